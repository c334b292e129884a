import { isSiteFile } from '../../../model/addresses/address.ts';
import { PAGES, PUBLIC, TEMPLATES, type ContentDocument } from '../../../model/content/content.ts';
import { type Diagnostic, isError } from '../../../model/diagnostics/diagnostic.ts';
import type { ViewFacts } from '../../../model/rendering/renderer.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import type { ResolvedPage } from '../../../model/page/types.ts';
import { checkContent, checkFiles } from '../../check/check-content.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { below } from '../../disk/files/paths.ts';
import { cachedDiagnostics } from '../../disk/cache/cached-diagnostics.ts';
import { readCached, readSite, type CachedSite } from '../../disk/read-site.ts';
import type { ContentCache } from '../../disk/cache/content-cache.ts';
import { freshSchemas } from '../../disk/schema-files.ts';
import { siteEnvironment } from '../../disk/site-environment.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import { documentIn, type SiteContent } from '../../read/site-content.ts';
import type { SiteEnvironment } from '../../resolve/site.ts';
import { resolveContent, type ResolvedContent } from '../../resolve/resolve-content.ts';
import { today } from '../../site/publication.ts';
import { languagesOf } from '../../site/languages/languages.ts';
import { rereadFiles } from '../../site/reread.ts';
import { pageAt, type LivePage } from './live-page.ts';
import { createLiveChecks, type LiveChecks } from './live-checks.ts';
import { createLiveSite, type LiveSite } from './live-site.ts';

/** Drafts and scheduled pages are shown only to their author. */
interface Viewer {
  drafts?: boolean;
}

/** The content of a root folder, kept up to date file by file. */
export interface LiveContent {
  /** Whether a file belongs to the content. */
  has: (file: string) => boolean;
  /** Updates changed, new or deleted files. Returns the problems in them. */
  update: (...files: string[]) => ReportedDiagnostic[];
  /**
   * Runs the rules that read every page, which updates postpone. Also reads the updated files again, since the second
   * of two quick saves goes unnoticed. Returns the new problems in these files, and whether anything has changed.
   */
  catchUp: () => { problems: ReportedDiagnostic[]; hasChanged: boolean };
  /**
   * Reads everything again, with changed schemas.
   * @throws ToolError if these are broken; the content stays as it was
   */
  reload: () => void;
  /** What to show at an address. Diagnostics of rules that read every page are those of the last `catchUp`. */
  at: (address: string, viewer?: Viewer) => LivePage;
  /** The resolved site; undefined while the site file has errors. */
  site: (viewer?: Viewer) => ResolvedContent | undefined;
  /** Checks and resolves pages that are not on disk as part of this site. */
  preview: (documents: ContentDocument[]) => {
    problems: ReportedDiagnostic[];
    page: (address: string) => ResolvedPage | undefined;
  };
  textOf: (file: string) => string | undefined;
  /** The content as it was read last. */
  content: () => SiteContent;
  problems: () => ReportedDiagnostic[];
  /** The same, a few pages at a time; `turn` is awaited in between, so that urgent work goes first. */
  problemsInTurns: (turn: () => Promise<void>) => Promise<ReportedDiagnostic[]>;
}

/**
 * Keeps the content of a root folder.
 * @param cached it, as it was read just now
 */
export function createLiveContent(root: string, view: ViewFacts, cached = readCached(root)): LiveContent {
  cached.cache.save();
  const state = createState(cached, siteEnvironment(root, view));
  return { ...queriesOf(state, cached.cache), ...mutationsOf(state, root) };
}

/** The content, and what is derived from it on demand, once after each save. */
interface State {
  content: SiteContent;
  readonly environment: SiteEnvironment;
  readonly checks: LiveChecks;
  readonly pages: LiveSite;
  readonly site: LiveContent['site'];
  /** Discards what was derived, after a save. */
  forget: () => void;
  /** Discards everything that was derived. */
  forgetAll: () => void;
}

function createState({ content, cache }: CachedSite, environment: SiteEnvironment): State {
  const contentNow = (): SiteContent => state.content;
  const checks = createLiveChecks(contentNow, cachedDiagnostics(content, cache));
  const pages = createLiveSite(contentNow, environment);
  let day = today();
  const forget = (): void => {
    checks.forget();
    pages.forget();
  };
  const forgetAll = (): void => {
    forget();
    checks.forgetAcross();
    pages.forgetContext();
  };
  const site: State['site'] = ({ drafts = true } = {}) => {
    // At midnight, pages may appear or disappear.
    if (day !== today()) forgetAll();
    day = today();
    const isBroken = languagesOf(state.content).some(({ file }) => checks.of(file).some(isError));
    return isBroken ? undefined : pages.resolved({ drafts, today: day });
  };
  const state: State = { content, environment, checks, pages, site, forget, forgetAll };
  return state;
}

type Queries = Omit<LiveContent, keyof Mutations>;

/** The functions that read the content. */
function queriesOf(state: State, cache: ContentCache): Queries {
  const { checks, site, environment } = state;
  const report = (diagnostics: Diagnostic[]): ReportedDiagnostic[] => reportDiagnostics(diagnostics, state.content);
  const problemsIn = (...files: string[]): ReportedDiagnostic[] =>
    files.flatMap((file) => report(checks.of(file))).toSorted((a, b) => Number(isError(b)) - Number(isError(a)));
  return {
    site,
    content: () => state.content,
    textOf: (file) => documentIn(state.content, file)?.text,
    problems: () => report(checkContent(state.content)),
    problemsInTurns: async (turn) => {
      const problems = report(await checks.allInTurns(turn));
      if (checks.isUnchanged()) cache.save();
      return problems;
    },
    at: (address, viewer) => pageAt({ site: site(viewer), context: checks.site(), problemsIn }, address),
    preview: (documents) => preview(state.content, environment, documents),
  };
}

type Mutations = Pick<LiveContent, 'has' | 'update' | 'catchUp' | 'reload'>;

/** Whether a file, relative to the root, is in a folder. */
const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
const isDocument = (file: string): boolean => file === PAGES || isIn(PAGES, file);

/** The functions that change the content. */
function mutationsOf(state: State, root: string): Mutations {
  const { checks, pages } = state;
  const saved = new Set<string>();
  const nameOf = (file: string): string => below(state.content.source.root, file) ?? '';
  const report = (diagnostics: Diagnostic[]): ReportedDiagnostic[] => reportDiagnostics(diagnostics, state.content);
  return {
    has: (file) => {
      const name = nameOf(file);
      return isDocument(name) || isIn(PUBLIC, name) || isIn(TEMPLATES, name);
    },

    update: (...files) => {
      const names = files.map(nameOf);
      state.forget();
      // Prepared pages hold words of the site file and sizes of pictures.
      if (names.some((name) => isIn(PUBLIC, name) || isSiteFile(name))) pages.forgetContext();
      const documents = names.filter(isDocument);
      state.content = rereadFiles(state.content, documents);
      for (const name of documents) {
        saved.add(name);
        if (!state.content.documents.get(name)?.data) checks.dropAcross(name);
      }
      return report(documents.flatMap(checks.own));
    },

    catchUp: () => {
      const before = checks.mark();
      const { reread, missed } = readAgain(state.content, saved);
      state.content = reread;
      state.forget();
      checks.forgetAcross();
      if ([...missed].some(isSiteFile)) pages.forgetContext();
      const newIn = (file: string): Diagnostic[] => (missed.has(file) ? checks.of(file) : checks.across(file));
      const problems = report([...saved].flatMap(newIn));
      saved.clear();
      const hasChanged = missed.size > 0 || checks.hasChanged(before);
      // Resolved now, while nobody waits for it.
      state.site();
      return { problems, hasChanged };
    },

    reload: () => {
      state.content = readSite(root, { schemas: freshSchemas() });
      state.forgetAll();
    },
  };
}

/** Reads files again. Returns the content, and the files whose text has changed. */
function readAgain(content: SiteContent, files: ReadonlySet<string>): { reread: SiteContent; missed: Set<string> } {
  const texts = new Map([...files].map((file) => [file, documentIn(content, file)?.text]));
  const reread = rereadFiles(content, files);
  const missed = [...texts].filter(([file, text]) => documentIn(reread, file)?.text !== text);
  return { reread, missed: new Set(missed.map(([file]) => file)) };
}

/** Checks and resolves pages that are not on disk as part of a site. */
function preview(
  content: SiteContent,
  environment: SiteEnvironment,
  documents: ContentDocument[],
): ReturnType<LiveContent['preview']> {
  const added = documents.map((document) => [document.file, document] as const);
  const all = { ...content, documents: new Map([...content.documents, ...added]) };
  const diagnostics = checkFiles(createSiteContext(all), new Set(documents.map(({ file }) => file))).filter(isError);
  const { page } = resolveContent(all, environment);
  return { problems: reportDiagnostics(diagnostics, all), page };
}
