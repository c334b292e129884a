import type { FileSource } from '../../../model/content/files.ts';

/** What every starter is laid over: what all sites need is written once. */
const BASE = 'blank';
/** The folder of a starter that serves all its languages. */
const SHARED = 'public';

/** The languages in which a starter's texts are written, by its folders. */
export const languagesAmong = (folders: readonly string[]): string[] => folders.filter((name) => name !== SHARED);

/**
 * The files that a site begins with, by their names in its folder: those of "blank", then the starter's own, which may
 * stand in their place.
 * @param starters the folder of all starters
 * @param chosen a starter and its language, such as "small-business/de"
 */
export function startingFiles(starters: FileSource, chosen: string): Map<string, Uint8Array> {
  const [starter = '', language = ''] = chosen.split('/');
  const files = new Map<string, Uint8Array>();
  for (const layer of new Set([BASE, starter]))
    for (const [folder, part] of [
      [layer, SHARED],
      [`${layer}/${language}`, ''],
    ] as const)
      for (const file of filesBelow(starters, folder, part)) {
        const bytes = starters.bytes(`${folder}/${file}`);
        if (bytes) files.set(file, bytes);
      }
  return files;
}

/** The files of `folder` below its `part`, seen from `folder`. */
function filesBelow(source: FileSource, folder: string, part: string): string[] {
  return (source.list(part ? `${folder}/${part}` : folder) ?? []).flatMap(({ name, kind }) => {
    const path = part ? `${part}/${name}` : name;
    return kind === 'folder' ? filesBelow(source, folder, path) : kind === 'file' ? [path] : [];
  });
}
