import type { HotUpdateOptions, Logger, ViteDevServer } from 'vite';
import { CHANGED, type LiveChange } from '../../../model/dev-protocol.ts';
import type { Renderer } from '../../../model/rendering/renderer.ts';
import { PUBLIC } from '../../../model/content/content.ts';
import { below } from '../../disk/files/paths.ts';
import { refreshEditorFiles, refreshLists } from '../../editor/editor-files.ts';
import { reporters } from '../../report/index.ts';
import { takesColors } from '../../report/takes-colors.ts';
import type { CachedSite } from '../../disk/read-site.ts';
import { readOnAllCores } from '../../disk/threads/read-on-all-cores.ts';
import { createLiveContent, type LiveContent } from './live-content.ts';
import { createCatchUp, type Log, type Renewal, type Listeners } from './catch-up.ts';
import { isKnownComponent, isOwnPart, isSchemaSource } from './block-sources.ts';
import type { Idle } from './idle.ts';
import { createLookComparison, differs } from './look-comparison.ts';
import { logErrors } from './log-errors.ts';
import { applyChanges } from './apply-changes.ts';
import { batched } from './batched.ts';
import { retryToolErrors } from './retry.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';

/** The content of a dev server. Changes are sent to open pages, problems are logged in the terminal. */
export interface LiveFeed {
  /** The current content; read on the first call. */
  liveNow: () => Promise<LiveContent>;
  /** Reads and checks the content in advance, so that the first page is fast, and logs errors at once. */
  readAhead: () => Promise<void>;
  /** Updates the content after a file was changed, added or removed. Returns whether the file is content. */
  take: (file: string, type: HotUpdateOptions['type']) => Promise<boolean>;
  /** Reloads schemas and own blocks after a change of one. If they are broken, logs why and keeps the earlier ones. */
  reloadSchemas: (file: string) => Promise<void>;
}

interface SavedFile {
  file: string;
  type: HotUpdateOptions['type'];
}

interface Options {
  renderer: () => Promise<Renderer>;
  idle: Pick<Idle, 'wait'>;
}

/** Keeps the content of a root folder for a dev server. */
export function createLiveFeed(root: string, server: ViteDevServer, { renderer, idle }: Options): LiveFeed {
  const { logger } = server.config;
  const liveNow = lazily(async () => {
    const [view, remembered] = await Promise.all([renderer(), readOnce(root)]);
    return createLiveContent(root, view, remembered);
  });
  const tell = (change: LiveChange): void => server.environments.client.hot.send(CHANGED, change);
  const log = logTo(logger);
  const catchUp = createCatchUp({ logger, log, tell });
  const updateInBatch = createUpdater({ root, logger, log, tell, catchUp, liveNow });

  return {
    liveNow,

    readAhead: async () => {
      const live = await liveNow();
      log((await live.problemsInTurns(idle.wait)).filter(isError), live, filesIn(live));
      catchUp.later(live);
      refreshEditorFiles(live.content());
    },

    take: async (file, type) => {
      let isOurs = true;
      await logErrors(logger, async () => {
        isOurs = (await liveNow()).has(file);
        if (isOurs) await updateInBatch({ file, type });
      });
      return isOurs;
    },

    reloadSchemas: async (file) => {
      if (!isSchemaSource(file) && !isOwnPart(root, file)) return;
      await logErrors(logger, async () => {
        const live = await liveNow();
        if (isKnownComponent(file, live.content())) return;
        live.reload();
        refreshEditorFiles(live.content());
        log(live.problems().filter(isError), live, filesIn(live));
        tell({ layout: true });
      });
    },
  };
}

/** Logs problems in the terminal, as `npm run check` prints them. */
function logTo(logger: Pick<Logger, 'error'>): Log {
  // Where Vite writes errors to.
  const { stderr } = process;
  return (problems, { textOf }, files = new Set(problems.map(({ file }) => file)).size) => {
    const context = { files, textOf, color: takesColors(stderr), columns: stderr.columns };
    if (problems.length > 0) logger.error(`\n${reporters.text(problems, context)}`);
  };
}

const filesIn = (live: LiveContent): number => live.content().documents.size;

/** Processes saved files in batches: switching a branch saves thousands. */
function createUpdater({
  root,
  logger,
  log,
  tell,
  catchUp,
  liveNow,
}: UpdaterOptions): (saved: SavedFile) => Promise<void> {
  const hasNewLook = createLookComparison();
  const update = async (saved: SavedFile[]): Promise<void> => {
    const live = await liveNow();
    const files = [...new Set(saved.map(({ file }) => file))];
    const result = await retryToolErrors(() => applyChanges(live, files));
    log(result.problems, live);
    for (const { type } of saved) catchUp.renewOffers(renewalAfter(type, result));
    catchUp.later(live);
    const written = saved.flatMap(({ file, type }) => (type === 'delete' ? [] : publicAddress(root, file)));
    tell({
      layout: differs(result.before, result.after),
      look: hasNewLook(result.before, result.after),
      ...(written.length > 0 && { files: written }),
    });
  };
  return batched((saved) => logErrors(logger, () => update(saved)));
}

/** The address of a file in `public/`. */
function publicAddress(root: string, file: string): string[] {
  const name = below(root, file) ?? '';
  return name.startsWith(`${PUBLIC}/`) ? [name.slice(PUBLIC.length)] : [];
}

/** What has to be regenerated for editors: everything when files are added or removed, else lists if offers changed. */
function renewalAfter(
  type: HotUpdateOptions['type'],
  { hasNewOffers }: { hasNewOffers: boolean },
): Renewal | undefined {
  if (type !== 'update') return refreshEditorFiles;
  return hasNewOffers ? refreshLists : undefined;
}

interface UpdaterOptions extends Listeners {
  root: string;
  catchUp: ReturnType<typeof createCatchUp>;
  liveNow: LiveFeed['liveNow'];
}

/** Calls a function once and shares its result; after a failure, the next call tries again. */
function lazily<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | undefined;
  return () =>
    (opening ??= open().catch((fault: unknown) => {
      opening = undefined;
      throw fault;
    }));
}

/** Reads the content on all cores, and ends the threads. */
async function readOnce(root: string): Promise<CachedSite> {
  const remembered = await readOnAllCores(root);
  await remembered.end();
  return remembered;
}
