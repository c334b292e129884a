import type { ResolvedContent } from '../resolve/resolve-content.ts';

// The protocol allows 50,000 addresses a file (https://www.sitemaps.org/protocol.html).
const LIMIT = 50_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap files by name: one, or an index of several. */
export function sitemapFiles({ site, addresses, isListed, alternatesAt }: ResolvedContent): Map<string, string> {
  const root = site.url + site.basePath;
  const alternates = (address: string): string =>
    alternatesAt(address)
      .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${site.url}${href}"/>`)
      .join('');
  const locations = [...addresses.keys()]
    .filter(isListed)
    .toSorted()
    .map(
      (address) =>
        `<url><loc>${root}${address === '/' && site.basePath ? '' : address}</loc>${alternates(address)}</url>`,
    );
  const namespaces = site.languages ? `${NAMESPACE} ${XHTML}` : NAMESPACE;
  const urlset = (part: string[]): string => `${XML}<urlset ${namespaces}>\n${part.join('\n')}\n</urlset>\n`;
  if (locations.length <= LIMIT) return new Map([['sitemap.xml', urlset(locations)]]);
  const files = new Map<string, string>();
  for (let start = 0; start < locations.length; start += LIMIT)
    files.set(`sitemap-${start / LIMIT + 1}.xml`, urlset(locations.slice(start, start + LIMIT)));
  const index = [...files.keys()].map((name) => `<sitemap><loc>${root}/${name}</loc></sitemap>`).join('\n');
  return files.set('sitemap.xml', `${XML}<sitemapindex ${NAMESPACE}>\n${index}\n</sitemapindex>\n`);
}

/** What crawlers may read: everything, and where the sitemap is. */
export const robotsFile = ({ site }: ResolvedContent): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${site.basePath}/sitemap.xml\n`;
