import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';

/** What is said of the address of a site that has a folder behind it, in place of how it has to look. */
export function wordsForSiteInFolder(path: DataPath, words: string): string | undefined {
  if (path.length !== 1 || path[0] !== 'url' || !URL.canParse(words)) return undefined;
  const { origin, pathname } = new URL(words);
  const folder = pathname.replace(/\/+$/, '');
  if (!/^https?:/.test(origin) || !/^(?:\/[\w-]+)+$/.test(folder)) return undefined;
  return `Write "url": ${JSON.stringify(origin)}, and beside it the folder: "basePath": ${JSON.stringify(folder)}`;
}
