import type { LastChanges } from '../../changes/last-changes.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { feedFiles } from './feeds.ts';
import { llmsFiles } from './llms.ts';
import { sitemapFiles } from './sitemap.ts';

/** The files that are made of all pages together, by name: sitemap, feeds, llms.txt. */
export const filesOfAllPages = (
  resolved: ResolvedContent,
  changes?: LastChanges,
  today?: string,
): Map<string, string> =>
  new Map([...sitemapFiles(resolved, changes, today), ...feedFiles(resolved), ...llmsFiles(resolved)]);
