import fs from 'node:fs';
import path from 'node:path';
import type { LastChanges } from '../changes/last-changes.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { BuildRecord } from './build-record.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuiltCode } from './hosts/host.ts';
import { hostFiles } from './hosts/files/host-files.ts';
import { outputLayout } from './hosts/files/output-layout.ts';
import { sharedInputsKey, type ContentKeys } from './content-keys.ts';
import type { LastOutput, OutputFile } from './output/output-folder.ts';
import type { BuildContext } from './pages/build-context.ts';
import { missingLetters } from './missing-letters.ts';
import { planChanged, planPages, type PagePlan } from './pages/page-plan.ts';
import { siteFiles } from './site-files/site-files.ts';
import type { StyleRules } from './pages/reused-main.ts';

/** What a build has to do. */
export interface BuildPlan {
  pagePlan: PagePlan;
  /** The files besides pages; undefined where all of them are reused. */
  siteFiles?: Map<string, OutputFile>;
  /** The CSS rules that the last documents use; those of new ones are added. */
  rules: StyleRules;
  /** The key of the inputs that all pages share. */
  sharedInputsKey: string;
  /** What the host cannot do for visitors, in sentences. */
  limitations: string[];
  /** Further sentences for the owner. */
  notices: string[];
}

/** What is known of this build and the last one before anything is planned. */
export interface BuildState {
  record: BuildRecord;
  last: LastOutput;
  /** The folder of the site in the output: "" unless a host wants one. */
  folder: string;
  /** The keys of the content; undefined without a cache. */
  keys: ContentKeys | undefined;
  changes: LastChanges;
  today: string;
}

/** What the files for hosts have to know of the code. */
function builtCode({ code: { boot, clientDir }, otherMedia }: BuildContext): BuiltCode {
  const files = [...fs.readdirSync(path.join(clientDir, 'assets')), path.posix.basename(otherMedia.name)];
  return { firstScripts: Object.values(boot), files: files.toSorted() };
}

/** Finds out what a build has to do: little where only words have changed that no other page shows. */
export async function planBuild(
  content: SiteContent,
  context: BuildContext,
  { record, last, keys, today }: BuildState,
  { cache, shard }: BuildOptions,
): Promise<BuildPlan> {
  const { resolved, code } = context;
  const rules = { ...record.rules };
  const { top, filesOf } = outputLayout(resolved);
  if (cache && !shard && keys?.outlines === record.keys.outlines) {
    const pagePlan = planChanged(context, { last, record, cache, filesOf });
    const { limitations, notices } = record;
    if (pagePlan) return { pagePlan, rules, sharedInputsKey: record.sharedInputsKey, limitations, notices };
  }
  const shared = cache ? sharedInputsKey(content, resolved, { cache, today, codeKey: code.commonKey }) : '';
  const hasSameInputs = record.sharedInputsKey === shared;
  const { files, limitations } = hostFiles(resolved, content.source, builtCode(context));
  return {
    pagePlan: planPages(context, { last, record, hasSameInputs, cache, shard, filesOf }),
    siteFiles: await siteFiles(content.source, context, { cache, host: { files, top } }),
    rules,
    sharedInputsKey: shared,
    limitations,
    notices: [missingLetters(content, resolved.site)].filter((notice) => notice !== undefined),
  };
}
