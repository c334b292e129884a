import fs from 'node:fs';
import path from 'node:path';
import type { LastChanges } from '../changes/last-changes.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { BuildRecord } from './build-record.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuiltCode } from './hosts/host.ts';
import { hostFiles } from './hosts/files/host-files.ts';
import { hostPlaces } from './hosts/files/host-places.ts';
import { sharedInputsKey, type ContentKeys } from './content-keys.ts';
import type { LastOutput, OutputFile } from './output/output-folder.ts';
import type { BuildContext } from './pages/build-context.ts';
import { missingLetters } from './missing-letters.ts';
import { planChanged, planPages, type PagePlan } from './pages/page-plan.ts';
import { siteFiles } from './site-files/site-files.ts';
import type { StyleRules } from './pages/reused-main.ts';

/** What has to be done. */
export interface BuildPlan {
  plan: PagePlan;
  /** What stands beside the pages; undefined where the plan has it taken over. */
  beside?: Map<string, OutputFile>;
  /** The CSS rules that the last documents use; those of new ones are added. */
  rules: StyleRules;
  /** The key of what any page may read. */
  sharedInputsKey: string;
  /** What visitors of the host go without. */
  cannot: string[];
  /** What else an owner should hear. */
  notices: string[];
}

/** What is known of this build and the last one. */
export interface BuildState {
  record: BuildRecord;
  last: LastOutput;
  /** The folder of the site in what is published. */
  folder: string;
  /** The keys of what is read; undefined where nothing is known of content. */
  keys: ContentKeys | undefined;
  changes: LastChanges;
  today: string;
}

/** What hosts are told of the code. */
function builtCode({ code: { boot, clientDir }, otherMedia }: BuildContext): BuiltCode {
  const files = [...fs.readdirSync(path.join(clientDir, 'assets')), path.posix.basename(otherMedia.name)];
  return { firstScripts: Object.values(boot), files: files.toSorted() };
}

/** Finds out what has to be done: little where only words have changed that no other page sees. */
export async function planBuild(
  content: SiteContent,
  context: BuildContext,
  { record, last, keys, today }: BuildState,
  { cache, shard }: BuildOptions,
): Promise<BuildPlan> {
  const { resolved, code } = context;
  const rules = { ...record.rules };
  const { top, placeOf } = hostPlaces(resolved);
  if (cache && !shard && keys?.outlines === record.keys.outlines) {
    const plan = planChanged(context, { last, record, cache, placeOf });
    const { cannot, notices } = record;
    if (plan) return { plan, rules, sharedInputsKey: record.sharedInputsKey, cannot, notices };
  }
  const shared = cache ? sharedInputsKey(content, resolved, { cache, today, codeKey: code.commonKey }) : '';
  const hasSameInputs = record.sharedInputsKey === shared;
  const { files, cannot } = hostFiles(resolved, content.source, builtCode(context));
  return {
    plan: planPages(context, { last, record, hasSameInputs, cache, shard, placeOf }),
    beside: await siteFiles(content.source, context, { cache, host: { files, top } }),
    rules,
    sharedInputsKey: shared,
    cannot,
    notices: [missingLetters(content, resolved.site)].filter((notice) => notice !== undefined),
  };
}
