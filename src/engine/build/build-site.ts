import path from 'node:path';
import { lastChanges } from '../changes/last-changes.ts';
import type { ContentMemory } from '../disk/memory.ts';
import { cacheOf } from '../disk/project.ts';
import { pruneCache } from '../disk/prune-cache.ts';
import type { SiteContent } from '../read/site-content.ts';
import { searchWordsIn } from '../search/search-files.ts';
import { hostingOf, type HostName } from '../site/host-facts.ts';
import { today as currentDay } from '../site/publication.ts';
import { NO_RECORD, readRecord, writeRecord } from './build-record.ts';
import { buildPages } from './build-pages.ts';
import { folderFor, hostFiles } from './host-files.ts';
import { nameOfCommon, nameOfInputs } from './inputs.ts';
import { isAsLeft, outputFolder, put, type LastOutput, type WrittenFiles } from './output-folder.ts';
import { buildContext } from './page-builder.ts';
import { planPages } from './page-plan.ts';
import { prepareFiles } from './pictures/prepare-files.ts';
import { writeSearchIndex } from './search-output.ts';
import { markShard, type Shard } from './shards.ts';
import { siteFiles } from './site-files.ts';
import { writeBeside } from './swap-folder.ts';
import { usedRules } from './written-main.ts';

export interface BuildOptions {
  out: string;
  today?: string;
  /** Another host than that of the site file. */
  host?: HostName;
  /** What is known of the content since the last time; without it everything is built. */
  memory?: ContentMemory;
  /** Builds only a part of the pages, for a folder that is put together with others. */
  shard?: Shard;
  /** Told how many pages, or pictures before them, are done, of how many that have to be looked at. */
  onProgress?: (done: number, all: number, what?: 'page' | 'picture') => void;
}

/** What a build did: how many pages there are, and how many of them were rendered. */
export interface BuildResult {
  pages: number;
  rendered: number;
  /** What visitors of the host go without, in sentences. */
  cannot: string[];
}

/**
 * Builds checked content into static files. What the last build left is taken over as far as it would be the same
 * again. The output folder is replaced only when everything succeeded, and left alone when nothing has changed.
 */
export async function buildSite(content: SiteContent, options: BuildOptions): Promise<BuildResult> {
  const { out, today = currentDay(), host: asked, memory, shard, onProgress } = options;
  const { source } = content;
  const record = memory ? readRecord(source.root, out) : NO_RECORD;
  const folder = folderFor(hostingOf(content), asked);
  const last = { dir: path.join(out, folder), files: record.files };
  const changes = lastChanges(source.root, path.join(cacheOf(source.root), 'last-changes'));
  const everything = memory ? nameOfInputs(content, { memory, today, changes, host: asked }) : '';
  if (memory && !shard && everything === record.everything && isAllAsLeft(last))
    return { pages: Object.keys(record.pages).length, rendered: 0, cannot: record.cannot };

  const context = await buildContext(content, today, memory);
  const common = memory ? nameOfCommon(content, context.resolved, { memory, today, code: context.code.key }) : '';
  const host = hostFiles(context.resolved, source, asked);
  const { placeOf, cannot } = host;
  const plan = planPages(context, { last, record, isSameCommon: record.common === common, memory, shard, placeOf });
  const beside = await siteFiles(source, context, { memory, changes, host });
  let files: WrittenFiles = {};
  let rendered = 0;
  const rules = { ...record.rules };
  await writeBeside(out, async (dir) => {
    const output = outputFolder(path.join(dir, folder), last);
    await prepareFiles(beside, output, (done, all) => onProgress?.(done, all, 'picture'));
    for (const [name, { key, bytes }] of beside) put(name, key, bytes, output);
    for (const name of plan.same) output.carry(name);
    const inside = path.join(dir, folder);
    const task = { root: source.root, today, dir: inside, lastDir: last.dir, rules };
    const built = await buildPages(context, plan.jobs, output, { task, last, rules, onBuilt: plan.note, onProgress });
    writeSearchIndex({
      output,
      last,
      written: { ...output.files, ...built.files },
      dir: inside,
      wordsOf: searchWordsIn(context.resolved),
    });
    files = { ...output.files, ...built.files };
    ({ rendered } = built);
    if (shard) markShard(dir, { ...shard, everything, siteFolder: folder });
  });
  const { pages } = plan;
  if (memory)
    writeRecord(source.root, out, { everything, common, cannot, pages, rules: usedRules(pages, rules), files });
  pruneCache(cacheOf(source.root));
  return { pages: Object.keys(pages).length, rendered, cannot };
}

const isAllAsLeft = (last: LastOutput): boolean =>
  Object.entries(last.files).every(([name, { key }]) => isAsLeft(last, name, key));
