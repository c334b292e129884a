import type { Question } from '../resolve/reads.ts';
import type { LastOutput, OutputFolder, WrittenFiles } from './output-folder.ts';
import { pageBuilder, type BuildContext, type BuiltPage, type PageJob } from './page-builder.ts';
import { buildInThreads, threadsFor } from './page-threads.ts';
import type { WorkerTask } from './page-worker.ts';

interface Around {
  task: WorkerTask;
  last: LastOutput;
  onProgress: ((done: number, all: number) => void) | undefined;
}

interface BuiltPages {
  /** Files that threads have written, or taken over. */
  files: WrittenFiles;
  /** How many of the site's own pages were rendered. */
  rendered: number;
  /** What pages have asked about others, as far as they were resolved. */
  asked: Map<string, Question[]>;
}

/** Builds pages here, or in threads where there are many. */
export async function buildPages(
  context: BuildContext,
  jobs: PageJob[],
  output: OutputFolder,
  { task, last, onProgress }: Around,
): Promise<BuiltPages> {
  const built: BuiltPages = { files: {}, rendered: 0, asked: new Map() };
  let done = 0;
  const note = ({ address, isNotFound, isSameData }: PageJob, { isRendered, asked }: BuiltPage): void => {
    if (isRendered && !isNotFound) built.rendered++;
    if (!isNotFound && !isSameData) built.asked.set(address, asked);
    onProgress?.(++done, jobs.length);
  };
  const threads = threadsFor(jobs.length);
  if (threads > 1) {
    await buildInThreads(jobs, last.files, {
      threads,
      task,
      namesOf: (job) => [...Object.values(job.files), ...context.extras.namesFor(job.address)],
      onChunk: (chunk, { files, pages }) => {
        Object.assign(built.files, files);
        for (const [index, page] of pages.entries()) note(chunk[index] as PageJob, page);
      },
    });
    return built;
  }
  const build = pageBuilder(context, output);
  for (const job of jobs) note(job, await build(job));
  return built;
}
