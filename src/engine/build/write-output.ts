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
  isStillThere,
  outputFolder,
  put,
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
import { writeBeside } from './output/swap-folder.ts';

interface WrittenOutput {
  files: WrittenFiles;
  /** Those that are made of all pages together. */
  ofAllPages: string[];
  /** How many pages were rendered. */
  rendered: number;
  /** How many documents of pages are others than before. */
  changed: number;
  /** The output that was replaced, if it is kept. */
  spare: SpareRecord | undefined;
}

/** Writes all files of a build into a folder of their own, and puts it in the place of the last one. */
export async function writeOutput(
  content: SiteContent,
  context: BuildContext,
  build: BuildPlan & BuildState,
  options: BuildOptions,
): Promise<WrittenOutput> {
  const { plan, record, last } = build;
  const { out, cache, shard, threads } = options;
  // What marks a part of a build stands beside its files, and comes anew.
  const isKnown = !shard && last.isUntouched === true;
  const spare = spareOutput(content.source.root, out, { record, isKnown });
  const { differs } = spare;
  // Where there are several threads, what this one has read would take too much room.
  if (threadsToBuild(plan.jobs.length, threads) > 1) cache?.release();
  let kept: SpareRecord | undefined;
  const written = await writeBeside(out, (whole) => fill(whole, { content, context, build, options, differs }), {
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
  /** Which files of the last build the folder has otherwise, where it has the others already. */
  differs: ReadonlySet<string> | undefined;
}

/** Writes all files into a folder. @param whole with the folder of the site in it, where a host wants one */
async function fill(
  whole: string,
  { content, context, build, options, differs }: Inputs,
): Promise<Omit<WrittenOutput, 'spare'>> {
  const { plan, beside, rules, record, last, folder, keys, today } = build;
  const { host, cache, shard, threads, onProgress } = options;
  const dir = path.join(whole, folder);
  const output = outputFolder(dir, last, differs);
  if (beside) await prepareFiles(beside, output, (done, all) => onProgress?.(done, all, 'picture'));
  for (const [name, { key, bytes }] of beside ?? []) put(name, key, bytes, output);
  for (const name of plan.same) output.carry(name);
  const { root } = content.source;
  const task = { root, today, host, dir, lastDir: last.dir, known: last.files, differs, rules };
  const words = newWords();
  const onBuilt = (job: PageJob, page: BuiltPage): void => {
    plan.note(job, page);
    words.note(job, page);
  };
  const building = buildPages(context, plan.jobs, output, { task, threads, onBuilt, onProgress });
  // Further threads start meanwhile.
  const others = beside && addFilesOfAllPages(context, build, output);
  await Promise.allSettled([building, others]);
  const ofAllPages = (await others) ?? record.ofAllPages;
  const built = await building;
  const startOf = searchStartsIn(context.resolved, content.schemas);
  writeSearchIndex({ output, last, before: record.pages, now: plan.pages, dir, words, startOf });
  const files = { ...output.files, ...built.files };
  if (differs) removeOthers(dir, [...Object.keys(last.files), ...differs], files);
  const everything = shard && cache && everythingKey(content, keys?.outlines ?? '', cache);
  if (shard && everything !== undefined) markShard(whole, { ...shard, everything, siteFolder: folder });
  return { files, ofAllPages, rendered: built.rendered, changed: built.changed };
}

/** Adds what is made of all pages together. Where only menus differ, it is taken over. Returns the names of the files. */
async function addFilesOfAllPages(
  { resolved }: BuildContext,
  { record, last, keys, changes, today }: BuildState,
  output: OutputFolder,
): Promise<string[]> {
  const { ofAllPages } = record;
  if (keys?.outlinesButMenus === record.keys.outlinesButMenus && ofAllPages.every((name) => isStillThere(last, name))) {
    for (const name of ofAllPages) output.carry(name);
    return ofAllPages;
  }
  const files = filesOfAllPages(resolved, changes, today);
  for (const [name, text] of files) put(name, hashOf(text), () => text, output);
  return [...files.keys()];
}

/** Removes from a folder what builds before had and this one has not, with folders that become empty by that. */
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
    // There is something in it, or it is gone.
    return;
  }
  removeEmpty(dir, path.dirname(folder));
}
