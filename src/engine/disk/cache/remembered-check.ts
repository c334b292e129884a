import { createHash } from 'node:crypto';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { hashOfText } from '../hash.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { checkContent, type KnownFindings } from '../../check/check-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { listPublic } from '../../site/files/public-files.ts';
import { today } from '../../site/publication.ts';
import type { ContentMemory } from './memory.ts';

/** As `checkContent`, where what is found is not looked for again as long as nothing has changed that rules see. */
export function checkRemembered(content: SiteContent, memory: ContentMemory, only?: ReadonlySet<string>): Diagnostic[] {
  return checkContent(content, only, knownFindings(content, memory));
}

/** What rules found before, of content as it was read with what is remembered. */
export function knownFindings(content: SiteContent, memory: ContentMemory): KnownFindings {
  const beside = `${today()} ${besidePages(content, memory)}`;
  const around = {
    page: hashOfText(beside + frameOfAll(content, memory)),
    across: hashOfText(beside + seenOfAll(content, memory)),
  };
  return memory.findings(around);
}

/** Names everything of a site that others than its own page see, and the same without menus and footer. */
export function aroundPages(content: SiteContent, memory: ContentMemory): { all: string; butMenus: string } {
  const beside = besidePages(content, memory);
  return {
    all: hashOfText(beside + seenOfAll(content, memory)),
    butMenus: hashOfText(beside + seenOfAll(content, memory, withoutMenus)),
  };
}

/** Names what is no document: files in `public/` and whether they are made smaller, and what was refused, and an owner's own blocks and icons. */
function besidePages({ source, refused, own, pictureTool }: SiteContent, memory: ContentMemory): string {
  const hash = createHash('sha1');
  for (const { address, kind } of listPublic(source))
    hash.update(`${address} ${kind} ${kind === 'file' ? memory.hashOfPublic(address) : ''}\n`);
  const parts = [...own.documents.values()].map(({ file, text }) => [file, text]);
  return hash.update(JSON.stringify([refused, own.refused, [...own.broken], parts, pictureTool])).digest('base64');
}

const namesOfAll = ({ documents }: SiteContent, nameOf: (document: ContentDocument) => string): string =>
  [...documents.values()].map((document) => `${document.file} ${nameOf(document)}`).join('\n');

/** Names what is seen of every document. The text of a page that is remembered would be read: that is known. */
const seenOfAll = (content: SiteContent, memory: ContentMemory, textOf = wholeText): string =>
  namesOfAll(content, (document) => memory.seenOf(document.file)?.all ?? hashOfText(textOf(document)));

const wholeText = ({ text }: ContentDocument): string => text;

/** Names what a rule about one page sees of the others: no words of theirs, and nothing of what stands around it. */
const frameOfAll = (content: SiteContent, memory: ContentMemory): string =>
  namesOfAll(content, (document) => memory.seenOf(document.file)?.frame ?? hashOfText(withoutMenus(document)));

function withoutMenus(document: ContentDocument): string {
  if ((document.kind !== 'site' && document.kind !== 'language') || isBroken(document)) return document.text;
  const { navigation: _navigation, footer: _footer, ...rest } = document.data ?? {};
  return JSON.stringify(rest);
}
