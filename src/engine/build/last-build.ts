import fs from 'node:fs';
import path from 'node:path';
import { lastCommit } from '../changes/last-changes.ts';
import { tryWrite } from '../disk/files/try-write.ts';
import { hashOfText } from '../disk/files/hash.ts';
import { settledAt } from '../disk/cache/mtime-resolution.ts';
import { versionOf, type Versions } from '../disk/disk-files.ts';
import { listFolder } from '../disk/files/list-folder.ts';
import { folderState, lookInThread } from '../disk/threads/folder-state.ts';
import { lockFiles } from '../disk/lock-files.ts';
import { project } from '../disk/project.ts';
import { writeFileAtomic } from '../disk/files/write-file-atomic.ts';
import { readJsonIfSound } from '../disk/files/read-json.ts';
import { sharpVersion } from '../disk/sharp.ts';
import { readEnv } from '../disk/env.ts';
import { OWN_BLOCKS, OWN_ICONS, PAGES, PUBLIC, TEMPLATES } from '../../model/content/content.ts';
import { today } from '../site/publication.ts';
import { recordFile } from './record-file.ts';
import { outsideFiles } from './bundle/own/outside-files.ts';

/** What was said at the end of a build. */
export interface SaidOfBuild {
  pages: number;
  lines: string[];
}

/** The last build of a site into a folder. */
export interface LastBuild {
  /** What was said of it; undefined when somebody has touched what it read or wrote since, or nothing is known. */
  said: SaidOfBuild | undefined;
  /** A hash of the state in which the folder was found, once somebody has looked; undefined where it cannot be told. */
  outputState: Promise<string | undefined>;
  /** Of the files of the site, as they were looked at for that. */
  versions: Versions;
  /** Keeps what is said of the build that takes its place, and the state in which that left its files. */
  keep: (said: SaidOfBuild, state: string) => void;
}

/** In bytes: the record of so many files that a thread of its own looks at them. */
const LARGE_RECORD = 1_000_000;

/**
 * Asks the disk whether anything was touched since the last build, which takes a tenth of the time that looking into
 * the files does.
 * @param asked all that was asked for besides: another wish is another build
 */
export async function lastBuild(root: string, out: string, asked: unknown, now = Date.now()): Promise<LastBuild> {
  const file = recordFile(root, out);
  const isLarge = (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGE_RECORD;
  const look = isLarge ? lookInThread(out) : undefined;
  const state = look?.state ?? Promise.resolve(folderState(out));
  const kept = file.replace(/json$/, 'last.json');
  const known = readJsonIfSound<Kept>(kept);
  const { read, versions } = inputsOf(root, asked, now);
  // Where it cannot be told, every file is looked at when it is asked for.
  const outputState = state.catch(() => undefined);
  const isSame = read !== undefined && known?.read === read;
  // There may be nothing else to do.
  if (isSame) look?.help();
  return {
    said: isSame && (await outputState) === known.state ? known.said : undefined,
    outputState,
    versions,
    keep: (said, left) =>
      void tryWrite(() => writeFileAtomic(kept, JSON.stringify({ read, state: left, said } satisfies Kept))),
  };
}

interface Kept {
  /** A hash of what was read, where that is certain. */
  read?: string | undefined;
  /** A hash of the state of what was written. */
  state: string;
  said: SaidOfBuild;
}

interface Inputs {
  /** A hash of everything that a build reads; undefined when a file was changed so shortly ago that it may change unseen. */
  read: string | undefined;
  versions: Versions;
}

function inputsOf(root: string, asked: unknown, now: number): Inputs {
  const content = lookAt(
    [PAGES, PUBLIC, OWN_BLOCKS, OWN_ICONS, TEMPLATES].map((name) => [name, path.join(root, name)]),
  );
  const sources = [path.join(project, 'src'), path.join(project, 'schemas'), import.meta.dirname];
  const code = lookAt(sources.map((folder) => [folder, folder]));
  const { versions } = content;
  const elsewhere = [...outsideFiles(root), ...lockFiles(root)].map((file) =>
    fs.statSync(file, { throwIfNoEntry: false }),
  );
  const settled = elsewhere.map((stat) => (stat ? settledOf(stat) : 0));
  if (now < Math.max(content.settled, code.settled, ...settled)) return { read: undefined, versions };
  const rest = [asked, today(), readEnv(root), lastCommit(root), sharpVersion(root), process.version];
  const others = elsewhere.map((stat) => (stat ? versionOf(stat) : ''));
  const names = [...content.lines, ...code.lines, ...others].join('\n');
  return { read: hashOfText(names + JSON.stringify(rest)), versions };
}

const settledOf = ({ mtimeMs, ctimeMs }: fs.Stats): number => Math.max(settledAt(mtimeMs), settledAt(ctimeMs));

/** What the disk says of the files of some folders. */
interface Seen {
  /** Each file with its version, and each folder: the name of an empty one may be a mistake, too. */
  lines: string[];
  versions: Map<string, string>;
  /** When it is certain that none of them changes unseen any more. */
  settled: number;
}

/** Looks at all files of some folders. @param folders where they are, and what they are called in what was seen */
function lookAt(folders: [name: string, folder: string][]): Seen {
  const seen: Seen = { lines: [], versions: new Map(), settled: 0 };
  const look = (name: string, folder: string): void => {
    for (const entry of listFolder(folder)) {
      const [below, full] = [`${name}/${entry.name}`, `${folder}/${entry.name}`];
      if (entry.isDirectory()) {
        seen.lines.push(below);
        look(below, full);
        continue;
      }
      const stat = fs.lstatSync(full, { throwIfNoEntry: false });
      // Gone meanwhile.
      if (!stat) continue;
      const version = versionOf(stat);
      seen.lines.push(`${below} ${version}`);
      // What a link leads to has a version of its own.
      if (entry.isFile()) seen.versions.set(below, version);
      seen.settled = Math.max(seen.settled, settledOf(stat));
    }
  };
  for (const [name, folder] of folders) look(name, folder);
  return seen;
}
