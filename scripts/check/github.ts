import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jobSummary, MAX_SUMMARY_SIZE } from '../../src/engine/report/formats/job-summary.ts';
import type { ReportedDiagnostic } from '../../src/model/diagnostics/reported.ts';
import { below } from '../../src/engine/disk/files/paths.ts';
import { project } from '../../src/engine/disk/project.ts';

/**
 * Appends the problems to the summary of a job in GitHub Actions, if it runs in one. A failure is printed, and changes
 * nothing else.
 */
export function writeJobSummary(
  problems: ReportedDiagnostic[],
  files: number,
  env: NodeJS.ProcessEnv = process.env,
): void {
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  try {
    const used = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    fs.appendFileSync(file, jobSummary(problems, { files }, MAX_SUMMARY_SIZE - used));
  } catch (fault) {
    process.stderr.write(`The summary of the job could not be written: ${(fault as Error).message}.\n`);
  }
}

const belowWorkspace = (folder: string, { GITHUB_WORKSPACE: top }: NodeJS.ProcessEnv): string | undefined =>
  top ? below(top, folder) : undefined;

/** Problems with file names relative to the repository, of which the site may be a folder. */
export function inRepository(
  problems: ReportedDiagnostic[],
  root: string,
  env: NodeJS.ProcessEnv = process.env,
): ReportedDiagnostic[] {
  const folder = belowWorkspace(root, env);
  return folder === undefined || folder === ''
    ? problems
    : problems.map((problem) => ({ ...problem, file: `${folder}/${problem.file}` }));
}

const DOCS = 'docs/problems.md';

/** The URL of the explanations of codes: on GitHub in a workflow, else of the local file; undefined in the package. */
export function docsAddress(env: NodeJS.ProcessEnv = process.env, checkout = project): string | undefined {
  const file = path.join(checkout, DOCS);
  if (!fs.existsSync(file)) return undefined;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  const folder = belowWorkspace(checkout, env);
  if (!server || !repository || !commit || folder === undefined) return pathToFileURL(file).href;
  return [
    `${server}/${repository}/blob/${commit}`,
    ...(folder === '' ? [] : [folder.split('/').map(encodeURIComponent).join('/')]),
    DOCS,
  ].join('/');
}
