import fs from 'node:fs';
import path from 'node:path';
import type { BuildRecord, SpareRecord } from '../build-record.ts';
import { recordFile } from '../record-file.ts';
import { removeWhenFree, renameWhenFree } from '../../disk/files/when-free.ts';
import { statOf } from '../../disk/files/stat-of.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { WrittenFile, WrittenFiles } from './output-folder.ts';

/**
 * The output of the build before the last. It has files of the last one already, so the next build begins from it:
 * naming all files anew and removing the old names would take longer than a change of a page, and as long as one of
 * all. What is written over is removed just before, so that the system has room at hand for what comes.
 */
interface SpareOutput {
  /** The files in which it differs from the last build; undefined where there is nothing to begin from. */
  differs?: ReadonlySet<string>;
  /** Moves it to the place of a new folder. */
  moveTo(dir: string): void;
  /** Keeps a folder that was replaced. Undefined where it cannot be trusted, or not be moved. */
  keep(dir: string, differs: string[], files: WrittenFiles): SpareRecord | undefined;
}

/** What is known of the last build. */
interface LastKnown {
  record: Pick<BuildRecord, 'spare' | 'folder' | 'files'>;
  /** Whether its output has what the record says, and nothing else: what another has left there would come back with it. */
  isKnown: boolean;
}

/** The output of the build before the last, which is kept in the cache of a site. */
export function spareOutput(
  root: string,
  out: string,
  { record: { spare, folder, files: lastFiles }, isKnown }: LastKnown,
): SpareOutput {
  const place = recordFile(root, out).replace(/json$/, 'spare');
  const found = (differs: string[], files: WrittenFiles): SpareRecord => ({
    ino: statOf(place)?.ino ?? 0,
    folders: stateOfFolders(path.join(place, folder), [...differs, ...Object.keys(files)]),
    differs,
  });
  const isAsKept = (kept: SpareRecord): boolean => {
    const { ino, folders } = found(kept.differs, lastFiles);
    return kept.ino === ino && kept.folders === folders && mayWriteIn(path.dirname(place));
  };
  return {
    ...(isKnown && spare && isAsKept(spare) && { differs: new Set(spare.differs) }),
    moveTo: (dir) => renameWhenFree(place, dir),
    keep: (dir, differs, files) => {
      try {
        removeWhenFree(place);
        if (!isKnown || !fs.existsSync(dir)) return undefined;
        renameWhenFree(dir, place);
      } catch {
        // It lies on another disk, somebody looks into it, or nobody may write there.
        return undefined;
      }
      fs.utimesSync(place, new Date(), new Date());
      return found(differs, files);
    },
  };
}

/** A hash of the state of all folders that files lie in. */
function stateOfFolders(dir: string, files: string[]): string {
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))].toSorted();
  return hashOf(folders.map((folder) => `${folder} ${statOf(path.join(dir, folder))?.mtimeMs}`).join('\n'));
}

function mayWriteIn(folder: string): boolean {
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
