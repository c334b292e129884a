import path from 'node:path';
import { lastChanges } from '../changes/last-changes.ts';
import type { ContentMemory } from '../disk/memory.ts';
import { cacheOf } from '../disk/project.ts';
import type { SiteContent } from '../read/site-content.ts';
import { searchWordsIn } from '../search/search-files.ts';
import { today as currentDay } from '../site/publication.ts';
import { NO_RECORD, readRecord, writeRecord } from './build-record.ts';
import { buildPages } from './build-pages.ts';
import { nameOfCommon, nameOfInputs } from './inputs.ts';
import { isAsLeft, outputFolder, type LastOutput, type WrittenFiles } from './output-folder.ts';
import { buildContext } from './page-builder.ts';
import { planPages } from './page-plan.ts';
import { writeSearchIndex } from './search-output.ts';
import { markShard, type Shard } from './shards.ts';
import { siteFiles } from './site-files.ts';
import { writeBeside } from './swap-folder.ts';

export interface BuildOptions {
  out: string;
  today?: string;
  /** What is known of the content since the last time; without it everything is built. */
  memory?: ContentMemory;
  /** Builds only a part of the pages, for a folder that is put together with others. */
  shard?: Shard;
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
  const { out, today = currentDay(), memory, shard, onProgress } = options;
  const { source } = content;
  const record = memory ? readRecord(source.root, out) : NO_RECORD;
  const last = { dir: out, files: record.files };
  const changes = lastChanges(source.root, path.join(cacheOf(source.root), 'last-changes'));
  const everything = memory ? nameOfInputs(content, { memory, today, changes }) : '';
  if (memory && !shard && everything === record.everything && isAllAsLeft(last))
    return { pages: Object.keys(record.pages).length, rendered: 0 };

  const context = await buildContext(content, today);
  const common = memory ? nameOfCommon(content, context.resolved, memory, today) : '';
  const plan = planPages(context, { last, record: record.common === common ? record : NO_RECORD, memory, shard });
  const beside = await siteFiles(source, context, { memory, changes });
  let files: WrittenFiles = {};
  let rendered = 0;
  await writeBeside(out, async (dir) => {
    const output = outputFolder(dir, last);
    for (const [name, { key, bytes }] of beside)
      if (output.has(name, key)) output.carry(name);
      else output.write(name, key, bytes());
    for (const name of plan.same) output.carry(name);
    const task = { root: source.root, today, dir, lastDir: out };
    const built = await buildPages(context, plan.jobs, output, { task, last, onProgress });
    const written = { ...output.files, ...built.files };
    writeSearchIndex({ output, last, written, dir, wordsOf: searchWordsIn(context.resolved) });
    files = { ...output.files, ...built.files };
    ({ rendered } = built);
    for (const [address, questions] of built.asked) plan.noteAsked(address, questions);
    if (shard) markShard(dir, { ...shard, everything });
  });
  if (memory) writeRecord(source.root, out, { everything, common, pages: plan.pages, files });
  return { pages: Object.keys(plan.pages).length, rendered };
}

const isAllAsLeft = (last: LastOutput): boolean =>
  Object.entries(last.files).every(([name, { key }]) => isAsLeft(last, name, key));
