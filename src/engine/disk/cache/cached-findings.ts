import { createHash } from 'node:crypto';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { hashOfText } from '../files/hash.ts';
import type { CachedFindings } from '../../check/check-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { listPublic } from '../../site/files/public-files.ts';
import { today } from '../../site/publication.ts';
import type { ContentCache } from './content-cache.ts';

/** What rules found before, of content as it was read with what is remembered. */
export function cachedFindings(content: SiteContent, cache: ContentCache): CachedFindings {
  const beside = `${today()} ${besidePages(content, cache)}`;
  const keys = {
    page: hashOfText(beside + frameOfAll(content, cache)),
    across: hashOfText(beside + seenOfAll(content, cache)),
  };
  return cache.findings(keys);
}

/** The keys of everything of a site that others than its own page see, and the same without menus and footer. */
export function outlineKeys(content: SiteContent, cache: ContentCache): { all: string; butMenus: string } {
  const beside = besidePages(content, cache);
  return {
    all: hashOfText(beside + seenOfAll(content, cache)),
    butMenus: hashOfText(beside + seenOfAll(content, cache, withoutMenus)),
  };
}

/** The key of what is no document: files in `public/` and whether they are made smaller, and what was refused, and an owner's own blocks and icons. */
function besidePages({ source, refused, own, pictureTool }: SiteContent, cache: ContentCache): string {
  const hash = createHash('sha1');
  for (const { address, kind } of listPublic(source))
    hash.update(`${address} ${kind} ${kind === 'file' ? cache.hashOfPublic(address) : ''}\n`);
  const parts = [...own.documents.values()].map(({ file, text }) => [file, text]);
  return hash.update(JSON.stringify([refused, own.refused, [...own.broken], parts, pictureTool])).digest('base64');
}

const namesOfAll = ({ documents }: SiteContent, nameOf: (document: ContentDocument) => string): string =>
  [...documents.values()].map((document) => `${document.file} ${nameOf(document)}`).join('\n');

/** What tells all documents from others, as far as they are seen. That of a page is cached: its text would have to be read. */
const seenOfAll = (content: SiteContent, cache: ContentCache, textOf = wholeText): string =>
  namesOfAll(content, (document) => cache.seenOf(document.file)?.all ?? hashOfText(textOf(document)));

const wholeText = ({ text }: ContentDocument): string => text;

/** The same of what a rule about one page sees of the others: no words of theirs, and nothing of what stands around it. */
const frameOfAll = (content: SiteContent, cache: ContentCache): string =>
  namesOfAll(content, (document) => cache.seenOf(document.file)?.frame ?? hashOfText(withoutMenus(document)));

function withoutMenus(document: ContentDocument): string {
  if ((document.kind !== 'site' && document.kind !== 'language') || isBroken(document)) return document.text;
  const { navigation: _navigation, footer: _footer, ...rest } = document.data ?? {};
  return JSON.stringify(rest);
}
