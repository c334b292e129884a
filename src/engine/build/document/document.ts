import * as ids from '../../../model/rendering/ids.ts';
import { HERO_TONES, type Look } from '../../../model/page/look.ts';
import { ownSourcesOf } from '../../../model/csp.ts';
import type { HydrationData } from '../../../model/rendering/live.ts';
import type { RenderedPage } from '../../../model/rendering/renderer.ts';
import type { ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { escapeHtml, scriptJson } from '../escape.ts';
import { headTags } from './head.ts';
import { contentSecurityPolicy, type FirstScript } from './csp.ts';
import { BODY_START, MAIN_END, MAIN_START, PAGE_DATA_START } from './markers.ts';
import { structuredData } from './structured-data/index.ts';
import { fontPreloads } from './font-preloads.ts';

/** The assets that a document refers to. */
export interface DocumentAssets {
  boot: FirstScript;
  /** The address of the app, which is loaded on demand. */
  app: string;
  /** The address of the script that asks for consent to analytics. */
  consent?: string;
  /** The address of the style sheet for print and forced colors. */
  otherMedia?: string;
  /** No content security policy: the dev server's own scripts would break it. */
  development?: boolean;
}

/** The meta tags for the color of the browser's own interface: that of the top of the page. */
function themeColorTags({ hero, light, dark }: Look): string {
  const [day, night] = [light, dark].map(({ plate, tones }) =>
    hero === 'deep' ? plate : tones[HERO_TONES[hero]].ground,
  );
  if (day === night) return `<meta name="theme-color" content="${day}">`;
  const meta = (color: string | undefined, scheme: string): string =>
    `<meta name="theme-color" content="${color}" media="(prefers-color-scheme:${scheme})">`;
  return meta(day, 'light') + meta(night, 'dark');
}

/** Without it, browsers request /favicon.ico, and report an error in the console. */
const NO_ICON = '<link rel="icon" href="data:,">';
const ICON_TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/** Links to the icon, the manifest and, for the letters between header and footer, the fonts of a site. */
export function siteLinks(
  { icon, manifest, font }: Pick<ResolvedSite, 'icon' | 'manifest' | 'font'>,
  main: string,
): string {
  return [
    icon ? `<link rel="icon" href="${escapeHtml(icon)}" type="${ICON_TYPES[icon.split('.').at(-1) ?? '']}">` : NO_ICON,
    manifest ? `<link rel="manifest" href="${escapeHtml(manifest)}">` : '',
    font ? fontPreloads(font, main) : '',
  ].join('');
}

/** The consent script, and its settings. There is no analytics in development. */
function analyticsTags({ analytics }: ResolvedSite, { consent, development }: DocumentAssets): string {
  if (!analytics || development || consent === undefined) return '';
  const { sources: _sources, ...tool } = analytics;
  const data = `<script type="application/json" id="${ids.analytics}">${scriptJson(tool)}</script>`;
  return `${data}<script type="module" src="${consent}"></script>`;
}

/** Loaded with the lowest priority, since it does not apply to a screen. */
const otherMediaTag = ({ otherMedia }: DocumentAssets): string =>
  otherMedia === undefined
    ? ''
    : `<link rel="stylesheet" href="${otherMedia}" media="(max-width:16rem),(forced-colors),(prefers-contrast),print">`;

/** Before all other styles, as in the app: MUI's styles come after those of the site's own blocks. */
const ownStyleTags = ({ styles = [] }: ResolvedPage): string =>
  styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');

/** Inline, since a second request would delay the first view more than a kilobyte does. */
const bootTag = ({ boot }: DocumentAssets): string =>
  'text' in boot ? `<script type="module">${boot.text}</script>` : `<script type="module" src="${boot.src}"></script>`;

/** The element with page facts for the code, as attributes, and the hydration data, as JSON. */
function pageTag(page: ResolvedPage, { hydration }: RenderedPage, sites: SiteLookup, { app }: DocumentAssets): string {
  const { basePath } = sites.siteAt(page);
  const sources = ownSourcesOf(page);
  const facts: Record<string, string | false> = {
    base: basePath,
    app,
    sources: sources.length > 0 && sources.join(','),
    'not-found': page.notFound === true && '',
    fallbacks: page.notFound === true && sites.fallbacks.map((address) => basePath + address).join(' '),
  };
  const attributes = Object.entries(facts).map(([name, value]) =>
    value === false ? '' : ` data-${name}${value && `="${escapeHtml(value)}"`}`,
  );
  return `${PAGE_DATA_START}${attributes.join('')}>${hydration ? scriptJson(withModules(hydration, page)) : ''}</script>`;
}

/** Adds the addresses of modules of the site's own blocks. */
const withModules = (hydration: HydrationData, { modules }: ResolvedPage): HydrationData =>
  hydration.parts && modules ? { ...hydration, modules } : hydration;

/** The site as documents need it: in the language of each page, and which pages answer for unknown addresses. */
export type SiteLookup = Pick<ResolvedContent, 'siteAt' | 'fallbacks'>;

/** The whole HTML document of a page. */
export function documentOf(
  page: ResolvedPage,
  sites: SiteLookup,
  rendered: RenderedPage,
  assets: DocumentAssets,
): string {
  const site = sites.siteAt(page);
  return [
    `<!doctype html><html lang="${escapeHtml(site.lang)}"${site.dir ? ` dir="${site.dir}"` : ''}><head><meta charset="utf-8">`,
    assets.development
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(rendered, page, site, assets.boot)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags(page, site),
    themeColorTags(site.look),
    siteLinks(site, rendered.main),
    rendered.hints,
    ownStyleTags(page),
    `<style>${rendered.css}</style>`,
    otherMediaTag(assets),
    bootTag(assets),
    BODY_START,
    rendered.header,
    MAIN_START,
    rendered.main,
    MAIN_END,
    rendered.footer,
    pageTag(page, rendered, sites, assets),
    analyticsTags(site, assets),
    structuredData(page, site),
    '</body></html>',
  ].join('');
}
