import path from 'node:path';
import { engineKey } from '../disk/cache/engine-key.ts';
import { cacheFolder } from '../disk/cache/cache-folder.ts';
import { patched, patchFrom, type Patch } from '../disk/cache/patch.ts';
import { MAX_CHANGES, readPatched, writeChanges, writeWhole } from '../disk/cache/patched-file.ts';
import { hexHashOf } from '../disk/files/hash.ts';
import { NO_RECORD, type BuildRecord, type LargeRecord } from './build-record.ts';
import type { WrittenFiles } from './output/output-folder.ts';

/** The file of the record of an output folder. */
export const recordFile = (root: string, out: string): string =>
  path.join(cacheFolder(root, 'builds'), `${hexHashOf(out, 12)}.json`);

/** The lock of builds into an output folder (see `disk/lock.ts`). */
export const buildLock = (root: string, out: string): string => recordFile(root, out).replace(/json$/, 'lock');

type LargeChanges = { [Field in keyof LargeRecord]: Patch<LargeRecord[Field][string]> };

/** The patch of a record: small fields as a whole, large ones as changes. */
type KeptChanges = Omit<BuildRecord, keyof LargeRecord | 'written'> & LargeChanges;

/** A record as it is written: as columns, which are parsed faster, and with a table of texts that many pages share. */
interface KeptRecord extends Omit<BuildRecord, 'pages' | 'files' | 'written'> {
  /** The key of the engine that wrote it. */
  engine: string;
  texts: string[];
  pages: [
    address: string,
    file: string,
    source: string,
    searchKey: string,
    types: number,
    dependencies: number[],
    classNames?: number,
    hints?: number[],
  ][];
  files: { names: string[]; keys: string[]; sizes: number[]; times: number[] };
}

/** Reads the record of an output folder; an empty one where there is none, or another engine wrote it. */
export function readRecord(root: string, out: string): BuildRecord {
  try {
    const { whole, changes } = readPatched<KeptRecord, KeptChanges>(recordFile(root, out));
    const { id, engine, texts, dependencyKeys, pages, rules, files, ...rest } = whole;
    if (engine !== engineKey()) return NO_RECORD;
    const large = { dependencyKeys, pages: pagesOf(pages, texts), rules, files: filesOf(files) };
    const now = changes ? { ...changes, ...largeAfter(large, changes) } : { ...rest, ...large };
    return { ...now, written: { id, large } };
  } catch {
    return NO_RECORD;
  }
}

/**
 * Writes the record of an output folder: only a patch where little has changed.
 * @param before the record of the last build
 */
export function writeRecord(root: string, out: string, record: BuildRecord, before = NO_RECORD): void {
  const file = recordFile(root, out);
  const changes = before.written && largeChanges(before.written.large, record);
  const isMuch = Object.values(changes ?? {}).some((patch) => Object.keys(patch).length > MAX_CHANGES);
  if (before.written && !isMuch) writeChanges(file, before.written.id, { ...record, ...changes });
  else writeWhole(file, keptRecord(record));
}

const largeChanges = (before: LargeRecord, after: LargeRecord): LargeChanges => ({
  dependencyKeys: patchFrom(before.dependencyKeys, after.dependencyKeys),
  pages: patchFrom(before.pages, after.pages),
  rules: patchFrom(before.rules, after.rules),
  files: patchFrom(before.files, after.files),
});

const largeAfter = (before: LargeRecord, changes: LargeChanges): LargeRecord => ({
  dependencyKeys: patched(before.dependencyKeys, changes.dependencyKeys),
  pages: patched(before.pages, changes.pages),
  rules: patched(before.rules, changes.rules),
  files: patched(before.files, changes.files),
});

function pagesOf(pages: KeptRecord['pages'], texts: string[]): BuildRecord['pages'] {
  const textOf = (number: number): string => texts[number] ?? '';
  return Object.fromEntries(
    pages.map(([address, file, source, searchKey, types, dependencies, classNames, hints = []]) => {
      const main = classNames === undefined ? undefined : { classNames: textOf(classNames), hints: hints.map(textOf) };
      return [
        address,
        {
          file,
          source,
          searchKey,
          types: textOf(types),
          dependencies: dependencies.map(textOf),
          ...(main && { main }),
        },
      ];
    }),
  );
}

function filesOf({ names, keys, sizes, times }: KeptRecord['files']): WrittenFiles {
  const files: WrittenFiles = {};
  for (const [index, name] of names.entries())
    files[name] = { key: keys[index] ?? '', size: sizes[index] ?? 0, time: times[index] ?? 0 };
  return files;
}

function keptRecord({ pages, files, ...rest }: BuildRecord): KeptRecord {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const written = Object.values(files);
  const reserved: Omit<KeptRecord, 'texts'> = {
    ...rest,
    engine: engineKey(),
    pages: Object.entries(pages).map(([address, { file, source, searchKey, types, dependencies, main }]) => [
      address,
      file,
      source,
      searchKey,
      numberOf(types),
      dependencies.map(numberOf),
      ...((main ? [numberOf(main.classNames), main.hints.map(numberOf)] : []) as [number?, number[]?]),
    ]),
    files: {
      names: Object.keys(files),
      keys: written.map(({ key }) => key),
      sizes: written.map(({ size }) => size),
      times: written.map(({ time }) => time),
    },
  };
  return { ...reserved, texts: [...numbers.keys()] };
}
