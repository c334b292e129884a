import fs from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../read/site-content.ts';
import { searchStartsIn } from '../search/search-files.ts';
import { buildPages } from './pages/build-pages.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuildPlan, BuildState } from './build-plan.ts';
import { hashOf } from '../disk/files/hash.ts';
import { everythingKey } from './content-keys.ts';
import { filesOfAllPages } from './site-files/files-of-all-pages.ts';
import {
  isIntact,
  outputFolder,
  writeOrReuse,
  removeFile,
  type OutputFolder,
  type WrittenFiles,
} from './output/output-folder.ts';
import type { BuildContext } from './pages/build-context.ts';
import type { BuiltPage, PageJob } from './pages/page-builder.ts';
import { threadsToBuild } from './pages/page-threads.ts';
import { prepareFiles } from './pictures/prepare-files.ts';
import { newWords } from './site-files/new-words.ts';
import { writeSearchIndex } from './site-files/search-output.ts';
import { markShard } from './output/shard.ts';
import type { SpareRecord } from './build-record.ts';
import { differing, spareOutput } from './output/spare-output.ts';
import { replaceFolder } from './output/replace-folder.ts';

/** What a build has written. */
export interface WrittenOutput {
  files: WrittenFiles;
  /** The names of those that are made of all pages together, such as the sitemap. */
  ofAllPages: string[];
  /** How many pages were rendered. */
  rendered: number;
  /** How many documents of pages differ from those of the last build. */
  changed: number;
  /** The output that was replaced, if it is kept. */
  spare: SpareRecord | undefined;
}

/** Writes all files of a build into a new folder, and replaces the output by it. */
export async function writeOutput(
  content: SiteContent,
  context: BuildContext,
  build: BuildPlan & BuildState,
  options: BuildOptions,
): Promise<WrittenOutput> {
  const { pagePlan, record, last } = build;
  const { out, cache, shard, threads } = options;
  // A shard has a file besides those of the record, which marks it as one.
  const isKnown = !shard && last.isUntouched === true;
  const spare = spareOutput(content.source.root, out, { record, isKnown });
  const { differs } = spare;
  // With several threads, the pages that this one has read would take too much memory.
  if (threadsToBuild(pagePlan.jobs.length, threads) > 1) cache?.release();
  let kept: SpareRecord | undefined;
  const written = await replaceFolder(out, (whole) => fill(whole, { content, context, build, options, differs }), {
    begin: differs && spare.moveTo,
    onReplaced: (previous, { files }) => {
      if (cache) kept = spare.keep(previous, differing(last.files, files), files);
    },
  });
  return { ...written, spare: kept };
}

interface Inputs {
  content: SiteContent;
  context: BuildContext;
  build: BuildPlan & BuildState;
  options: BuildOptions;
  /** The files in which the folder differs from the last build, where it begins with the spare output. */
  differs: ReadonlySet<string> | undefined;
}

/** Fills a folder with all files. @param whole the top of the output; a host may want the site in a folder of it */
async function fill(
  whole: string,
  { content, context, build, options, differs }: Inputs,
): Promise<Omit<WrittenOutput, 'spare'>> {
  const { pagePlan, siteFiles, rules, record, last, folder, keys, today } = build;
  const { host, cache, shard, threads, onProgress } = options;
  const dir = path.join(whole, folder);
  const output = outputFolder(dir, last, differs);
  if (siteFiles) await prepareFiles(siteFiles, output, (done, all) => onProgress?.(done, all, 'picture'));
  for (const [name, { key, bytes }] of siteFiles ?? []) writeOrReuse(name, key, bytes, output);
  for (const name of pagePlan.unchanged) output.reuse(name);
  const { root } = content.source;
  const task = { root, today, host, dir, lastDir: last.dir, known: last.files, differs, rules };
  const words = newWords();
  const onBuilt = (job: PageJob, page: BuiltPage): void => {
    pagePlan.note(job, page);
    words.note(job, page);
  };
  const building = buildPages(context, pagePlan.jobs, output, { task, threads, onBuilt, onProgress });
  // In the meantime, further threads start.
  const others = siteFiles && addFilesOfAllPages(context, build, output);
  await Promise.allSettled([building, others]);
  const ofAllPages = (await others) ?? record.ofAllPages;
  const built = await building;
  const startOf = searchStartsIn(context.resolved, content.schemas);
  writeSearchIndex({ output, last, before: record.pages, now: pagePlan.pages, dir, words, startOf });
  const files = { ...output.files, ...built.files };
  if (differs) removeOthers(dir, [...Object.keys(last.files), ...differs], files);
  const everything = shard && cache && everythingKey(content, keys?.outlines ?? '', cache);
  if (shard && everything !== undefined) markShard(whole, { ...shard, everything, siteFolder: folder });
  return { files, ofAllPages, rendered: built.rendered, changed: built.changed };
}

/** Adds the files that are made of all pages, or reuses them where only menus have changed. @returns their names */
async function addFilesOfAllPages(
  { resolved }: BuildContext,
  { record, last, keys, changes, today }: BuildState,
  output: OutputFolder,
): Promise<string[]> {
  const { ofAllPages } = record;
  if (
    keys?.outlinesWithoutMenus === record.keys.outlinesWithoutMenus &&
    ofAllPages.every((name) => isIntact(last, name))
  ) {
    for (const name of ofAllPages) output.reuse(name);
    return ofAllPages;
  }
  const files = filesOfAllPages(resolved, changes, today);
  for (const [name, text] of files) writeOrReuse(name, hashOf(text), () => text, output);
  return [...files.keys()];
}

/** Removes files of earlier builds that this one does not have, and folders that become empty. */
function removeOthers(dir: string, before: string[], after: WrittenFiles): void {
  for (const name of before) {
    if (after[name]) continue;
    removeFile(path.join(dir, name));
    removeEmpty(dir, path.dirname(name));
  }
}

function removeEmpty(dir: string, folder: string): void {
  if (folder === '.') return;
  try {
    fs.rmdirSync(path.join(dir, folder));
  } catch {
    // It is not empty, or gone.
    return;
  }
  removeEmpty(dir, path.dirname(folder));
}
