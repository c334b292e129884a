import type { ResolvedPage, ResolvedSite } from '../../../../model/page/types.ts';
import { absolutePath } from '../../../site/links/absolute-address.ts';
import { scriptJson } from '../../escape.ts';
import { articleNode } from './article.ts';
import { companyNode, placeNodes } from './business.ts';
import { offerNodes } from './offers.ts';
import { questionNodes } from './questions.ts';
import type { Thing } from './thing.ts';
import { videoNodes } from './videos.ts';

/**
 * What a page says to search engines in the words of schema.org, as a script element without script: no policy is asked
 * for it. Nothing where there is nothing to say beyond its head.
 */
export function structuredData(page: ResolvedPage, site: ResolvedSite): string {
  const things = page.head.noindex ? [] : thingsOf(page, site);
  if (things.length === 0) return '';
  const [first, ...others] = things;
  const graph = others.length === 0 ? first : { '@graph': things };
  return `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...graph })}</script>`;
}

/** What a page is about, as things of schema.org. */
export function thingsOf(page: ResolvedPage, site: ResolvedSite): Thing[] {
  return [
    ...(page.path === site.home ? homeNodes(site) : []),
    ...placeNodes(page, site),
    ...(page.about?.kind === 'article' ? [articleNode(page, site)] : []),
    ...offerNodes(page, site),
    ...questionNodes(page),
    ...videoNodes(page, site),
    ...trailNodes(page, site),
  ];
}

/** The company and its site, on the home page of each language. */
const homeNodes = (site: ResolvedSite): Thing[] => [
  companyNode(site),
  { '@type': 'WebSite', name: site.name, url: absolutePath(site, site.home), inLanguage: site.lang },
];

/** The way to the page, which itself needs no address there. */
function trailNodes({ about }: ResolvedPage, site: ResolvedSite): Thing[] {
  const { breadcrumbs = [] } = about ?? {};
  if (breadcrumbs.length === 0) return [];
  const steps = breadcrumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: index < breadcrumbs.length - 1 ? absolutePath(site, href) : undefined,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: steps }];
}
