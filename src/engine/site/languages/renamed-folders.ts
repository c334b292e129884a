import { isWithin } from '../../../model/addresses/address.ts';
import { memoize } from '../../../model/memoize.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { siteDataOf } from '../site-data.ts';
import { entryMeant } from './languages.ts';

/** How a folder of a language is written. What is not is told as such. */
const FOLDER = /^\/[a-z0-9-]+$/;

/** Folders that the site file gives to languages, and are not there -> the folder that was meant. */
export const renamedFolders: (content: SiteContent) => ReadonlyMap<string, string> = memoize(({ documents }) => {
  const listed: unknown = siteDataOf({ documents }).languages;
  const entries: unknown[] = Array.isArray(listed) ? listed : [];
  return new Map(
    entries.flatMap((entry) => {
      const { folder } = Object(entry) as { folder?: unknown };
      const meant = entryMeant(entry, documents)?.folder;
      const isOther = typeof folder === 'string' && FOLDER.test(folder) && meant !== undefined && folder !== meant;
      return isOther ? [[folder, meant] as const] : [];
    }),
  );
});

/** Where a page lies now of which others still know the address with the old name of its language's folder. */
export function afterRenaming(content: SiteContent, address: string): string {
  for (const [old, now] of renamedFolders(content)) if (isWithin(address, old)) return now + address.slice(old.length);
  return address;
}

/** Whether a page lies in a folder that has been renamed, so that what leads to it leads to its old name. */
export const isInRenamed = (content: SiteContent, address: string): boolean =>
  [...renamedFolders(content).values()].some((folder) => isWithin(address, folder));
