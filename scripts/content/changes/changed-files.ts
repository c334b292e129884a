import { PAGES, PUBLIC } from '../model.ts';
import { findBase, type Base } from './base.ts';
import { askGit, askGitMeanwhile, partsOf } from './git.ts';

/** A file in `pages/` or `public/` that is not as it was. */
export interface ChangedFile {
  /** Relative to the root, with forward slashes. */
  file: string;
  how: 'added' | 'changed' | 'removed' | 'moved';
  /** Where a moved file was before. */
  from?: string;
  /** What Git keeps the former content under. */
  blob?: string;
}

export interface Changes {
  base: Base;
  files: ChangedFile[];
}

const HOW: Record<string, ChangedFile['how']> = { A: 'added', D: 'removed', R: 'moved' };

/**
 * What has changed since this branch left another: what was committed, what was not yet, and files that Git does not know.
 * Git works while the caller goes on.
 * @throws ToolError when Git cannot say
 */
export async function changedFiles(root: string, wanted?: string): Promise<Changes> {
  const base = findBase(root, wanted);
  const only = ['--', PAGES, PUBLIC];
  const [known, unknown] = await Promise.all([
    askGitMeanwhile(root, ['diff', '--raw', '-z', '--no-abbrev', '--find-renames', '--relative', '--ignore-submodules', base.commit, ...only]),
    askGitMeanwhile(root, ['ls-files', '--others', '--exclude-standard', '-z', ...only]),
  ]);
  const files = new Map(readRaw(partsOf(known)).map((change) => [change.file, change]));
  for (const file of partsOf(unknown)) {
    const before = files.get(file);
    files.set(file, before ? { ...before, how: 'changed' } : { file, how: 'added' });
  }
  return { base, files: [...files.values()] };
}

/** Reads `git diff --raw -z`: ":modes blobs status", then one path, or two of a file that was moved. */
function readRaw(parts: string[]): ChangedFile[] {
  const changes: ChangedFile[] = [];
  for (let at = 0; at < parts.length;) {
    const [, , blob, , status = ''] = (parts[at++] ?? '').split(' ');
    const how = HOW[status.charAt(0)] ?? 'changed';
    const first = parts[at++] ?? '';
    changes.push(how === 'moved' ? { file: parts[at++] ?? '', how, from: first, blob } : { file: first, how, ...(how === 'added' ? {} : { blob }) });
  }
  return changes;
}

/** What pages said before they were changed, by the file they were in. Those that were no JSON are left out. */
export function formerPages(root: string, { files }: Changes): Map<string, Record<string, unknown>> {
  const pages = new Map<string, Record<string, unknown>>();
  const wanted = files.flatMap(({ file, from = file, blob }) => (blob && from.startsWith(`${PAGES}/`) ? [{ file: from, blob }] : []));
  if (wanted.length === 0) return pages;
  const { output } = askGit(root, ['cat-file', '--batch'], wanted.map(({ blob }) => `${blob}\n`).join(''));
  let at = 0;
  for (const { file } of wanted) {
    // "<name> blob <size>", the content, and a line break; or "<name> missing".
    const end = output.indexOf('\n', at);
    const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, end))?.[1]);
    at = end + 1;
    if (Number.isNaN(size)) continue;
    const data = parsed(output.toString('utf8', at, at + size));
    if (data) pages.set(file, data);
    at += size + 1;
  }
  return pages;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const data = JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
    return data !== null && typeof data === 'object' && !Array.isArray(data) ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
