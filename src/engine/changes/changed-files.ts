import { createDocument } from '../read/document.ts';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { OWN_BLOCKS, OWN_ICONS, PAGES, PUBLIC, type ContentDocument } from '../../model/content/content.ts';
import { documentNameOf } from '../read/document-name.ts';
import type { SiteContent } from '../read/site-content.ts';
import { findBase, type Base } from './base.ts';
import type { ChangedFile } from '../check/affected/changed-file.ts';
import { askGit, askGitMeanwhile, answerParts } from './git.ts';

/** What a branch has changed since it left another. */
export interface Changes {
  base: Base;
  files: ChangedFile[];
}

const HOW: Record<string, ChangedFile['how']> = { A: 'added', D: 'removed', R: 'moved' };

/**
 * What has changed since this branch left another: what was committed, what was not yet, and files that Git does not
 * know. Git works while the caller goes on.
 * @throws ToolError when Git cannot say
 */
export async function changedFiles(root: string, wanted?: string): Promise<Changes> {
  const base = findBase(root, wanted);
  const only = ['--', PAGES, PUBLIC, OWN_BLOCKS, OWN_ICONS];
  const [ignored, known, unknown] = await Promise.all([
    askGitMeanwhile(root, ['check-ignore', '--quiet', PAGES]),
    askGitMeanwhile(root, [
      'diff',
      '--raw',
      '-z',
      '--no-abbrev',
      '--find-renames',
      '--relative',
      '--ignore-submodules',
      base.commit,
      ...only,
    ]),
    askGitMeanwhile(root, ['ls-files', '--others', '--exclude-standard', '-z', ...only]),
  ]);
  if (ignored.status === 0)
    throw new ToolError('Git is told to ignore the folder "pages", so it cannot tell what has changed.');
  const files = new Map(readRaw(answerParts(known)).map((change) => [change.file, change]));
  for (const file of answerParts(unknown)) {
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
    changes.push(
      how === 'moved'
        ? { file: parts[at++] ?? '', how, from: first, blob }
        : { file: first, how, ...(how === 'added' ? {} : { blob }) },
    );
  }
  return changes;
}

/** Pages and shared blocks as they were before they were changed, by the file they were in. */
export function formerDocuments({ source, schemas }: SiteContent, { files }: Changes): Map<string, ContentDocument> {
  const documents = new Map<string, ContentDocument>();
  const wanted = files.flatMap(({ file, from = file, blob }) =>
    blob && from.startsWith(`${PAGES}/`) ? [{ file: from, blob }] : [],
  );
  if (wanted.length === 0) return documents;
  const { output } = askGit(source.root, ['cat-file', '--batch'], wanted.map(({ blob }) => `${blob}\n`).join(''));
  let at = 0;
  for (const { file } of wanted) {
    // "<name> blob <size>", the content, and a line break; or "<name> missing".
    const end = output.indexOf('\n', at);
    const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, end))?.[1]);
    at = end + 1;
    if (Number.isNaN(size)) continue;
    documents.set(file, createDocument(schemas, documentNameOf(file), output.subarray(at, at + size)));
    at += size + 1;
  }
  return documents;
}
