import path from 'node:path';
import { tryWrite } from '../disk/files/try-write.ts';
import { hexHashOf } from '../disk/files/hash.ts';
import { writeFileAtomic } from '../disk/files/write-file-atomic.ts';
import { readJsonIfSound } from '../disk/files/read-json.ts';
import { PAGES } from '../../model/content/content.ts';
import { isToolError } from '../../model/diagnostics/tool-error.ts';
import { askGit, answerParts } from './git.ts';

/** The day on which each page was last changed, by its file: `2026-05-21`, in universal time. */
export type LastChanges = ReadonlyMap<string, string>;

/**
 * When the pages of a folder were last changed, as Git remembers it. Nothing where there is no Git, or where a history
 * is cut off: there, every page would seem to have been changed with the oldest change that is left.
 * @param cache a folder that keeps the answer until there is another commit
 */
export function lastChanges(root: string, cache: string): LastChanges {
  const head = lastCommit(root);
  if (head === undefined) return new Map();
  const name = hexHashOf(path.resolve(root), 16);
  return withoutGit<LastChanges>(new Map(), () => keptFor(head, path.join(cache, `${name}.json`), () => daysIn(root)));
}

/** The commit that the history of a folder ends with; undefined where there is no Git, or where it is cut off. */
export function lastCommit(root: string): string | undefined {
  return withoutGit(undefined, () => {
    const { status, output } = askGit(root, ['rev-parse', '--is-shallow-repository', 'HEAD']);
    const [isShallow, head] = output.toString().split('\n');
    return status === 0 && isShallow === 'false' && head ? head : undefined;
  });
}

function withoutGit<T>(nothing: T, ask: () => T): T {
  try {
    return ask();
  } catch (fault) {
    if (isToolError(fault)) return nothing;
    throw fault;
  }
}

/** Stands before the time of a commit: no name of a file begins so. */
const COMMIT = '\u0001';

function daysIn(root: string): [file: string, day: string][] {
  const log = ['log', `--format=${COMMIT}%at`, '--name-only', '--relative', '--no-renames', '-z', '--', PAGES];
  const days = new Map<string, string>();
  let day = '';
  for (const part of answerParts(askGit(root, log)).map((each) => each.trim())) {
    if (part.startsWith(COMMIT)) day = new Date(Number(part.slice(1)) * 1000).toISOString().slice(0, 10);
    // The newest commit comes first.
    else if (part !== '' && !days.has(part)) days.set(part, day);
  }
  return [...days];
}

interface Kept {
  head: string;
  days: [file: string, day: string][];
}

function keptFor(head: string, file: string, find: () => Kept['days']): LastChanges {
  const known = readJsonIfSound<Kept>(file);
  if (known?.head === head && isListOfPairs(known.days)) return new Map(known.days);
  const days = find();
  tryWrite(() => writeFileAtomic(file, JSON.stringify({ head, days } satisfies Kept)));
  return new Map(days);
}

/** Whether that is what was written: of a cache that is restored in part, anything may be left. */
const isListOfPairs = (days: unknown): boolean => Array.isArray(days) && days.every((pair) => Array.isArray(pair));
