import { createHash } from 'node:crypto';
import { ANALYTICS_POLICY } from '../../../model/analytics.ts';
import { sourcesOf, sourcesOfSite } from '../../../model/csp.ts';
import { joinSources, type Sources } from '../../../model/csp-sources.ts';
import { unescapeHtml } from '../../../model/rendering/react-escapes.ts';
import { PAGES_POLICY } from '../../../model/trusted-types.ts';
import type { RenderedPage } from '../../../model/rendering/renderer.ts';
import type { ResolvedPage, ResolvedSite, SiteDocument } from '../../../model/page/types.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';

type Security = NonNullable<SiteDocument['security']>;

/** The hash source of an inline script or style sheet. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Writes directives with `'self'` and further sources. */
const withSources =
  (further: Sources) =>
  (directive: keyof Sources): string =>
    [directive, ...new Set(["'self'", ...(further[directive] ?? [])])].join(' ');

/** The directive for frames, which never show pages of the site itself. */
const frameSources = ({ 'frame-src': from = ["'none'"] }: Sources): string => ['frame-src', ...from].join(' ');

const REQUIRE_TRUSTED_TYPES = "require-trusted-types-for 'script'";
const trustedTypes = ({ analytics }: ResolvedSite): string =>
  ['trusted-types', PAGES_POLICY, ...(analytics ? [ANALYTICS_POLICY] : [])].join(' ');

/** The first script: inline, or in development by its address. */
export type FirstScript = { text: string } | { src: string };

/**
 * The content security policy of a page, for its meta tag: only files of the site, the first script, and the style
 * sheet and style attributes of this page by hash, and the sources that its blocks need.
 */
export function contentSecurityPolicy(
  { css, ...parts }: RenderedPage,
  page: ResolvedPage,
  site: ResolvedSite,
  boot: FirstScript,
): string {
  const elsewhere = sourcesOf(page, site);
  const sources = withSources(elsewhere);
  return [
    "default-src 'none'",
    [sources('script-src'), ...('text' in boot ? [hashSource(boot.text)] : [])].join(' '),
    `style-src 'self' ${hashSource(css)}`,
    ...styleAttributes(parts),
    `${sources('img-src')} data:`,
    "font-src 'self'",
    sources('connect-src'),
    ...(elsewhere['frame-src'] ? [frameSources(elsewhere)] : []),
    // The media of the site's own blocks are not known.
    ...(page.modules || elsewhere['media-src'] ? [sources('media-src')] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    REQUIRE_TRUSTED_TYPES,
    trustedTypes(site),
  ].join(';');
}

/** A site, with the sources that its own blocks load from. */
export type PolicySite = Pick<ResolvedContent, 'site' | 'ownSources'>;

/**
 * The policy that all pages of a site share, which hosts send as a header. What differs from page to page or from build
 * to build (styles, scripts, frames) is in the meta tag of each page; browsers enforce both. So headers of an older
 * build do not block anything of a newer one.
 */
export function headerPolicy({ site, ownSources }: PolicySite, { frames, reports }: Security): string {
  const sources = withSources(joinSources([sourcesOfSite(site), ownSources]));
  return [
    `${sources('img-src')} data:`,
    "font-src 'self'",
    sources('connect-src'),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames?.join(' ') ?? "'none'"}`,
    REQUIRE_TRUSTED_TYPES,
    trustedTypes(site),
    ...(reports ? reportTo(reports) : []),
  ].join('; ');
}

/**
 * A report-only policy for development: the browser tells when one of the site's own blocks loads or does what it may
 * not. Vite writes scripts into the document, and evaluates some.
 */
export function loadedPolicy(page: ResolvedPage, site: ResolvedSite): string {
  const elsewhere = sourcesOf(page, site);
  const sources = withSources(elsewhere);
  return [
    `${sources('img-src')} data:`,
    "font-src 'self'",
    sources('connect-src'),
    sources('media-src'),
    frameSources(elsewhere),
    `${sources('script-src')} 'unsafe-inline' 'unsafe-eval' blob:`,
    REQUIRE_TRUSTED_TYPES,
  ].join('; ');
}

/**
 * The report-only policy of scripts. Not enforced, since the headers of an older build would block newer scripts.
 * @param firstScripts the text of all first scripts
 */
export function reportedPolicy(site: ResolvedSite, reports: string, firstScripts: readonly string[]): string {
  const scripts = [withSources(sourcesOfSite(site))('script-src'), ...firstScripts.map(hashSource)].join(' ');
  return [scripts, ...reportTo(reports)].join('; ');
}

const reportTo = (reports: string): string[] => [`report-uri ${reports}`, 'report-to pages'];

/**
 * The directive that allows style attributes which MUI renders, such as the shadow of a card: by hash; none where there
 * are none. Scripts may set styles whatever the policy.
 */
function styleAttributes({ header, main, footer }: Pick<RenderedPage, 'header' | 'main' | 'footer'>): string[] {
  // React escapes quotation marks in text and attributes.
  const found = [...`${header}${main}${footer}`.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
    unescapeHtml(value),
  );
  const hashes = [...new Set(found)].map(hashSource);
  return hashes.length === 0 ? [] : [`style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`];
}
