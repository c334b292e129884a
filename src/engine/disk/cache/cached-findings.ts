import { createHash } from 'node:crypto';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { hashOfText } from '../files/hash.ts';
import { affectedBy } from '../../check/affected/affected-by.ts';
import type { CachedFindings } from '../../check/check-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { listPublic } from '../../site/files/public-files.ts';
import { today } from '../../site/publication.ts';
import { aliasesOf } from '../../site/site-index.ts';
import type { ContentCache } from './content-cache.ts';
import type { BrokenPage } from './content-cache-file.ts';

/** What rules found before, of content as it was read with what is remembered. */
export function cachedFindings(content: SiteContent, cache: ContentCache): CachedFindings {
  const around = `${today()} ${besidePages(content, cache)}`;
  const documents = [...content.documents.values()];
  const pages = documents.filter(({ kind }) => kind === 'page');
  const others = documents.filter(({ kind }) => kind !== 'page');
  const broken = pages.filter(({ file }) => cache.seenOf(file) === undefined);
  return cache.findings({
    beside: hashOfText(around + others.map((each) => `${each.file} ${hashOfText(withoutMenus(each))}`).join('\n')),
    broken: Object.fromEntries(broken.map((page) => [page.file, brokenPage(page)])),
    across: hashOfText(around + seenOfAll(content, cache)),
    affected: (changes, former) => affectedBy(content, changes, former),
  });
}

/** What others see of a page with mistakes: its addresses and its facts, as far as they can be read. */
function brokenPage(page: ContentDocument): BrokenPage {
  const { facts, translationOf } = page.data ?? {};
  const data = {
    aliases: aliasesOf(page),
    ...(facts !== undefined && { facts }),
    ...(translationOf !== undefined && { translationOf }),
  };
  return { hash: hashOfText(page.text), data };
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

/** What tells all documents from others, as far as they are seen. That of a page is cached: its text would have to be read. */
const seenOfAll = ({ documents }: SiteContent, cache: ContentCache, textOf = wholeText): string =>
  [...documents.values()]
    .map((document) => `${document.file} ${cache.seenOf(document.file)?.all ?? hashOfText(textOf(document))}`)
    .join('\n');

const wholeText = ({ text }: ContentDocument): string => text;

/** A document without what stands around all pages: rules about one page do not look at that. */
function withoutMenus(document: ContentDocument): string {
  if ((document.kind !== 'site' && document.kind !== 'language') || isBroken(document)) return document.text;
  const { navigation: _navigation, footer: _footer, ...rest } = document.data ?? {};
  return JSON.stringify(rest);
}
