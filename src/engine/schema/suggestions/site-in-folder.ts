import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';

/** The hint for a site address with a folder; undefined for any other value. */
export function siteInFolderHint(path: DataPath, words: string): string | undefined {
  if (path.length !== 1 || path[0] !== 'url' || !URL.canParse(words)) return undefined;
  const { origin, pathname } = new URL(words);
  const folder = pathname.replace(/\/+$/, '');
  if (!/^https?:/.test(origin) || !/^(?:\/[\w-]+)+$/.test(folder)) return undefined;
  return `Write "url": ${JSON.stringify(origin)}, and beside it the folder: "basePath": ${JSON.stringify(folder)}`;
}
