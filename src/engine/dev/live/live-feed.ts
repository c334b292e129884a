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
import { createCatchUp, type Log, type Renewal, type Telling } from './catch-up.ts';
import { isCodeOfKnown, isOwnPart, isSchemaSource } from './block-sources.ts';
import type { Idle } from './idle.ts';
import { createLookComparison, differs } from './look-comparison.ts';
import { orLogged } from './or-logged.ts';
import { takeInto } from './take-files.ts';
import { inBatches } from './in-batches.ts';
import { onceSettled } from './once-settled.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';

/**
 * The content that a dev server shows. Whatever changes in it is said to open pages, and what is wrong to the terminal.
 */
export interface LiveFeed {
  /** The content as it is by now; it is read when it is first asked for. */
  liveNow: () => Promise<LiveContent>;
  /** Reads the content while nobody waits, so that the first page is quick, and says at once what is wrong. */
  readAhead: () => Promise<void>;
  /** Takes a file into account that was changed, added or removed; returns whether it belongs to the content. */
  take: (file: string, type: HotUpdateOptions['type']) => Promise<boolean>;
  /** Whoever makes a block sees it in open pages; one that is broken is told, and what was there before stays. */
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
  const takeInBatch = createTaking({ root, logger, log, tell, catchUp, liveNow });

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
      await orLogged(logger, async () => {
        isOurs = (await liveNow()).has(file);
        if (isOurs) await takeInBatch({ file, type });
      });
      return isOurs;
    },

    reloadSchemas: async (file) => {
      if (!isSchemaSource(file) && !isOwnPart(root, file)) return;
      await orLogged(logger, async () => {
        const live = await liveNow();
        if (isCodeOfKnown(file, live.content())) return;
        live.reload();
        refreshEditorFiles(live.content());
        log(live.problems().filter(isError), live, filesIn(live));
        tell({ layout: true });
      });
    },
  };
}

/** Says it in the terminal. */
function logTo(logger: Pick<Logger, 'error'>): Log {
  // Where Vite writes errors to.
  const { stderr } = process;
  return (problems, { textOf }, files = new Set(problems.map(({ file }) => file)).size) => {
    const context = { files, textOf, color: takesColors(stderr), columns: stderr.columns };
    if (problems.length > 0) logger.error(`\n${reporters.text(problems, context)}`);
  };
}

const filesIn = (live: LiveContent): number => live.content().documents.size;

/**
 * Takes files into account that are saved one by one. Another branch is thousands of them: what follows from all that
 * there are by now is worked out once.
 */
function createTaking({ root, logger, log, tell, catchUp, liveNow }: Taking): (saved: SavedFile) => Promise<void> {
  const looksAnew = createLookComparison();
  const take = async (saved: SavedFile[]): Promise<void> => {
    const live = await liveNow();
    const files = [...new Set(saved.map(({ file }) => file))];
    const taken = await onceSettled(() => takeInto(live, files));
    log(taken.problems, live);
    for (const { type } of saved) catchUp.renewOffers(renewalAfter(type, taken));
    catchUp.later(live);
    const written = saved.flatMap(({ file, type }) => (type === 'delete' ? [] : publicAddress(root, file)));
    tell({
      layout: differs(taken.before, taken.after),
      look: looksAnew(taken.before, taken.after),
      ...(written.length > 0 && { files: written }),
    });
  };
  return inBatches((saved) => orLogged(logger, () => take(saved)));
}

/** The address of a file, if it is one of those for visitors. */
function publicAddress(root: string, file: string): string[] {
  const name = below(root, file) ?? '';
  return name.startsWith(`${PUBLIC}/`) ? [name.slice(PUBLIC.length)] : [];
}

/** A file that comes or goes changes what editors offer; a title, a section or a fact that is another, the lists alone. */
function renewalAfter(type: HotUpdateOptions['type'], taken: { isOfferedOtherwise: boolean }): Renewal | undefined {
  if (type !== 'update') return refreshEditorFiles;
  return taken.isOfferedOtherwise ? refreshLists : undefined;
}

interface Taking extends Telling {
  root: string;
  catchUp: ReturnType<typeof createCatchUp>;
  liveNow: LiveFeed['liveNow'];
}

/** What is opened when it is first asked for. Whoever asks meanwhile waits for the same; where it failed, the next one tries again. */
function lazily<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | undefined;
  return () =>
    (opening ??= open().catch((fault: unknown) => {
      opening = undefined;
      throw fault;
    }));
}

/** Reads the content on all cores; its threads end, whatever else fails meanwhile. */
async function readOnce(root: string): Promise<CachedSite> {
  const remembered = await readOnAllCores(root);
  await remembered.end();
  return remembered;
}
