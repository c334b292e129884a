import { createHash } from 'node:crypto';
import { ANALYTICS_POLICY } from '../../../model/analytics.ts';
import { sourcesOf, sourcesOfSite } from '../../../model/csp.ts';
import { joinSources, type Sources } from '../../../model/csp-sources.ts';
import { PAGES_POLICY } from '../../../model/trusted-types.ts';
import type { RenderedPage } from '../../../model/rendering/renderer.ts';
import type { ResolvedPage, ResolvedSite, SiteDocument } from '../../../model/page/types.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { unescapeHtml } from '../escape.ts';

type Security = NonNullable<SiteDocument['security']>;

/** A script or style sheet as a policy names it that stands in the document. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A directive with the site's own files and what is added to them. */
const withSources =
  (elsewhere: Sources) =>
  (directive: keyof Sources): string =>
    [directive, ...new Set(["'self'", ...(elsewhere[directive] ?? [])])].join(' ');

/** Whose pages may be shown in frames: none of the site's own. */
const frames = ({ 'frame-src': from = ["'none'"] }: Sources): string => ['frame-src', ...from].join(' ');

const NO_DOM_STRINGS = "require-trusted-types-for 'script'";
const trustedTypes = ({ analytics }: ResolvedSite): string =>
  ['trusted-types', PAGES_POLICY, ...(analytics ? [ANALYTICS_POLICY] : [])].join(' ');

/** The first script: what it says; in development where it is. */
export type Boot = { text: string } | { src: string };

/**
 * The policy of one page: own files only, the first script and no other inline, just this page's style sheet and
 * attributes, and what the page says it needs of others.
 */
export function contentSecurityPolicy(
  { css, ...parts }: RenderedPage,
  page: ResolvedPage,
  site: ResolvedSite,
  boot: Boot,
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
    ...(elsewhere['frame-src'] ? [frames(elsewhere)] : []),
    // What a block of the site's own plays, nobody knows.
    ...(page.modules || elsewhere['media-src'] ? [sources('media-src')] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    NO_DOM_STRINGS,
    trustedTypes(site),
  ].join(';');
}

/** A site with what blocks of its own load from elsewhere. */
export type Allowing = Pick<ResolvedContent, 'site' | 'ownSources'>;

/**
 * The policy that all pages of a site share, for hosts to send with every file. What differs from page to page or from
 * build to build (its style, its scripts, the frames that it shows) each page says itself; a browser obeys
 * both. A host that is still told of the last build stops nothing of the next one.
 */
export function headerPolicy({ site, ownSources }: Allowing, { frames, reports }: Security): string {
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
    NO_DOM_STRINGS,
    trustedTypes(site),
    ...(reports ? reportTo(reports) : []),
  ].join('; ');
}

/** What pages load, for a browser to say while somebody writes blocks that may ask for more. */
export function loadedPolicy(page: ResolvedPage, site: ResolvedSite): string {
  const elsewhere = sourcesOf(page, site);
  const sources = withSources(elsewhere);
  return [
    `${sources('img-src')} data:`,
    "font-src 'self'",
    sources('connect-src'),
    sources('media-src'),
    frames(elsewhere),
  ].join('; ');
}

/**
 * What runs in pages, for browsers to report and not to stop: hosts that are still told of the last build stop nothing.
 * @param firstScripts one of which each page has
 */
export function reportedPolicy(site: ResolvedSite, reports: string, firstScripts: readonly string[]): string {
  const scripts = [withSources(sourcesOfSite(site))('script-src'), ...firstScripts.map(hashSource)].join(' ');
  return [scripts, ...reportTo(reports)].join('; ');
}

const reportTo = (reports: string): string[] => [`report-uri ${reports}`, 'report-to pages'];

/**
 * What allows the style attributes that components of MUI come with, such as the shadow of a card: each by its value,
 * and nothing where there are none. Once a page lives, styles are set by script, which no policy forbids.
 */
function styleAttributes({ header, main, footer }: Pick<RenderedPage, 'header' | 'main' | 'footer'>): string[] {
  // In what React writes, a quotation mark outside of tags is always an entity.
  const found = [...`${header}${main}${footer}`.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
    unescapeHtml(value),
  );
  const hashes = [...new Set(found)].map(hashSource);
  return hashes.length === 0 ? [] : [`style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`];
}
