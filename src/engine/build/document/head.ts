import type { PageAbout, PageHead, ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import { withoutArea } from '../../../model/words/language-tag.ts';
import { escapeHtml } from '../escape.ts';
import { alternatesFor } from './alternates.ts';

const meta = (attribute: 'name' | 'property', name: string, content: string | number | undefined): string =>
  content === undefined || content === ''
    ? ''
    : `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`;

const named = meta.bind(undefined, 'name');
const property = meta.bind(undefined, 'property');

/** The meta tags of a page for search engines and social networks. */
export function headTags({ head, about }: Pick<ResolvedPage, 'head' | 'about'>, site: ResolvedSite): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    head.noindex ? named('robots', 'noindex') : '',
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    property('og:type', about?.kind === 'article' ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:locale', localeOf(site.lang)),
    ...articleTags(about),
    ...alternateLinks(head, site),
    feedLink(about),
    ...imageTags(head, about),
  ].join('');
}

/** Open Graph tags of an article: authors, dates, section. */
function articleTags({ kind, published, updated, authors = [], categories }: Partial<PageAbout> = {}): string[] {
  if (kind !== 'article') return [];
  return [
    ...authors.map(({ name }) => named('author', name)),
    property('article:published_time', published),
    property('article:modified_time', updated),
    // There may be one section only.
    property('article:section', categories?.[0]),
  ];
}

function imageTags({ image }: PageHead, about: PageAbout | undefined): string[] {
  if (image === undefined) return [];
  const { width, height, alt } = about?.image ?? {};
  return [
    property('og:image', image),
    property('og:image:width', width),
    property('og:image:height', height),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** The Open Graph locale, which has a country. The default is en_US. */
function localeOf(lang: string): string | undefined {
  if (lang === 'en' || lang === 'en-US') return undefined;
  const { language, region } = new Intl.Locale(withoutArea(lang)).maximize();
  return region && `${language}_${region}`;
}

const alternateLinks = ({ noindex, alternates = [] }: PageHead, site: ResolvedSite): string[] =>
  alternatesFor(noindex ? [] : alternates, site).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
  );

const feedLink = ({ feed }: Partial<PageAbout> = {}): string =>
  feed === undefined
    ? ''
    : `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.label)}" href="${escapeHtml(feed.href)}">`;
