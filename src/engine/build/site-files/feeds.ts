import type { Feed, FeedEntry } from '../../resolve/feeds.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { pathOf } from '../../../model/addresses/address.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';
import { absoluteAddress, absoluteFile } from '../../site/links/absolute-address.ts';
import { escapeXml } from '../escape.ts';

/** The Atom feeds of a site (RFC 4287), by file name. */
export const feedFiles = ({ site, feeds }: ResolvedContent): Map<string, string> =>
  new Map(feeds().map((feed) => [feed.address.slice(1), feedOf(feed, site)]));

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

const link = (href: string, rel: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

/** The id of a page in feeds. It does not depend on the host, so that entries stay known to feed readers. */
const idOf = ({ url, basePath }: ResolvedSite, address: string): string => url + pathOf(basePath, address);

/** A day as a timestamp, which Atom requires. */
const moment = (day: string): string => `${day}T00:00:00Z`;

const lastChange = ({ published, updated = published }: FeedEntry): string =>
  updated > published ? updated : published;

function feedOf({ address, page, title, description, author, lang, ...feed }: Feed, site: ResolvedSite): string {
  const entries = feed.entries();
  const newest = entries.map(lastChange).toSorted().at(-1);
  const own = absoluteAddress(site, page);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">`,
    element('title', title),
    element('subtitle', description),
    element('id', idOf(site, page)),
    link(absoluteFile(site, address), 'self', 'application/atom+xml'),
    link(own, 'alternate', 'text/html'),
    // A feed has to say when it was last changed; an empty one never was.
    element('updated', moment(newest ?? '1970-01-01')),
    `<author>${element('name', author)}</author>`,
    ...entries.map((entry) => entryOf(entry, site)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(entry: FeedEntry, site: ResolvedSite): string {
  const own = absoluteAddress(site, entry.address);
  const { title, text, authors, categories } = entry.words();
  return [
    '<entry>',
    element('title', title),
    element('id', idOf(site, entry.address)),
    link(own, 'alternate', 'text/html'),
    element('published', moment(entry.published)),
    element('updated', moment(lastChange(entry))),
    ...authors.map((author) => `<author>${element('name', author)}</author>`),
    ...categories.map((category) => `<category term="${escapeXml(category)}"/>`),
    element('summary', text),
    '</entry>',
  ].join('\n');
}
