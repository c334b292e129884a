import { isBroken } from '../../model/content/content.ts';
import type { LastChanges } from '../changes/last-changes.ts';
import { engineKey } from '../disk/cache/engine-key.ts';
import type { ContentCache } from '../disk/cache/content-cache.ts';
import { outlineKeys } from '../disk/cache/outline-keys.ts';
import { readEnv } from '../disk/env.ts';
import type { SiteContent } from '../read/site-content.ts';
import { datesOf } from '../resolve/lists/listed.ts';
import type { ResolvedContent } from '../resolve/resolve-content.ts';
import type { HostName } from '../site/hosting.ts';
import { collidingPictures } from '../site/files/social-image.ts';
import { listPublic } from '../site/files/public-files.ts';
import { hiddenBecause } from '../site/publication.ts';
import { hashOf } from '../disk/files/hash.ts';

interface Inputs {
  cache: ContentCache;
  today: string;
  changes: LastChanges;
  host: HostName | undefined;
  /** The key of the code that pages are rendered with. */
  codeKey: string;
}

/** Keys of what a build reads: the same as long as that is. */
export interface ContentKeys {
  /**
   * Everything but the words of pages that no other page sees: the outlines of all documents and when these were changed,
   * code, the day, the environment, the host.
   */
  outlines: string;
  /** The same without menus and footer. */
  outlinesButMenus: string;
}

/** The keys of what a build reads besides the words of its pages. */
export function contentKeys(content: SiteContent, { cache, today, changes, host, codeKey }: Inputs): ContentKeys {
  const hidden: string[] = [];
  const toCome: string[] = [];
  for (const document of content.documents.values()) {
    if (document.kind !== 'page' || isBroken(document)) continue;
    if (hiddenBecause(document, today)) hidden.push(document.file);
    if ((datesOf(document).published ?? '') > today) toCome.push(document.file);
  }
  const rest = [hidden, toCome, [...changes], today.slice(0, 4), readEnv(content.source.root), host];
  const { all, butMenus } = outlineKeys(content, cache);
  const keyOf = (pages: string): string => hashOf(pages, JSON.stringify(rest), engineKey(), codeKey);
  return { outlines: keyOf(all), outlinesButMenus: keyOf(butMenus) };
}

/** The key of everything that a build reads. @param outlines the key of all but the words of pages that no other sees */
export const everythingKey = ({ documents }: SiteContent, outlines: string, cache: ContentCache): string =>
  hashOf(
    outlines,
    [...documents.values()]
      .map(({ file, kind }) => (kind === 'page' ? `${file} ${cache.hashOf(file)}` : ''))
      .join('\n'),
  );

/**
 * The key of what any page may read besides its own text and what it asks about others: the site file but for header and
 * footer, shared blocks, pictures, which pages have drawn ones of another name, the owner's own parts, the year, and the
 * code of the view. What another engine has left is not even read.
 */
export function sharedInputsKey(
  content: SiteContent,
  resolved: ResolvedContent,
  { cache, today, codeKey }: Pick<Inputs, 'cache' | 'today' | 'codeKey'>,
): string {
  const { source, documents, own, pictureTool } = content;
  const texts: string[] = [];
  for (const document of [...documents.values(), ...own.documents.values()])
    if (document.kind !== 'page' && document.kind !== 'site' && document.kind !== 'language')
      texts.push(document.file, document.text);
  for (const { address, kind } of listPublic(source))
    texts.push(address, kind === 'file' ? cache.hashOfPublic(address) : '');
  const rest = JSON.stringify([resolved.pageSide(), today.slice(0, 4), pictureTool, [...collidingPictures(content)]]);
  return hashOf(JSON.stringify(texts), rest, codeKey);
}
