import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import type { PageDates } from '../../resolve/lists/listed.ts';
import type { PageSummary } from '../../resolve/page/summary.ts';
import { today } from '../../site/publication.ts';
import { absoluteAddress, absoluteFile } from '../../site/links/absolute-address.ts';
import { alternatesFor } from '../document/alternates.ts';
import { escapeXml } from '../escape.ts';

// The protocol allows 50,000 addresses and 50 MB a file (https://www.sitemaps.org/protocol.html).
const MAX_ENTRIES = 50_000;
const MAX_LENGTH = 25_000_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An entry of the sitemap. */
interface Entry {
  xml: string;
  changed: string | undefined;
}

/**
 * The sitemap files by name: one, or an index of several. `lastmod` is the date in the page, else that of the last
 * change of its file, else that of publication; for a list also the latest of its pages.
 * @param changes the day on which each file was last changed
 * @param day the day of the build: later dates, such as that of a course, are no `lastmod`
 */
export function sitemapFiles(
  { site, addresses, summary }: ResolvedContent,
  changes: ReadonlyMap<string, string> = new Map(),
  day = today(),
): Map<string, string> {
  const pages = [...addresses.keys()].toSorted().flatMap((address) => summary(address) ?? []);
  const changeOf = lastChangeOf(changes, day);
  const entries = pages.map((page) => entryOf(page, changeOf(page), site));
  const parts = partsOf(entries);
  const namespaces = site.languages ? `${NAMESPACE} ${XHTML}` : NAMESPACE;
  const fileOf = (part: Entry[]): string =>
    `${XML}<urlset ${namespaces}>\n${part.map(({ xml }) => xml).join('\n')}\n</urlset>\n`;
  const [only = [], ...others] = parts;
  if (others.length === 0) return new Map([['sitemap.xml', fileOf(only)]]);
  const files = new Map(parts.map((part, index) => [`sitemap-${index + 1}.xml`, fileOf(part)]));
  const index = [...files.keys()].map((name, at) => {
    const changed = newest((parts[at] ?? []).map((entry) => entry.changed));
    return `<sitemap><loc>${escapeXml(absoluteFile(site, `/${name}`))}</loc>${lastMod(changed)}</sitemap>`;
  });
  return files.set('sitemap.xml', `${XML}<sitemapindex ${NAMESPACE}>\n${index.join('\n')}\n</sitemapindex>\n`);
}

/** The latest of some days. */
const newest = (days: (string | undefined)[]): string | undefined =>
  days.reduce((latest, day) => (latest === undefined || (day !== undefined && day > latest) ? day : latest), undefined);

/** When a page was last changed, with the pages that it lists. Computed once for all parts of a list. */
function lastChangeOf(changes: ReadonlyMap<string, string>, today: string): (page: PageSummary) => string | undefined {
  const past = (day: string | undefined) => (day !== undefined && day <= today ? day : undefined);
  const dayOf = ({ updated, file, published }: PageDates) => updated ?? changes.get(file) ?? past(published);
  const known = new Map<readonly PageDates[], string | undefined>();
  return (page) => {
    const listed = page.listed();
    if (!known.has(listed)) known.set(listed, newest(listed.map(dayOf)));
    return newest([dayOf(page), known.get(listed)]);
  };
}

function entryOf(
  { address, alternates }: PageSummary,
  changed: string | undefined,
  site: ResolvedContent['site'],
): Entry {
  const others = alternatesFor(alternates, site).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
  );
  const location = `<loc>${escapeXml(absoluteAddress(site, address))}</loc>`;
  return { xml: `<url>${location}${lastMod(changed)}${others.join('')}</url>`, changed };
}

const lastMod = (day: string | undefined): string => (day === undefined ? '' : `<lastmod>${escapeXml(day)}</lastmod>`);

/** Splits entries into files within the limits. */
function partsOf(entries: Entry[]): Entry[][] {
  const parts: Entry[][] = [[]];
  let letters = 0;
  for (const entry of entries) {
    letters += entry.xml.length;
    if (parts.at(-1)!.length === MAX_ENTRIES || letters > MAX_LENGTH) {
      parts.push([]);
      letters = entry.xml.length;
    }
    parts.at(-1)!.push(entry);
  }
  return parts;
}
