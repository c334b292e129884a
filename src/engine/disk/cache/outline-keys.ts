import { createHash } from 'node:crypto';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { hashOfText } from '../files/hash.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { listPublic } from '../../site/files/public-files.ts';
import { today } from '../../site/publication.ts';
import type { ContentCache } from './content-cache.ts';
import type { RuleInputs } from './kept-findings.ts';

/** The keys of what rules look at on a day: besides pages, and of all that is seen of a site. */
export function findingKeys(content: SiteContent, cache: ContentCache): Pick<RuleInputs, 'beside' | 'across'> {
  const beside = `${today()} ${besidePages(content, cache)}`;
  const others = [...content.documents.values()].filter(({ kind }) => kind !== 'page');
  return {
    beside: hashOfText(beside + others.map((each) => `${each.file} ${hashOfText(withoutMenus(each))}`).join('\n')),
    across: hashOfText(beside + seenOfAll(content, cache)),
  };
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
  return hash.update(JSON.stringify([refused, own.refused, parts, [...own.pictures], pictureTool])).digest('base64');
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
