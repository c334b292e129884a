import fs from 'node:fs';
import path from 'node:path';
import { lastCommit } from '../changes/last-changes.ts';
import { tryWrite } from '../disk/files/try-write.ts';
import { hashOfText } from '../disk/files/hash.ts';
import { settledAt } from '../disk/cache/mtime-resolution.ts';
import { versionOf, type Versions } from '../disk/disk-files.ts';
import { listFolder } from '../disk/files/list-folder.ts';
import { folderState, folderStateInThread } from '../disk/threads/folder-state.ts';
import { packageLockfiles } from '../disk/package-lockfiles.ts';
import { project } from '../disk/project.ts';
import { writeFileAtomic } from '../disk/files/write-file-atomic.ts';
import { readJsonIfSound } from '../disk/files/read-json.ts';
import { sharpVersion } from '../disk/sharp.ts';
import { readEnv } from '../disk/env.ts';
import { OWN_BLOCKS, OWN_ICONS, PAGES, PUBLIC, TEMPLATES } from '../../model/content/content.ts';
import { today } from '../site/publication.ts';
import { recordFile } from './record-file.ts';
import { outsideFiles } from './bundle/own/outside-files.ts';

/** What is printed at the end of a build. */
export interface BuildSummary {
  pages: number;
  /** Notices, one a line. */
  lines: string[];
}

/** The last build of a site into a folder. */
export interface LastBuild {
  /** Its summary; undefined when its input or output has changed since, or nothing is known of it. */
  summary: BuildSummary | undefined;
  /** A hash of the state of the output folder, computed in the background; undefined where it cannot be read. */
  outputState: Promise<string | undefined>;
  /** The versions of the site's files, so that the build need not ask the disk again. */
  versions: Versions;
  /** Records the build that takes its place: its summary, and the state of its output. */
  replace: (summary: BuildSummary, state: string) => void;
}

/** The size, in bytes, of a record of so many files that it pays to read their state in a thread. */
const LARGE_RECORD = 1_000_000;

/**
 * Finds out from the state of files, without reading them, whether anything has changed since the last build. That
 * takes a tenth of the time that reading does.
 * @param options all options of the build: with other ones it is another build
 */
export async function lastBuild(root: string, out: string, options: unknown, now = Date.now()): Promise<LastBuild> {
  const file = recordFile(root, out);
  const isLarge = (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGE_RECORD;
  const inThread = isLarge ? folderStateInThread(out) : undefined;
  const state = inThread?.state ?? Promise.resolve(folderState(out));
  const summaryFile = file.replace(/json$/, 'last.json');
  const known = readJsonIfSound<RecordedBuild>(summaryFile);
  const { read, versions } = inputsOf(root, options, now);
  // Where it cannot be read, the build compares file by file.
  const outputState = state.catch(() => undefined);
  const isSame = read !== undefined && known?.read === read;
  // Then there may be nothing else to do.
  if (isSame) inThread?.help();
  return {
    summary: isSame && (await outputState) === known.state ? known.summary : undefined,
    outputState,
    versions,
    replace: (summary, state) =>
      void tryWrite(() =>
        writeFileAtomic(summaryFile, JSON.stringify({ read, state, summary } satisfies RecordedBuild)),
      ),
  };
}

/** What is recorded of a build. */
interface RecordedBuild {
  /** A hash of its input; undefined where a file may have changed unnoticed. */
  read?: string | undefined;
  /** A hash of the state of its output. */
  state: string;
  summary: BuildSummary;
}

interface Inputs {
  /**
   * A hash of everything that a build reads; undefined when a file is so new that it may still change with the same
   * mtime.
   */
  read: string | undefined;
  versions: Versions;
}

function inputsOf(root: string, options: unknown, now: number): Inputs {
  const content = scanFolders(
    [PAGES, PUBLIC, OWN_BLOCKS, OWN_ICONS, TEMPLATES].map((name) => [name, path.join(root, name)]),
  );
  const sources = [path.join(project, 'src'), path.join(project, 'schemas'), import.meta.dirname];
  const code = scanFolders(sources.map((folder) => [folder, folder]));
  const { versions } = content;
  const outside = [...outsideFiles(root), ...packageLockfiles(root)].map((file) =>
    fs.statSync(file, { throwIfNoEntry: false }),
  );
  const settled = outside.map((stat) => (stat ? settledOf(stat) : 0));
  if (now < Math.max(content.settled, code.settled, ...settled)) return { read: undefined, versions };
  const rest = [options, today(), readEnv(root), lastCommit(root), sharpVersion(root), process.version];
  const outsideVersions = outside.map((stat) => (stat ? versionOf(stat) : ''));
  const lines = [...content.lines, ...code.lines, ...outsideVersions].join('\n');
  return { read: hashOfText(lines + JSON.stringify(rest)), versions };
}

const settledOf = ({ mtimeMs, ctimeMs }: fs.Stats): number => Math.max(settledAt(mtimeMs), settledAt(ctimeMs));

/** The state of the files below some folders. */
interface Scan {
  /** A line for each file with its version, and for each folder: the check reads the names of empty ones, too. */
  lines: string[];
  versions: Map<string, string>;
  /** From when on the same mtime means the same file, for all of them; in milliseconds since 1970. */
  settled: number;
}

/** Reads the state of all files below some folders. @param folders the prefix of names in the scan, and the path */
function scanFolders(folders: [name: string, folder: string][]): Scan {
  const scan: Scan = { lines: [], versions: new Map(), settled: 0 };
  const visit = (name: string, folder: string): void => {
    for (const entry of listFolder(folder)) {
      const [below, full] = [`${name}/${entry.name}`, `${folder}/${entry.name}`];
      if (entry.isDirectory()) {
        scan.lines.push(below);
        visit(below, full);
        continue;
      }
      const stat = fs.lstatSync(full, { throwIfNoEntry: false });
      // It was removed in the meantime.
      if (!stat) continue;
      const version = versionOf(stat);
      scan.lines.push(`${below} ${version}`);
      // The target of a link has a version of its own.
      if (entry.isFile()) scan.versions.set(below, version);
      scan.settled = Math.max(scan.settled, settledOf(stat));
    }
  };
  for (const [name, folder] of folders) visit(name, folder);
  return scan;
}
