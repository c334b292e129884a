import fs from 'node:fs';
import path from 'node:path';
import type { LastChanges } from '../changes/last-changes.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { BuildRecord } from './build-record.ts';
import type { BuildOptions } from './build-site.ts';
import type { BuiltCode } from './hosts/host.ts';
import { hostFiles, hostPlaces } from './hosts/files/host-files.ts';
import { nameOfCommon, type Around } from './inputs.ts';
import type { LastOutput } from './output/output-folder.ts';
import type { BuildContext } from './pages/build-context.ts';
import { planChanged, planPages, type PagePlan } from './pages/page-plan.ts';
import { siteFiles, type SiteFile } from './site-files/site-files.ts';
import type { StyleRules } from './pages/written-main.ts';

/** What has to be done. */
export interface Work {
  plan: PagePlan;
  /** What stands beside the pages; undefined where the plan has it taken over. */
  beside?: Map<string, SiteFile>;
  /** The styles that the last documents wear; those of new ones are added. */
  rules: StyleRules;
  /** Names what any page may read. */
  common: string;
  /** What visitors of the host go without. */
  cannot: string[];
}

/** What is known of this build and the last one. */
export interface KnownOfBuilds {
  record: BuildRecord;
  last: LastOutput;
  /** The folder of the site in what is published. */
  folder: string;
  /** Names of what is read; undefined where nothing is known of content. */
  around: Around | undefined;
  changes: LastChanges;
  today: string;
}

/** What hosts are told of the code. */
function builtCode({ code: { boot, clientDir }, otherMedia }: BuildContext): BuiltCode {
  const files = [...fs.readdirSync(path.join(clientDir, 'assets')), path.posix.basename(otherMedia.name)];
  return { firstScripts: Object.values(boot), files: files.toSorted() };
}

/** Finds out what has to be done: little where only words have changed that no other page sees. */
export async function workFor(
  content: SiteContent,
  context: BuildContext,
  { record, last, around, today }: KnownOfBuilds,
  { host: asked, cache, shard }: BuildOptions,
): Promise<Work> {
  const { resolved, code } = context;
  const rules = { ...record.rules };
  const { top, placeOf } = hostPlaces(resolved, asked);
  if (cache && !shard && around?.all === record.around.all) {
    const plan = planChanged(context, { last, record, cache, placeOf });
    if (plan) return { plan, rules, common: record.common, cannot: record.cannot };
  }
  const common = cache ? nameOfCommon(content, resolved, { cache, today, code: code.common }) : '';
  const isSameCommon = record.common === common;
  const { files, cannot } = hostFiles(resolved, content.source, asked, builtCode(context));
  return {
    plan: planPages(context, { last, record, isSameCommon, cache, shard, placeOf }),
    beside: await siteFiles(content.source, context, { cache, host: { files, top } }),
    rules,
    common,
    cannot,
  };
}
