import fs from 'node:fs';
import path from 'node:path';
import { readArguments, USAGE, type Arguments } from './check/arguments.ts';
import { filesMeant } from './check/files-meant.ts';
import { docsAddress, inRepository, writeJobSummary } from './check/github.ts';
import { affectedFiles } from './content/changes/affected.ts';
import { changedFiles } from './content/changes/changed-files.ts';
import { routeChanges } from './content/changes/routes.ts';
import { checkContent } from './content/check.ts';
import { inReadingOrder } from './content/check/describe.ts';
import { lazyDocument } from './content/check/lazy-document.ts';
import { reporters } from './content/check/reporters/index.ts';
import { pullRequestComment } from './content/check/reporters/pull-request.ts';
import { ToolError } from './content/check/schemas.ts';
import { checkSpelling } from './content/check/spelling.ts';
import { PAGES, type Problem, type SiteContent } from './content/model.ts';
import { readContent } from './content/read.ts';
import { refreshOffers } from './editor/offers.ts';

// A reader that stops reading, such as `head`, is no fault.
process.stdout.on('error', () => {});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (fault) {
  process.stderr.write(`${wordsFor(fault as NodeJS.ErrnoException)}\n`);
  process.exitCode = 2;
}

function wordsFor(fault: NodeJS.ErrnoException): string {
  if (fault instanceof ToolError) return fault.message;
  // Node's own words about options go on with advice for programmers.
  if (fault.code?.startsWith('ERR_PARSE_ARGS')) return `${fault.message.split('. ')[0]?.replace(/\.$/, '')}.\n${USAGE}`;
  return `The checker itself failed: ${fault.message}. Please report this.`;
}

async function run(words: string[]): Promise<number> {
  const args = readArguments(words);
  if (args.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const root = path.resolve(args.root);
  if (!isFolder(path.join(root, PAGES))) throw new ToolError(`There is no folder "${PAGES}" in ${root}. Say with --root where the site is.`);
  const problems = args.changed ? await checkChanged(root, args) : await checkNamed(root, args);
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Checks everything, or the files that were named. */
async function checkNamed(root: string, { files, format, spelling }: Arguments): Promise<Problem[]> {
  const content = readContent(root);
  const only = files.length > 0 ? filesMeant(content, files) : undefined;
  const problems = await findProblems(content, only, spelling);
  write(root, format, problems, { files: only?.size ?? content.documents.size, textOf: (file) => content.documents.get(file)?.text });
  refreshOffers(content);
  return problems;
}

/** Checks what a branch has changed, and what leads there. Pages that have nothing to do with it are not even parsed. */
async function checkChanged(root: string, { format, base, summary, spelling }: Arguments): Promise<Problem[]> {
  const asked = changedFiles(root, base);
  const content = readContent(root, lazyDocument);
  const changes = await asked;
  const only = affectedFiles(content, changes);
  const problems = await findProblems(content, only, spelling);
  if (summary) process.stdout.write(pullRequestComment(routeChanges(content, changes), changes, problems));
  else {
    const files = [...content.documents.keys(), ...content.refused.map(({ file }) => file)].filter((file) => only?.has(file) ?? true).length;
    write(root, format, problems, {
      files,
      scope: `what has changed since ${changes.base.name}, and what leads there`,
      textOf: (file) => content.documents.get(file)?.text,
    });
  }
  return problems;
}

async function findProblems(content: SiteContent, only: ReadonlySet<string> | undefined, spelling: boolean): Promise<Problem[]> {
  const problems = checkContent(content, only);
  return spelling ? inReadingOrder([...problems, ...(await checkSpelling(content, only))]) : problems;
}

function write(
  root: string,
  format: Arguments['format'],
  problems: Problem[],
  about: { files: number; scope?: string; textOf(file: string): string | undefined },
): void {
  const color = Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];
  const listed = format === 'github' || format === 'sarif' ? inRepository(problems, root) : problems;
  process.stdout.write(reporters[format](listed, { ...about, color, docs: docsAddress() }));
  if (format === 'github') writeJobSummary(listed, about.files);
}

function isFolder(folder: string): boolean {
  return fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
