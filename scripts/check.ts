import { readArguments, USAGE, type Arguments } from './check/arguments.ts';
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

/** Says what is wrong with a site, and where; it fails where there are errors. */
export const check: Command = {
  name: 'The checker',
  usage: USAGE,
  async run(words) {
    const args = readArguments(words);
    const problems = args.changed ? await checkChanged(args) : await checkNamed(args);
    return problems.some(isError) ? 1 : 0;
  },
};

/** Checks everything, or the files that were named. */
async function checkNamed({ root, files, format, spelling }: Arguments): Promise<ReportedDiagnostic[]> {
  const { content, cache, check } = await openOnAllCores(root);
  const only = namedFiles(content, files);
  const problems = await reported(await check(only), { content, only, spelling });
  cache.save();
  write(content, format, problems, { files: only?.size ?? content.documents.size });
  return problems;
}

/**
 * Checks what a branch has changed, and what leads there. Pages that have nothing to do with it are not even parsed.
 */
async function checkChanged({ root, format, base, summary, spelling }: Arguments): Promise<ReportedDiagnostic[]> {
  const site = siteFolder(root);
  const asked = changedFiles(site, base);
  const content = readLazily(site);
  const changes = await asked;
  const only = affectedFiles(content, changes);
  const found = only ? checkContent(content, only) : await checkAll(site);
  const problems = await reported(found, { content, only, spelling });
  if (summary) process.stdout.write(Buffer.from(pullRequestComment(routeChanges(content, changes), changes, problems)));
  else {
    const files = [...content.documents.keys(), ...content.refused.map(({ file }) => file)].filter(
      (file) => only?.has(file) ?? true,
    ).length;
    const scope = `what has changed since ${changes.base.name}, and what leads there`;
    write(content, format, problems, { files, scope });
  }
  return problems;
}

/** Where everything may be affected, as by the site file, what is known of it is worth more than parsing little. */
async function checkAll(root: string): Promise<Diagnostic[]> {
  const { cache, check } = await openOnAllCores(root);
  const found = await check();
  cache.save();
  return found;
}

interface Asked {
  content: SiteContent;
  only: ReadonlySet<string> | undefined;
  spelling: boolean;
}

/** What was found as it is reported, with what spelling adds. */
async function reported(diagnostics: Diagnostic[], { content, only, spelling }: Asked): Promise<ReportedDiagnostic[]> {
  const misspelt = spelling ? await checkSpelling(content, only) : [];
  return reportDiagnostics([...diagnostics, ...misspelt], content);
}

/** Writes what was found. @param about how many files were looked at, and which in words where these are not all */
function write(
  content: SiteContent,
  format: Arguments['format'],
  problems: ReportedDiagnostic[],
  about: { files: number; scope?: string },
): void {
  const color = takesColors(process.stdout);
  const { columns } = process.stdout;
  const isOfRepository = format === 'github' || format === 'sarif';
  const listed = isOfRepository ? inRepository(problems, content.source.root) : problems;
  const words = reporters[format](listed, { ...about, textOf: textsIn(content), color, columns, docs: docsAddress() });
  // What programs read has its lines where they belong, in a terminal, too.
  process.stdout.write(format === 'text' ? words : Buffer.from(words));
  if (format === 'github') writeJobSummary(listed, about.files);
}
