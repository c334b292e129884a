import { createHash } from 'node:crypto';
import { ids } from '../../model/ids.ts';
import type { RenderedPage } from '../../model/renderer.ts';
import type { ResolvedPage, ResolvedSite } from '../../model/types.ts';
import type { ResolvedContent } from '../resolve/resolve-content.ts';
import { escape } from './escape.ts';

/** What a document needs of the build: the first script, and the modules that hydration will want (the entry first). */
export interface DocumentAssets {
  boot: string;
  modules: string[];
  /** The colour of the browser's own frame. */
  themeColor: string;
  /** No content security policy: the dev server's own scripts would break it. */
  development?: boolean;
}

/** JSON that is harmless inside a script element, whatever texts it holds. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
// Emotion makes one empty style element and fills it by script.
const EMPTY = hash('');

/** The policy of one page: own files only, no inline script, and just this page's style sheet. */
function contentSecurityPolicy(css: string, site: ResolvedSite): string {
  const mail = site.mail.mode === 'emailjs' ? ' https://api.emailjs.com' : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hash(css)} ${EMPTY}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${mail}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}

function headTags({ head }: ResolvedPage, site: ResolvedSite): string {
  const meta = (attribute: string, name: string, content: string): string =>
    `<meta ${attribute}="${name}" content="${escape(content)}">`;
  return [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? meta('name', 'robots', 'noindex') : '',
    `<link rel="canonical" href="${escape(head.canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    ...alternateLinks(head, site),
    head.image ? meta('property', 'og:image', head.image) + meta('name', 'twitter:card', 'summary_large_image') : '',
  ].join('');
}

/** The same page in other languages, for search engines; whose language is none of them is best served by the first. */
function alternateLinks({ alternates = [] }: ResolvedPage['head'], { url, languages }: ResolvedSite): string[] {
  const link = (lang: string, href: string): string =>
    `<link rel="alternate" hreflang="${escape(lang)}" href="${escape(url + href)}">`;
  const first = alternates.find(({ lang }) => lang === languages?.[0]?.lang);
  return [...alternates.map(({ lang, href }) => link(lang, href)), ...(first ? [link('x-default', first.href)] : [])];
}

const ICON_TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/** The site's own small picture and typeface, where it has them. */
export function siteLinks({ icon, font }: Pick<ResolvedSite, 'icon' | 'font'>): string {
  return [
    icon ? `<link rel="icon" href="${icon}" type="${ICON_TYPES[icon.split('.').at(-1) ?? '']}">` : '',
    font ? `<link rel="preload" href="${font.file}" as="font" type="font/woff2" crossorigin>` : '',
  ].join('');
}

/** The whole HTML document of a page. */
export function documentOf(
  page: ResolvedPage,
  { siteAt, fallbacks }: Pick<ResolvedContent, 'siteAt' | 'fallbacks'>,
  rendered: RenderedPage,
  assets: DocumentAssets,
): string {
  const site = siteAt(page);
  const base = site.basePath;
  const forNotFound = page.notFound
    ? ` data-not-found data-fallbacks="${fallbacks.map((address) => base + address).join(' ')}"`
    : '';
  return [
    `<!doctype html><html lang="${escape(site.lang)}"${site.dir ? ` dir="${site.dir}"` : ''}><head><meta charset="utf-8">`,
    assets.development
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(rendered.css, site)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags(page, site),
    `<meta name="theme-color" content="${assets.themeColor}">`,
    siteLinks(site),
    // Two elements: the style cache moves the one it knows about, and moving the rules would load the fonts a second
    // time.
    `<style>${rendered.css}</style><style data-emotion="${rendered.styleKey}"></style>`,
    `<script type="module" src="${assets.boot}"></script></head><body>`,
    rendered.header,
    `<main id="${ids.main}" tabindex="-1">${rendered.main}</main>`,
    rendered.footer,
    `<script type="application/json" id="${ids.page}" data-base="${base}" data-modules="${assets.modules.join(' ')}"${forNotFound}>${scriptJson({ ...page, icons: {} })}</script>`,
    '</body></html>',
  ].join('');
}
