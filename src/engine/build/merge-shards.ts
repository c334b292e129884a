import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { entriesBelow, pathOfEntry } from '../disk/files/entries-below.ts';
import { below } from '../disk/files/paths.ts';
import { readJsonIfSound } from '../disk/files/read-json.ts';
import { hasAll } from '../disk/files/folder-sizes.ts';
import { SHARD_MARK, parseShard, type ShardMark } from './output/shard.ts';
import { linkOrCopy } from './output/output-folder.ts';
import { writeMergedIndex } from './site-files/merged-search.ts';
import { replaceFolder } from './output/replace-folder.ts';

/**
 * Merges the shards of a build. Throws a `ToolError` when one is missing, duplicate, of another build or incomplete.
 * @param folders those of the shards, in any order
 */
export async function mergeShards(folders: string[], out: string): Promise<void> {
  const marks = folders.map((folder) => ({ folder, ...markIn(folder) }));
  const [first] = marks;
  if (!first) throw new ToolError('Say which folders hold the parts.');
  const foreign = marks.find(({ of, everything }) => of !== first.of || everything !== first.everything);
  if (foreign)
    throw new ToolError(
      `${foreign.folder} is part of another build than ${first.folder}. Build all parts of the same files, with the same code and settings.`,
    );
  for (let number = 1; number <= first.of; number++) {
    const found = marks.filter((mark) => mark.number === number);
    if (found.length !== 1)
      throw new ToolError(
        `Part ${number} of ${first.of} is ${found.length === 0 ? 'missing' : 'there more than once'}. Name each part once.`,
      );
  }
  // Earlier versions did not list the files.
  const broken = marks.find(({ folder, files = [] }) => !hasAll(folder, files));
  if (broken)
    throw new ToolError(
      `Files of ${broken.folder} are missing or cut off. Bring all of that part here again, or build it again.`,
    );
  await replaceFolder(out, async (dir) => {
    for (const { folder } of marks) addFiles(folder, dir);
    const siteOf = (folder: string): string => path.join(folder, first.siteFolder);
    writeMergedIndex(
      marks.map(({ folder }) => siteOf(folder)),
      siteOf(dir),
    );
  });
}

function markIn(folder: string): ShardMark {
  const mark = readJsonIfSound<ShardMark>(path.join(folder, SHARD_MARK));
  if (!mark || !isMark(folder, mark))
    throw new ToolError(`${folder} is no part of a build. Make it with --shard 1/3 --out ${folder}.`);
  return mark;
}

/** Whether a mark is valid: the file may be another program's, and must not name paths outside of its folder. */
const isMark = (folder: string, { number, of, siteFolder, files = [] }: Partial<ShardMark>): boolean =>
  parseShard(`${number}/${of}`) !== undefined &&
  isBelow(folder, siteFolder) &&
  Array.isArray(files) &&
  files.every((entry: unknown) => Array.isArray(entry) && isBelow(folder, entry[0]));

const isBelow = (folder: string, name: unknown): boolean =>
  typeof name === 'string' && !name.includes('\0') && below(folder, path.join(folder, name)) !== undefined;

/** Adds the files of a shard. Those that another one has as well, such as pictures, are the same. */
function addFiles(folder: string, dir: string): void {
  for (const entry of entriesBelow(folder)) {
    if (!entry.isFile() || entry.name === SHARD_MARK) continue;
    const from = pathOfEntry(entry);
    const to = path.join(dir, path.relative(folder, from));
    if (fs.existsSync(to)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    linkOrCopy(from, to);
  }
}
