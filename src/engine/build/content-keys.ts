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
  /** The key of the bundled code. */
  codeKey: string;
}

/** Keys of the inputs of a build. */
export interface ContentKeys {
  /**
   * Everything except words that no other page shows: the outlines of all documents, the dates of their last changes,
   * code, the day, the environment, the host.
   */
  outlines: string;
  /** The same without menus and footer. */
  outlinesWithoutMenus: string;
}

/** The keys of the inputs of a build besides the words of its pages. */
export function contentKeys(content: SiteContent, { cache, today, changes, host, codeKey }: Inputs): ContentKeys {
  const hidden: string[] = [];
  const upcoming: string[] = [];
  for (const document of content.documents.values()) {
    if (document.kind !== 'page' || isBroken(document)) continue;
    if (hiddenBecause(document, today)) hidden.push(document.file);
    if ((datesOf(document).published ?? '') > today) upcoming.push(document.file);
  }
  const rest = [hidden, upcoming, [...changes], today.slice(0, 4), readEnv(content.source.root), host];
  const { all, withoutMenus } = outlineKeys(content, cache);
  const keyOf = (pages: string): string => hashOf(pages, JSON.stringify(rest), engineKey(), codeKey);
  return { outlines: keyOf(all), outlinesWithoutMenus: keyOf(withoutMenus) };
}

/** The key of all inputs of a build. @param outlines that of all but words that no other page shows */
export const everythingKey = ({ documents }: SiteContent, outlines: string, cache: ContentCache): string =>
  hashOf(
    outlines,
    [...documents.values()]
      .map(({ file, kind }) => (kind === 'page' ? `${file} ${cache.hashOf(file)}` : ''))
      .join('\n'),
  );

/**
 * The key of the inputs that all pages share, besides their own text and dependencies: the site file without header and
 * footer, shared blocks, pictures, social pictures under other names, own blocks and icons, the year, the code of the
 * view. The engine is not part of it, since records of other engines are not read.
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
