import type { LastOutput, OutputFolder, WrittenFiles } from '../output/output-folder.ts';
import type { BuildContext } from './build-context.ts';
import { pageBuilder, type BuiltPage, type PageJob } from './page-builder.ts';
import { buildInThreads, threadsToBuild } from './page-threads.ts';
import type { StyleRules } from './written-main.ts';
import type { WorkerTask } from './page-worker.ts';

interface Around {
  task: WorkerTask;
  last: LastOutput;
  /** The styles that the last documents wear; those of new ones are added. */
  rules: StyleRules;
  onBuilt: (job: PageJob, built: BuiltPage) => void;
  onProgress: ((done: number, all: number) => void) | undefined;
}

interface BuiltPages {
  /** Files that threads have written, or taken over. */
  files: WrittenFiles;
  /** How many of the site's own pages were rendered. */
  rendered: number;
}

/** Builds pages here, or in threads where there are many. */
export async function buildPages(
  context: BuildContext,
  jobs: PageJob[],
  output: OutputFolder,
  { task, last, rules, onBuilt, onProgress }: Around,
): Promise<BuiltPages> {
  const built: BuiltPages = { files: {}, rendered: 0 };
  let done = 0;
  const note = (job: PageJob, page: BuiltPage): void => {
    if (page.isRendered && !job.isNotFound) built.rendered++;
    onBuilt(job, page);
    onProgress?.(++done, jobs.length);
  };
  const threads = threadsToBuild(jobs.length);
  if (threads > 1) {
    await buildInThreads(jobs, last.files, {
      threads,
      task,
      namesOf: (job) => [...Object.values(job.files), ...context.extras.namesFor(job.address)],
      onChunk: (chunk, { files, pages, newRules }) => {
        Object.assign(built.files, files);
        Object.assign(rules, newRules);
        for (const [index, page] of pages.entries()) note(chunk[index] as PageJob, page);
      },
    });
    return built;
  }
  const build = pageBuilder(context, output, rules);
  for (const job of jobs) note(job, await build(job));
  return built;
}
