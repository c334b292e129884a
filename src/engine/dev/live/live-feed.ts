import { setTimeout as wait } from 'node:timers/promises';
import type { HotUpdateOptions, Logger, ViteDevServer } from 'vite';
import { CHANGED, type LiveChange } from '../../../model/dev-protocol.ts';
import type { Renderer } from '../../../model/rendering/renderer.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { below } from '../../disk/files/paths.ts';
import { refreshEditorFiles, refreshLists } from '../../editor/editor-files.ts';
import { offeredOf } from '../../editor/offers.ts';
import { reporters } from '../../report/index.ts';
import { takesColors } from '../../report/takes-colors.ts';
import type { CachedSite } from '../../disk/read-site.ts';
import { readOnAllCores } from '../../disk/threads/read-on-all-cores.ts';
import { createLiveContent, type LiveContent } from './live-content.ts';
import { isCodeOfKnown, isOwnPart, isSchemaSource } from './block-sources.ts';
import type { Idle } from './idle.ts';
import { inBatches } from './in-batches.ts';
import { onceSettled, RETRY_DELAY } from './once-settled.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';

/**
 * How long nothing is saved before all pages are looked at, in milliseconds: by then the saved page is on the screen.
 */
const CATCH_UP_DELAY = 300;

const isCutOff = ({ code }: ReportedDiagnostic): boolean => code === 'json/empty' || code === 'json/cut-off';

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
  const takeInBatch = createTaking({ logger, log, tell, catchUp, liveNow });

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

/** Says what is wrong with some files. @param files how many were looked at: those alone, unless it is said */
type Log = (problems: ReportedDiagnostic[], live: LiveContent, files?: number) => void;

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

interface Telling {
  logger: Pick<Logger, 'error'>;
  log: Log;
  tell: (change: LiveChange) => void;
}

/**
 * Takes files into account that are saved one by one. Another branch is thousands of them: what follows from all that
 * there are by now is worked out once.
 */
function createTaking({ logger, log, tell, catchUp, liveNow }: Taking): (saved: SavedFile) => Promise<void> {
  const looksAnew = createLookComparison();
  const take = async (saved: SavedFile[]): Promise<void> => {
    const live = await liveNow();
    const files = [...new Set(saved.map(({ file }) => file))];
    const taken = await onceSettled(() => takeInto(live, files));
    log(taken.problems, live);
    for (const { type } of saved) catchUp.renewOffers(renewalAfter(type, taken));
    catchUp.later(live);
    tell({ layout: differs(taken.before, taken.after), look: looksAnew(taken.before, taken.after) });
  };
  return inBatches((saved) => orLogged(logger, () => take(saved)));
}

/** How what editors offer is brought up to date. */
type Renewal = typeof refreshEditorFiles | typeof refreshLists;

/** A file that comes or goes changes what editors offer; a title, a section or a fact that is another, the lists alone. */
function renewalAfter(type: HotUpdateOptions['type'], taken: { isOfferedOtherwise: boolean }): Renewal | undefined {
  if (type !== 'update') return refreshEditorFiles;
  return taken.isOfferedOtherwise ? refreshLists : undefined;
}

interface Taking extends Telling {
  catchUp: ReturnType<typeof createCatchUp>;
  liveNow: LiveFeed['liveNow'];
}

/** Does what takes a look at every page: that never keeps an author waiting for the page that was saved. */
function createCatchUp({ logger, log, tell }: Telling) {
  let pause: NodeJS.Timeout | undefined;
  let renew: Renewal | undefined;
  const catchUp = (live: LiveContent): void => {
    const { problems, hasChanged } = live.catchUp();
    log(problems, live);
    if (hasChanged) tell({ layout: true });
    renew?.(live.content());
    renew = undefined;
  };
  return {
    /** Once nothing was saved for a while. */
    later: (live: LiveContent): void => {
      clearTimeout(pause);
      pause = setTimeout(() => void orLogged(logger, () => catchUp(live)), CATCH_UP_DELAY);
      pause.unref();
    },
    renewOffers: (by: Renewal | undefined): void => {
      // All has the lists in it.
      if (renew !== refreshEditorFiles) renew = by ?? renew;
    },
  };
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

/** What code does wrong, be it ours or that of an owner's block: its message alone tells nobody where. */
const isOfCode = (fault: unknown): boolean =>
  [TypeError, RangeError, ReferenceError].some((kind) => fault instanceof kind);

/** Does something for a server that goes on where it fails, and says so. */
async function orLogged(logger: Pick<Logger, 'error'>, act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (fault) {
    const { message, stack = message } = fault as Error;
    logger.error(isOfCode(fault) ? stack : message);
  }
}

/** Reads the content on all cores; its threads end, whatever else fails meanwhile. */
async function readOnce(root: string): Promise<CachedSite> {
  const remembered = await readOnAllCores(root);
  await remembered.end();
  return remembered;
}

/** What is wrong with files that were taken into account, and the site before and after. */
async function takeInto(live: LiveContent, files: string[]) {
  const offered = (): (string | undefined)[] =>
    files.map((file) => offeredOf(live.content(), below(live.content().source.root, file) ?? ''));
  const [before, offeredBefore] = [live.site()?.site, offered()];
  const problems = await updateOnceWhole(live, files);
  const isOfferedOtherwise = offered().some((now, at) => now !== undefined && now !== offeredBefore[at]);
  return { problems, before, after: live.site()?.site, isOfferedOtherwise };
}

/** Takes files into account; those that are half of one, a moment later once more. */
async function updateOnceWhole(live: LiveContent, files: string[]): Promise<ReportedDiagnostic[]> {
  const problems = live.update(...files);
  const cutOff = new Set(problems.filter(isCutOff).map(({ file }) => file));
  if (cutOff.size === 0) return problems;
  await wait(RETRY_DELAY);
  const again = files.filter((file) => cutOff.has(below(live.content().source.root, file) ?? ''));
  return [...problems.filter(({ file }) => !cutOff.has(file)), ...live.update(...again)];
}

/** Says of each change whether it concerns style sheets, in comparison with the last sound site file. */
function createLookComparison(): (before: ResolvedSite | undefined, after: ResolvedSite | undefined) => boolean {
  let style: unknown;
  return (before, after) => {
    style ??= styleOf(before);
    const shown = styleOf(after) ?? style;
    const isOther = style !== undefined && differs(style, shown);
    style = shown;
    return isOther;
  };
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** What the style sheet of every page is made of; nothing while the site's file has errors. */
const styleOf = (site: ResolvedSite | undefined): unknown => site && [site.look, site.font];
