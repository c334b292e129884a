import { createHash } from 'node:crypto';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { hashOfText } from '../files/hash.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { listPublic } from '../../site/files/public-files.ts';
import { today } from '../../site/publication.ts';
import type { ContentCache } from './content-cache.ts';
import type { RuleInputs } from './diagnostics-store.ts';

/** The keys of what rules read today. */
export function diagnosticsKeys(content: SiteContent, cache: ContentCache): Pick<RuleInputs, 'sharedKey' | 'siteKey'> {
  const shared = `${today()} ${otherInputs(content, cache)}`;
  const others = [...content.documents.values()].filter(({ kind }) => kind !== 'page');
  return {
    sharedKey: hashOfText(shared + others.map((each) => `${each.file} ${hashOfText(withoutMenus(each))}`).join('\n')),
    siteKey: hashOfText(shared + hashesOfAll(content, cache)),
  };
}

/** The keys of all outlines and everything else that several pages read, with and without menus and footer. */
export function outlineKeys(content: SiteContent, cache: ContentCache): { all: string; withoutMenus: string } {
  const shared = otherInputs(content, cache);
  return {
    all: hashOfText(shared + hashesOfAll(content, cache)),
    withoutMenus: hashOfText(shared + hashesOfAll(content, cache, withoutMenus)),
  };
}

/**
 * The key of what is no document: files in `public/`, the tool for copies of photographs, refused files, own blocks and
 * icons.
 */
function otherInputs({ source, refused, own, pictureTool }: SiteContent, cache: ContentCache): string {
  const hash = createHash('sha1');
  for (const { address, kind } of listPublic(source))
    hash.update(`${address} ${kind} ${kind === 'file' ? cache.hashOfPublic(address) : ''}\n`);
  const parts = [...own.documents.values()].map(({ file, text }) => [file, text]);
  return hash.update(JSON.stringify([refused, own.refused, parts, [...own.pictures], pictureTool])).digest('base64');
}

/** A line for each document with the hash of its outline, which is cached for pages, or else of its text. */
const hashesOfAll = ({ documents }: SiteContent, cache: ContentCache, textOf = wholeText): string =>
  [...documents.values()]
    .map((document) => `${document.file} ${cache.outlineHashesOf(document.file)?.all ?? hashOfText(textOf(document))}`)
    .join('\n');

const wholeText = ({ text }: ContentDocument): string => text;

/** The text of a document without menus and footer, which rules about one page do not read. */
function withoutMenus(document: ContentDocument): string {
  if ((document.kind !== 'site' && document.kind !== 'language') || isBroken(document)) return document.text;
  const { navigation: _navigation, footer: _footer, ...rest } = document.data ?? {};
  return JSON.stringify(rest);
}
