import fs from 'node:fs';
import path from 'node:path';
import type { BuildRecord, SpareRecord } from '../build-record.ts';
import { recordFile } from '../record-file.ts';
import { tryRemove, renameWithRetry } from '../../disk/files/retry-locked.ts';
import { statOf } from '../../disk/files/stat-of.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { WrittenFile, WrittenFiles } from './output-folder.ts';

/**
 * The output of the build before the last one, from which the next build starts: most of its files are hard links to
 * those of the last. To link all files into a new folder and remove the old one would take longer than building a page.
 */
interface SpareOutput {
  /** The files in which it differs from the last build; undefined where there is no spare output. */
  differs?: ReadonlySet<string>;
  /** Moves it to the path of the new output. */
  moveTo(dir: string): void;
  /**
   * Keeps the folder that was replaced as the next spare. Undefined where its content is not certain, or it cannot be
   * moved.
   */
  keep(dir: string, differs: string[], files: WrittenFiles): SpareRecord | undefined;
}

/** What is known of the last build. */
interface LastKnown {
  record: Pick<BuildRecord, 'spare' | 'folder' | 'files'>;
  /**
   * Whether its output is certain to have the files of the record and no others, which would reappear in a later build.
   */
  isKnown: boolean;
}

/** The spare output of an output folder. It lies in the cache of the site. */
export function spareOutput(
  root: string,
  out: string,
  { record: { spare, folder, files: lastFiles }, isKnown }: LastKnown,
): SpareOutput {
  const place = recordFile(root, out).replace(/json$/, 'spare');
  const recordOf = (differs: string[], files: WrittenFiles): SpareRecord => ({
    ino: statOf(place)?.ino ?? 0,
    folders: stateOfFolders(path.join(place, folder), [...differs, ...Object.keys(files)]),
    differs,
  });
  const isAsKept = (kept: SpareRecord): boolean => {
    const { ino, folders } = recordOf(kept.differs, lastFiles);
    return kept.ino === ino && kept.folders === folders && isWritable(path.dirname(place));
  };
  return {
    ...(isKnown && spare && isAsKept(spare) && { differs: new Set(spare.differs) }),
    moveTo: (dir) => renameWithRetry(place, dir),
    keep: (dir, differs, files) => {
      try {
        tryRemove(place);
        if (!isKnown || !fs.existsSync(dir)) return undefined;
        renameWithRetry(dir, place);
      } catch {
        // It lies on another disk, is held open by another program, or may not be moved.
        return undefined;
      }
      fs.utimesSync(place, new Date(), new Date());
      return recordOf(differs, files);
    },
  };
}

/** A hash of the mtimes of all folders that files lie in: another one, once a file was added or removed. */
function stateOfFolders(dir: string, files: string[]): string {
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))].toSorted();
  return hashOf(folders.map((folder) => `${folder} ${statOf(path.join(dir, folder))?.mtimeMs}`).join('\n'));
}

function isWritable(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The files in which two builds differ. */
export const differing = (before: WrittenFiles, after: WrittenFiles): string[] => [
  ...Object.keys(after).filter((name) => !isSame(after[name], before[name])),
  ...Object.keys(before).filter((name) => !after[name]),
];

const isSame = (one: WrittenFile | undefined, other: WrittenFile | undefined): boolean =>
  one === other || (one?.key === other?.key && one?.size === other?.size && one?.time === other?.time);
