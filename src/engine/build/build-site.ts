import type { ContentMemory } from '../disk/memory.ts';
import type { SiteContent } from '../read/site-content.ts';
import { NO_RECORD, readRecord, writeRecord, type BuildRecord } from './build-record.ts';
import { buildInputs, type BuildInputs } from './inputs.ts';
import { isAsLeft, outputFolder, type LastOutput, type OutputFolder } from './output-folder.ts';
import { buildContext, filesOf, pageBuilder, type BuildContext, type PageJob } from './page-builder.ts';
import { buildInThreads, threadsFor } from './page-threads.ts';
import type { BuiltChunk, WorkerTask } from './page-worker.ts';
import { siteFiles } from './site-files.ts';
import { writeBeside } from './swap-folder.ts';

export interface BuildOptions {
  out: string;
  today?: string;
  /** What is known of the content since the last time; without it everything is built. */
  memory?: ContentMemory;
  /** Told how many pages are done, of how many that have to be looked at. */
  onProgress?: (done: number, all: number) => void;
}

/** What a build did: how many pages there are, and how many of them were rendered. */
export interface BuildResult {
  pages: number;
  rendered: number;
}

/**
 * Builds checked content into static files. What the last build left is taken over as far as it would be the same
 * again. The output folder is replaced only when everything succeeded, and left alone when nothing has changed.
 */
export async function buildSite(content: SiteContent, options: BuildOptions): Promise<BuildResult> {
  const { out, today, memory } = options;
  const { root } = content.source;
  const record = memory ? readRecord(root, out) : NO_RECORD;
  const last = { dir: out, files: record.files };
  const inputs = memory && buildInputs(content, memory, today);
  if (inputs?.everything === record.everything && isAllAsLeft(last)) return { pages: record.pages, rendered: 0 };
  const context = await buildContext(content, today);
  const plan = planPages(context, { last, record, inputs, memory });
  const output = await writeFolder(content, context, plan, { last, ...options });
  const pages = context.resolved.addresses.size;
  if (inputs) writeRecord(root, out, { ...inputs, pages, sources: plan.sources, files: output.files });
  return { pages, rendered: output.rendered };
}

const isAllAsLeft = (last: LastOutput): boolean =>
  Object.entries(last.files).every(([name, { key }]) => isAsLeft(last, name, key));

/** Which pages are as they were, and which have to be looked at. */
interface PagePlan {
  same: PageJob[];
  jobs: PageJob[];
  /** Names the text of each page, by address. */
  sources: Record<string, string>;
}

interface Before {
  last: LastOutput;
  record: BuildRecord;
  inputs: BuildInputs | undefined;
  memory: ContentMemory | undefined;
}

function planPages({ resolved }: BuildContext, { last, record, inputs, memory }: Before): PagePlan {
  const plan: PagePlan = { same: [], jobs: [], sources: {} };
  const isSameAround = inputs !== undefined && inputs.around === record.around;
  const isLeft = (name = ''): boolean => isAsLeft(last, name, last.files[name]?.key ?? '');
  for (const [address, file] of resolved.addresses) {
    const source = memory?.hashOf(file) ?? '';
    plan.sources[address] = source;
    const { document, data } = filesOf({ address });
    const isSame = isSameAround && source !== '' && record.sources[address] === source;
    (isSame && isLeft(document) && isLeft(data) ? plan.same : plan.jobs).push({ address });
  }
  for (const folder of resolved.folders) plan.jobs.push({ address: folder, isNotFound: true });
  return plan;
}

/** Fills a folder with the site and puts it in the place of the last. */
async function writeFolder(
  { source }: SiteContent,
  context: BuildContext,
  { same, jobs }: PagePlan,
  { out, today, last, onProgress }: BuildOptions & { last: LastOutput },
): Promise<Pick<BuildRecord, 'files'> & Pick<BuildResult, 'rendered'>> {
  const files = await siteFiles(source, context);
  let result = { files: {}, rendered: 0 };
  await writeBeside(out, async (dir) => {
    const output = outputFolder(dir, last);
    for (const [name, { key, bytes }] of files)
      if (output.has(name, key)) output.carry(name);
      else output.write(name, key, bytes());
    for (const job of same) for (const name of Object.values(filesOf(job))) output.carry(name);
    const built = await buildPages(context, jobs, output, {
      task: { root: source.root, today, dir, lastDir: out },
      last,
      onProgress,
    });
    result = { files: { ...output.files, ...built.files }, rendered: built.rendered };
  });
  return result;
}

/** Builds pages here, or in threads where there are many. */
async function buildPages(
  context: BuildContext,
  jobs: PageJob[],
  output: OutputFolder,
  { task, last, onProgress }: Pick<BuildOptions, 'onProgress'> & { task: WorkerTask; last: LastOutput },
): Promise<BuiltChunk> {
  const all: BuiltChunk = { files: {}, rendered: 0 };
  let done = 0;
  const progress = (pages: number): void => onProgress?.((done += pages), jobs.length);
  const threads = threadsFor(jobs.length);
  if (threads > 1) {
    const onChunk = ({ files, rendered }: BuiltChunk, pages: number): void => {
      Object.assign(all.files, files);
      all.rendered += rendered;
      progress(pages);
    };
    await buildInThreads(jobs, last.files, { threads, task, onChunk });
    return all;
  }
  const build = pageBuilder(context, output);
  for (const job of jobs) {
    if ((await build(job)) && !job.isNotFound) all.rendered++;
    progress(1);
  }
  return all;
}
