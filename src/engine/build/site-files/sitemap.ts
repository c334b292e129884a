import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import type { PageDates } from '../../resolve/lists/listed.ts';
import type { PageSummary } from '../../resolve/page/summary.ts';
import { today } from '../../site/publication.ts';
import { absoluteAddress, absoluteFile } from '../../site/links/absolute-address.ts';
import { alternatesFor } from '../document/alternates.ts';
import { escapeXml } from '../escape.ts';

// The protocol allows 50,000 addresses and 50 MB a file (https://www.sitemaps.org/protocol.html).
const LIMIT = 50_000;
const MOST_LETTERS = 25_000_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An address as the sitemap has it. */
interface Entry {
  xml: string;
  changed: string | undefined;
}

/**
 * The sitemap files by name: one, or an index of several. A page was last changed on the day that it says itself, else
 * on that of its file, else when it was published; a list also when one of its pages was.
 * @param changes the day on which each file was last changed
 * @param day that of the build: a page was not changed on one still to come, such as that of a course
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

/** When a page was last changed, with what it lists: all parts of a list have the same pages, looked at once. */
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

/** The entries of each file: as many as it may have. */
function partsOf(entries: Entry[]): Entry[][] {
  const parts: Entry[][] = [[]];
  let letters = 0;
  for (const entry of entries) {
    letters += entry.xml.length;
    if (parts.at(-1)!.length === LIMIT || letters > MOST_LETTERS) {
      parts.push([]);
      letters = entry.xml.length;
    }
    parts.at(-1)!.push(entry);
  }
  return parts;
}
