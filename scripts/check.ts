import { parseArguments, USAGE, type Arguments } from './check/arguments.ts';
import { docsAddress, inRepository, writeJobSummary } from './check/github.ts';
import { type Command } from './command.ts';
import { namedFiles, openOnAllCores } from './support/open-content.ts';
import { affectedFiles } from '../src/engine/changes/affected-files.ts';
import { changedFiles } from '../src/engine/changes/changed-files.ts';
import { routeChanges } from '../src/engine/changes/routes.ts';
import { checkContent } from '../src/engine/check/check-content.ts';
import { reportDiagnostics } from '../src/engine/report/report-diagnostics.ts';
import { reporters } from '../src/engine/report/index.ts';
import { takesColors } from '../src/engine/report/takes-colors.ts';
import { pullRequestComment } from '../src/engine/changes/pull-request.ts';
import { checkSpelling } from '../src/engine/spelling/spelling.ts';
import { type Diagnostic, isError } from '../src/model/diagnostics/diagnostic.ts';
import type { ReportedDiagnostic } from '../src/model/diagnostics/reported.ts';
import { textsIn, type SiteContent } from '../src/engine/read/site-content.ts';
import { readLazily } from '../src/engine/disk/read-site.ts';
import { siteFolder } from './support/root-option.ts';

/** Reports the problems of a site. Fails where there are errors. */
export const check: Command = {
  name: 'The checker',
  usage: USAGE,
  async run(words) {
    const args = parseArguments(words);
    const problems = args.changed ? await checkChanged(args) : await checkNamed(args);
    return problems.some(isError) ? 1 : 0;
  },
};

/** Checks everything, or only the files that were named. */
async function checkNamed({ root, files, format, spelling }: Arguments): Promise<ReportedDiagnostic[]> {
  const { content, cache, check } = await openOnAllCores(root);
  const only = namedFiles(content, files);
  const problems = await toReported(await check(only), { content, only, spelling });
  cache.save();
  printReport(content, format, problems, { files: only?.size ?? content.documents.size });
  return problems;
}

/** Checks what a branch has changed, and what depends on it. Other pages are not even parsed. */
async function checkChanged({ root, format, base, summary, spelling }: Arguments): Promise<ReportedDiagnostic[]> {
  const site = siteFolder(root);
  // Git runs while the content is read.
  const pending = changedFiles(site, base);
  const content = readLazily(site);
  const changes = await pending;
  const only = affectedFiles(content, changes);
  const found = only ? checkContent(content, only) : await checkAll(site);
  const problems = await toReported(found, { content, only, spelling });
  if (summary) process.stdout.write(Buffer.from(pullRequestComment(routeChanges(content, changes), changes, problems)));
  else {
    const files = [...content.documents.keys(), ...content.refused.map(({ file }) => file)].filter(
      (file) => only?.has(file) ?? true,
    ).length;
    const scope = `what has changed since ${changes.base.name}, and what leads there`;
    printReport(content, format, problems, { files, scope });
  }
  return problems;
}

/** Checks everything, with the cache. */
async function checkAll(root: string): Promise<Diagnostic[]> {
  const { cache, check } = await openOnAllCores(root);
  const found = await check();
  cache.save();
  return found;
}

interface Scope {
  content: SiteContent;
  only: ReadonlySet<string> | undefined;
  spelling: boolean;
}

/** Diagnostics with their messages, and those of the spell checker. */
async function toReported(
  diagnostics: Diagnostic[],
  { content, only, spelling }: Scope,
): Promise<ReportedDiagnostic[]> {
  const misspelled = spelling ? await checkSpelling(content, only) : [];
  return reportDiagnostics([...diagnostics, ...misspelled], content);
}

/** Prints a report. @param about how many files were checked, and which, in words, if these are not all */
function printReport(
  content: SiteContent,
  format: Arguments['format'],
  problems: ReportedDiagnostic[],
  about: { files: number; scope?: string },
): void {
  const color = takesColors(process.stdout);
  const { columns } = process.stdout;
  const isForRepository = format === 'github' || format === 'sarif';
  const listed = isForRepository ? inRepository(problems, content.source.root) : problems;
  const words = reporters[format](listed, { ...about, textOf: textsIn(content), color, columns, docs: docsAddress() });
  // Bytes are not wrapped, even in a terminal.
  process.stdout.write(format === 'text' ? words : Buffer.from(words));
  if (format === 'github') writeJobSummary(listed, about.files);
}
