import type { ThreadOptions } from '../../disk/threads/thread.ts';
import type { OutputFolder, WrittenFiles } from '../output/output-folder.ts';
import type { BuildContext } from './build-context.ts';
import { pageBuilder, type BuiltPage, type PageJob } from './page-builder.ts';
import { buildOnAllCores } from './page-threads.ts';
import type { PageTask } from './page-worker.ts';

interface Options {
  /** The task of further threads. The CSS rules of new pages are added to its rules. */
  task: Omit<PageTask, 'queue'>;
  threads?: ThreadOptions | undefined;
  onBuilt: (job: PageJob, built: BuiltPage) => void;
  onProgress: ((done: number, all: number) => void) | undefined;
}

interface BuiltPages {
  /** Files that further threads have written or reused. */
  files: WrittenFiles;
  /** How many of the site's own pages were rendered. */
  rendered: number;
  /** How many of their documents differ from the last ones. */
  changed: number;
}

/** Builds pages in one or several threads, and counts those that were rendered, and those that have changed. */
export async function buildPages(
  context: BuildContext,
  jobs: PageJob[],
  output: OutputFolder,
  { task, threads, onBuilt, onProgress }: Options,
): Promise<BuiltPages> {
  const built: BuiltPages = { files: {}, rendered: 0, changed: 0 };
  let done = 0;
  await buildOnAllCores(jobs, {
    task,
    threads,
    build: pageBuilder(context, output, task.rules),
    onBuilt: (job, page) => {
      if (!job.isNotFound) {
        built.rendered += Number(page.isRendered);
        built.changed += Number(page.isChanged);
      }
      onBuilt(job, page);
      onProgress?.(++done, jobs.length);
    },
    onWritten: ({ files, newRules }) => {
      Object.assign(built.files, files);
      Object.assign(task.rules, newRules);
    },
  });
  return built;
}
