import { folderOfAddress } from '../../model/addresses/address.ts';
import { isParsedOnDemand, mayHave, type ContentDocument } from '../../model/content/content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { blocksIn } from './blocks-in.ts';
import { hasFeed } from './lists/feeds.ts';

/** What is asked about the pages of a site as a whole. */
export interface SiteIndex {
  /** Address of a page -> its file. Of two files with one address the first by name. */
  pages: Map<string, string>;
  /** Another address of a page -> the file of the page. */
  aliases: Map<string, string>;
  /** Address of a folder -> the pages directly in it; another list when one of them has changed. */
  folders: Map<string, ContentDocument[]>;
  /** Pages with a list that may give them more addresses. */
  paged: ContentDocument[];
  /** The files of shared blocks. */
  shared: string[];
  /** The site files of further languages. */
  languages: string[];
  /** Pages with a list that readers may subscribe to. */
  feeds: ContentDocument[];
  /** Pages that answer every unknown address below them. */
  fallbacks: ContentDocument[];
}

const indexes = new WeakMap<SiteContent, SiteIndex>();

/** The index of a site's pages, made in one walk when it is first asked for. */
export function siteIndex(content: SiteContent): SiteIndex {
  let index = indexes.get(content);
  if (!index) {
    index = createIndex(content);
    indexes.set(content, index);
  }
  return index;
}

/** The other addresses that a page asks for. */
export function aliasesOf(document: Pick<ContentDocument, 'data' | 'mayHave'> & { text?: string }): string[] {
  if (!mayHave(document, 'aliases')) return [];
  const { data } = document;
  // A page keeps its addresses while its author is writing: links to them are no mistakes besides.
  if (data === undefined) return writtenAliases(document.text);
  const written: unknown[] = [data['aliases'] ?? []].flat(3);
  return written.filter((alias) => typeof alias === 'string').map((alias) => alias.replace(/[^!-~]/g, ''));
}

/** The other addresses in a text that is no JSON just now. */
function writtenAliases(text = ''): string[] {
  const list = /"aliases"[^[\]]*\[([^\]]*)\]?/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/"?(\/[a-z0-9/-]+)/g)].map(([, alias]) => alias as string);
}

/** A document before and after something was saved; undefined where it is not there. */
export type Replaced = [old: ContentDocument | undefined, fresh: ContentDocument | undefined];

/**
 * Hands the index on to what the content is after some documents took the place of others. A walk over all pages is
 * only needed when that changed what others see of them: most saves change words. The old content must not be used any
 * more.
 */
export function transferIndex(before: SiteContent, after: SiteContent, replaced: readonly Replaced[]): void {
  const index = indexes.get(before);
  if (!index || replaced.some(([old, fresh]) => !old || !fresh || placeInIndex(old) !== placeInIndex(fresh))) return;
  const fresh = new Map(replaced as [ContentDocument, ContentDocument][]);
  const renewed = (list: ContentDocument[]): ContentDocument[] =>
    list.map((document) => fresh.get(document) ?? document);
  // A folder with a changed page is another list, so that what follows from it is worked out again, and only that.
  const pages = [...fresh.values()].filter(({ kind, address }) => kind === 'page' && address !== '/');
  for (const name of new Set(pages.map(({ address }) => folderOfAddress(address)))) {
    const folder = index.folders.get(name);
    if (folder) index.folders.set(name, renewed(folder));
  }
  index.paged = renewed(index.paged);
  index.feeds = renewed(index.feeds);
  index.fallbacks = renewed(index.fallbacks);
  indexes.set(after, index);
}

function createIndex(content: SiteContent): SiteIndex {
  const index: SiteIndex = {
    pages: new Map(),
    aliases: new Map(),
    folders: new Map(),
    shared: [],
    languages: [],
    paged: [],
    feeds: [],
    fallbacks: [],
  };
  for (const document of content.documents.values()) {
    const { address, file, kind } = document;
    if (kind === 'shared') index.shared.push(file);
    if (kind === 'language') index.languages.push(file);
    if (kind !== 'page') continue;
    if (!index.pages.has(address)) index.pages.set(address, file);
    for (const alias of aliasesOf(document)) if (!index.aliases.has(alias)) index.aliases.set(alias, file);
    const name = folderOfAddress(address);
    const folder = index.folders.get(name);
    if (folder) folder.push(document);
    // The home page is in no folder.
    else if (address !== '/') index.folders.set(name, [document]);
    if (isPaged(document)) index.paged.push(document);
    if (hasFeed(document)) index.feeds.push(document);
    if (isFallback(document)) index.fallbacks.push(document);
  }
  return index;
}

/** What decides where a document stands in the index, besides its file. */
function placeInIndex(document: ContentDocument): string {
  return document.kind === 'page'
    ? JSON.stringify([aliasesOf(document), isPaged(document), hasFeed(document), isFallback(document)])
    : '';
}

const isFallback = (document: ContentDocument): boolean =>
  mayHave(document, 'fallback') && Boolean(document.data?.['fallback']);

function isPaged(document: ContentDocument): boolean {
  // Of a document that is parsed on demand the guess is enough: its lists are looked at when they are asked for.
  if (isParsedOnDemand(document)) return mayHave(document, 'perPage', 'categories');
  return blocksIn(document).some(
    ({ block }) => block.type === 'collection' && Boolean(block['perPage'] || block['categories']),
  );
}
