import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { checkContent } from '../check/check-content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { listPublic } from '../site/public-files.ts';
import { today } from '../site/publication.ts';
import { hashOfText, type ContentMemory } from './memory.ts';

/** As `checkContent`, where pages are not looked at again of which nothing has changed that rules see. */
export function checkRemembered(content: SiteContent, memory: ContentMemory, only?: ReadonlySet<string>): Diagnostic[] {
  return checkContent(content, only, memory.findings(`${today()} ${aroundPages(content, memory)}`));
}

/**
 * Names everything of a site that counts for a page besides its own text and the day: the site file and shared blocks,
 * files in `public/` and whether they are made smaller, and what is seen of every page.
 */
export function aroundPages(content: SiteContent, memory: ContentMemory): string {
  const { source, documents, refused, own, pictureTool } = content;
  const hash = createHash('sha1');
  for (const { address, kind } of listPublic(source))
    hash.update(`${address} ${kind} ${kind === 'file' ? memory.hashOfPublic(address) : ''}\n`);
  // The text of a page that is remembered would be read: what is seen of it is known.
  for (const document of documents.values())
    hash.update(`${document.file} ${memory.seenOf(document.file) ?? hashOfText(document.text)}\n`);
  return hash.update(JSON.stringify([refused, own.refused, [...own.broken], pictureTool])).digest('base64');
}
