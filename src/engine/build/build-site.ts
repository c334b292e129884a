import path from 'node:path';
import { lastChanges, type LastChanges } from '../changes/last-changes.ts';
import type { ContentMemory } from '../disk/memory.ts';
import { cacheOf } from '../disk/project.ts';
import { pruneCache } from '../disk/prune-cache.ts';
import type { SiteContent } from '../read/site-content.ts';
import { searchWordsIn } from '../search/search-files.ts';
import { hostingOf, type HostName } from '../site/host-facts.ts';
import { today as currentDay } from '../site/publication.ts';
import { NO_RECORD, readRecord, writeRecord, type BuildRecord } from './build-record.ts';
import { buildPages } from './build-pages.ts';
import { folderFor, hostFiles, hostPlaces } from './host-files.ts';
import { nameOfAround, nameOfCommon, nameOfEverything } from './inputs.ts';
import { outputFolder, put, type LastOutput, type WrittenFiles } from './output-folder.ts';
import { buildContext, type BuildContext } from './page-builder.ts';
import { planChanged, planPages, type PagePlan } from './page-plan.ts';
import { prepareFiles } from './pictures/prepare-files.ts';
import { isSearchIndexLeft, writeSearchIndex } from './search-output.ts';
import { markShard, type Shard } from './shards.ts';
import { siteFiles, type SiteFile } from './site-files.ts';
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
  /** It is known that nobody has touched the output since the last build. */
  isUntouched?: boolean;
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
  const { out, today = currentDay(), host: asked, memory, shard, isUntouched = false, onProgress } = options;
  const { source } = content;
  const record = memory ? readRecord(source.root, out) : NO_RECORD;
  const folder = folderFor(hostingOf(content), asked);
  const last = { dir: path.join(out, folder), files: record.files, isUntouched };
  const changes = lastChanges(source.root, path.join(cacheOf(source.root), 'last-changes'));
  const context = await buildContext(content, today, memory);
  const { key: code } = context.code;
  const around = memory ? nameOfAround(content, { memory, today, changes, host: asked, code }) : '';
  const known = { record, last, around, changes, today };
  const { plan, beside, common, cannot } = await workFor(content, context, known, options);
  if (memory && beside === undefined && plan.jobs.length === 0 && isSearchIndexLeft(last))
    return { pages: Object.keys(record.pages).length, rendered: 0, cannot };

  let files: WrittenFiles = {};
  let rendered = 0;
  const rules = { ...record.rules };
  await writeBeside(out, async (dir) => {
    const output = outputFolder(path.join(dir, folder), last);
    if (beside) await prepareFiles(beside, output, (done, all) => onProgress?.(done, all, 'picture'));
    for (const [name, { key, bytes }] of beside ?? []) put(name, key, bytes, output);
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
    if (shard && memory) {
      const everything = nameOfEverything(content, around, memory);
      markShard(dir, { ...shard, everything, siteFolder: folder });
    }
  });
  const { pages } = plan;
  const kept = { around, common, cannot, pages, answers: plan.answers(), rules: usedRules(pages, rules), files };
  if (memory) writeRecord(source.root, out, kept);
  pruneCache(cacheOf(source.root));
  return { pages: Object.keys(pages).length, rendered, cannot };
}

/** What has to be done. */
interface Work {
  plan: PagePlan;
  /** What stands beside the pages; undefined where the plan has it taken over. */
  beside?: Map<string, SiteFile>;
  /** Names what any page may read. */
  common: string;
  /** What visitors of the host go without. */
  cannot: string[];
}

/** What is known of this build and the last one. */
interface KnownOfBuilds {
  record: BuildRecord;
  last: LastOutput;
  around: string;
  changes: LastChanges;
  today: string;
}

/** Finds out what has to be done: little where only words have changed that no other page sees. */
async function workFor(
  content: SiteContent,
  context: BuildContext,
  { record, last, around, changes, today }: KnownOfBuilds,
  { host: asked, memory, shard }: BuildOptions,
): Promise<Work> {
  const { resolved, code } = context;
  const { top, placeOf } = hostPlaces(resolved, asked);
  if (memory && !shard && around === record.around) {
    const plan = planChanged(context, { last, record, memory, placeOf });
    if (plan) return { plan, common: record.common, cannot: record.cannot };
  }
  const common = memory ? nameOfCommon(content, resolved, { memory, today, code: code.key }) : '';
  const isSameCommon = record.common === common;
  const { files, cannot } = hostFiles(resolved, content.source, asked);
  return {
    plan: planPages(context, { last, record, isSameCommon, memory, shard, placeOf }),
    beside: await siteFiles(content.source, context, { memory, changes, host: { files, top } }),
    common,
    cannot,
  };
}
