import { isSiteFile } from '../../model/addresses/address.ts';
import { OWN_BLOCKS, OWN_ICONS } from '../../model/content/content.ts';
import { affectedBy } from '../check/affected/affected-by.ts';
import { pathsOf } from '../check/affected/changed-file.ts';
import type { SiteContent } from '../read/site-content.ts';
import { formerDocuments, type Changes } from './changed-files.ts';

/**
 * The files in which what a branch has changed can have made or fixed a problem.
 * @returns undefined for everything: when the site file has changed, because every page uses it, or own blocks or icons
 */
export function affectedFiles(content: SiteContent, changes: Changes): Set<string> | undefined {
  const paths = pathsOf(changes.files);
  if (paths.some((file) => isSiteFile(file) || isOwnPart(file))) return undefined;
  return paths.length === 0 ? new Set() : affectedBy(content, changes.files, formerDocuments(content, changes));
}

const isOwnPart = (file: string): boolean => file.startsWith(`${OWN_BLOCKS}/`) || file.startsWith(`${OWN_ICONS}/`);
