import path from 'node:path';
import { lastChanges } from '../changes/last-changes.ts';
import { tryWrite } from '../disk/files/try-write.ts';
import { stateOfFiles } from '../disk/files/state-of-files.ts';
import { cacheRoot } from '../disk/project.ts';
import { reasonOf } from '../disk/files/system-fault.ts';
import { cacheFolder } from '../disk/cache/cache-folder.ts';
import { pruneCache } from '../disk/cache/prune-cache.ts';
import { keepBlockTypes } from '../editor/editor-files.ts';
import type { SiteContent } from '../read/site-content.ts';
import { hostingOf } from '../site/hosting.ts';
import { today as currentDay } from '../site/publication.ts';
import { NO_RECORD, type BuildRecord } from './build-record.ts';
import { readRecord, writeRecord } from './record-file.ts';
import type { BuildOptions } from './build-options.ts';
import { planBuild, type BuildPlan, type BuildState } from './build-plan.ts';
import { siteFolderFor } from './hosts/files/output-layout.ts';
import { hostOf } from './hosts/index.ts';
import { exceededLimits } from './hosts/plan/size-limits.ts';
import type { WrittenFiles } from './output/output-folder.ts';
import { contentKeys } from './content-keys.ts';
import { buildContext, type BuildContext } from './pages/build-context.ts';
import { isSearchIndexIntact } from './site-files/search-output.ts';
import { writeOutput, type WrittenOutput } from './write-output.ts';
import { usedRules } from './pages/reused-main.ts';

/** What a build has done. */
export interface BuildResult {
  /** How many pages the site has. */
  pages: number;
  /** How many of them were rendered. */
  rendered: number;
  /** How many of their documents differ from those of the last build. */
  changed: number;
  /** What the host cannot do for visitors, and what it would refuse, in sentences. */
  limitations: string[];
  /** Further sentences for the owner. */
  notices: string[];
  /** A hash of the state of the output's files. */
  state: string;
  /** Why nothing could be recorded for the next build, which then starts from scratch. */
  notKept?: string;
}

/**
 * Builds checked content into static files. Files of the last build that would be the same again are reused. The output
 * folder is replaced only when everything succeeded, and left alone when nothing has changed. After a shard, the next
 * build looks at every page, since this one has not.
 */
export async function buildSite(content: SiteContent, options: BuildOptions): Promise<BuildResult> {
  const { today = currentDay(), host, cache } = options;
  keepBlockTypes(content);
  const context = await buildContext(content, { today, host }, cache);
  const before = await stateBefore(content, context, { ...options, today });
  const plan = await planBuild(content, context, before, options);
  const { record, last } = before;
  const { limits = {} } = hostOf(context.resolved.hosting.host);
  const messages = (files: WrittenFiles): Pick<BuildResult, 'limitations' | 'notices'> => ({
    limitations: [...plan.limitations, ...exceededLimits(files, limits)],
    notices: plan.notices,
  });
  if (cache && !plan.siteFiles && plan.pagePlan.jobs.length === 0 && isSearchIndexIntact(last))
    return { pages: pagesIn(record), rendered: 0, changed: 0, ...messages(record.files), state: record.state };
  const build = { ...before, ...plan };
  const written = await writeOutput(content, context, build, options);
  const state = stateOfFiles(written.files, before.folder);
  const notKept = keepRecord(content.source.root, options, context, { build, written, state });
  return {
    pages: pagesIn(plan.pagePlan),
    rendered: written.rendered,
    changed: written.changed,
    ...messages(written.files),
    state,
    ...(notKept !== undefined && { notKept }),
  };
}

/** What is known before a build. */
async function stateBefore(
  content: SiteContent,
  { code }: BuildContext,
  { out, today, host, cache, outputState }: BuildOptions & { today: string },
): Promise<BuildState> {
  const { root } = content.source;
  const folder = siteFolderFor(hostingOf(content, host));
  const record = cache ? recordAt(folder, readRecord(root, out)) : NO_RECORD;
  const isUntouched = record.state === (await outputState);
  const changes = lastChanges(root, cacheFolder(root, 'last-changes'));
  const keys = cache && contentKeys(content, { cache, today, changes, host, codeKey: code.key });
  return {
    record,
    last: { dir: path.join(out, folder), files: record.files, isUntouched },
    folder,
    keys,
    changes,
    today,
  };
}

interface Done {
  build: BuildPlan & BuildState;
  written: WrittenOutput;
  state: string;
}

/** Records a build for the next one. @returns why that was not possible, if so */
function keepRecord(
  root: string,
  { out, shard }: BuildOptions,
  { code }: BuildContext,
  { build, written, state }: Done,
): string | undefined {
  const { pagePlan, sharedInputsKey, limitations, notices, folder, keys, record } = build;
  const { files, ofAllPages, spare } = written;
  const { pages } = pagePlan;
  const fault = tryWrite(() => {
    if (keys)
      writeRecord(
        root,
        out,
        {
          keys: shard ? NO_RECORD.keys : keys,
          sharedInputsKey,
          dependencyKeys: pagePlan.dependencyKeys(),
          blockKeys: code.blockKeys,
          pages,
          rules: usedRules(pages, build.rules),
          folder,
          files,
          ofAllPages,
          state,
          limitations,
          notices,
          spare,
        },
        record,
      );
    pruneCache(cacheRoot(root));
  });
  return fault && reasonOf(root, fault);
}

const pagesIn = ({ pages }: Pick<BuildRecord, 'pages'>): number => Object.keys(pages).length;

/** The record of the last build; an empty one where its files lie in another folder, as another host needs it. */
const recordAt = (folder: string, record: BuildRecord): BuildRecord => (record.folder === folder ? record : NO_RECORD);
