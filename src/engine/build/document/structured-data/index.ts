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
 * The structured data of a page (JSON-LD, https://schema.org) as a script element, which no content security policy
 * restricts since it is data. Empty where there is nothing to say beyond the head.
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
    ...breadcrumbNodes(page, site),
  ];
}

/** The company and its site, on the home page of each language. */
const homeNodes = (site: ResolvedSite): Thing[] => [
  companyNode(site),
  { '@type': 'WebSite', name: site.name, url: absolutePath(site, site.home), inLanguage: site.lang },
];

/** The breadcrumbs of a page. The last one, the page itself, needs no address. */
function breadcrumbNodes({ about }: ResolvedPage, site: ResolvedSite): Thing[] {
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
