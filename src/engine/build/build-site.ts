import path from 'node:path';
import { lastChanges } from '../changes/last-changes.ts';
import { tryWrite } from '../disk/files/try-write.ts';
import { stateOfFiles } from '../disk/files/state-of-files.ts';
import { cacheOf } from '../disk/project.ts';
import { reasonOf } from '../disk/files/system-fault.ts';
import { keptFolder } from '../disk/cache/kept-folder.ts';
import { pruneCache } from '../disk/cache/prune-cache.ts';
import { keepBlockTypes } from '../editor/editor-files.ts';
import type { SiteContent } from '../read/site-content.ts';
import { hostingOf } from '../site/hosting.ts';
import { today as currentDay } from '../site/publication.ts';
import { NO_RECORD, type BuildRecord } from './build-record.ts';
import { readRecord, writeRecord } from './record-file.ts';
import type { BuildOptions } from './build-options.ts';
import { planBuild } from './build-plan.ts';
import { folderFor } from './hosts/files/host-places.ts';
import { hostOf } from './hosts/index.ts';
import { beyondLimits } from './hosts/plan/size-limits.ts';
import type { WrittenFiles } from './output/output-folder.ts';
import { contentKeys } from './content-keys.ts';
import { buildContext } from './pages/build-context.ts';
import { isSearchIndexLeft } from './site-files/search-output.ts';
import { writeOutput } from './write-output.ts';
import { usedRules } from './pages/reused-main.ts';

/** What a build did: how many pages there are, how many of them were rendered, and how many are others than before. */
export interface BuildResult {
  pages: number;
  rendered: number;
  changed: number;
  /** What visitors of the host go without, and what it would refuse, in sentences. */
  cannot: string[];
  /** What else its owner should hear. */
  notices: string[];
  /** A hash of the state in which the files of the output are left. */
  state: string;
  /** Why nothing could be kept for the next build, which has to begin from nothing then. */
  notKept?: string;
}

/**
 * Builds checked content into static files. What the last build left is taken over as far as it would be the same
 * again. The output folder is replaced only when everything succeeded, and left alone when nothing has changed. After a
 * part of a build, the next one looks at every page: none may take its pages for all.
 */
export async function buildSite(content: SiteContent, options: BuildOptions): Promise<BuildResult> {
  const { out, today = currentDay(), host: asked, cache, shard } = options;
  const { root } = content.source;
  keepBlockTypes(content);
  const folder = folderFor(hostingOf(content, asked));
  const record = cache ? recordAt(folder, readRecord(root, out)) : NO_RECORD;
  const isUntouched = record.state === (await options.outputState);
  const last = { dir: path.join(out, folder), files: record.files, isUntouched };
  const changes = lastChanges(root, keptFolder(root, 'last-changes'));
  const context = await buildContext(content, { today, host: asked }, cache);
  const { key: codeKey, blockKeys } = context.code;
  const keys = cache && contentKeys(content, { cache, today, changes, host: asked, codeKey });
  const known = { record, last, folder, keys, changes, today };
  const work = await planBuild(content, context, known, options);
  const { plan, sharedInputsKey, cannot, notices } = work;
  const { limits = {} } = hostOf(context.resolved.hosting.host);
  const said = (files: WrittenFiles) => ({ cannot: [...cannot, ...beyondLimits(files, limits)], notices });
  if (cache && !work.beside && plan.jobs.length === 0 && isSearchIndexLeft(last))
    return { pages: pagesIn(record), rendered: 0, changed: 0, ...said(record.files), state: record.state };
  const { files, ofAllPages, spare, ...counted } = await writeOutput(content, context, { ...known, ...work }, options);
  const { pages } = plan;
  const rules = usedRules(pages, work.rules);
  const state = stateOfFiles(files, folder);
  const now = {
    sharedInputsKey,
    cannot,
    notices,
    blockKeys,
    pages,
    dependencyKeys: plan.dependencyKeys(),
    rules,
    folder,
    files,
    state,
    ofAllPages,
    spare,
  };
  const fault = tryWrite(() => {
    if (keys) writeRecord(root, out, { ...now, keys: shard ? NO_RECORD.keys : keys }, record);
    pruneCache(cacheOf(root));
  });
  const notKept = fault && reasonOf(root, fault);
  return {
    pages: pagesIn({ pages }),
    ...counted,
    ...said(files),
    state,
    ...(notKept !== undefined && { notKept }),
  };
}

const pagesIn = ({ pages }: Pick<BuildRecord, 'pages'>): number => Object.keys(pages).length;

/** What is known of the last build; nothing where another host had its files in another folder. */
const recordAt = (folder: string, record: BuildRecord): BuildRecord => (record.folder === folder ? record : NO_RECORD);
