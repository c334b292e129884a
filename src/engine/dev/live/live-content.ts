import { isSiteFile } from '../../../model/addresses/address.ts';
import { PAGES, PUBLIC, TEMPLATES, type ContentDocument } from '../../../model/content/content.ts';
import { chunksOf } from '../../../model/chunks-of.ts';
import { type Diagnostic, isError } from '../../../model/diagnostics/diagnostic.ts';
import type { ViewFacts } from '../../../model/rendering/renderer.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import type { ResolvedPage } from '../../../model/page/types.ts';
import { checkContent, checkDocuments, checkFiles, type CachedFindings } from '../../check/check-content.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { below } from '../../disk/below.ts';
import { cachedFindings } from '../../disk/cache/cached-check.ts';
import { readCached, readSite } from '../../disk/read-site.ts';
import { freshSchemas } from '../../disk/schema-files.ts';
import { surroundingsOf } from '../../disk/surroundings.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import { documentIn, type SiteContent } from '../../read/site-content.ts';
import type { Surroundings } from '../../resolve/site.ts';
import { resolveContent, type ResolvedContent } from '../../resolve/resolve-content.ts';
import { today } from '../../site/publication.ts';
import { languagesOf } from '../../site/languages/languages.ts';
import { rereadFile } from '../../site/reread.ts';
import { pageAt, type LivePage } from './live-page.ts';
import { createLiveChecks } from './live-checks.ts';
import { createLiveSite } from './live-site.ts';

/** Who looks: drafts and scheduled pages are for their author only. */
interface View {
  drafts?: boolean;
}

/** The content of a root folder, kept up to date file by file. */
export interface LiveContent {
  /**
   * Takes a changed, new or deleted file into account. Returns whether it belongs to the content, and what is wrong
   * with it now.
   */
  update: (file: string) => { problems: ReportedDiagnostic[] } | undefined;
  /**
   * Does what updates leave for later because it reads every page: rules across pages. Reads the updated files once
   * more, too: when one is saved twice within a moment, the second save goes unnoticed. Returns what is new about these
   * files, and whether anything is different anywhere.
   */
  catchUp: () => { problems: ReportedDiagnostic[]; hasChanged: boolean };
  /**
   * Reads everything anew, by schemas that have changed. Throws a `ToolError` when they are broken; what was there then
   * stays.
   */
  reload: () => void;
  /** What to show at an address. Until the next `catchUp`, rules across pages are quoted as they were. */
  at: (address: string, view?: View) => LivePage;
  /** The site as it is; undefined while its file has errors. */
  site: (view?: View) => ResolvedContent | undefined;
  /**
   * Pages that are on no disk, as this site would show them: what is wrong with them here, and each on its own when
   * asked for.
   */
  preview: (documents: ContentDocument[]) => {
    problems: ReportedDiagnostic[];
    page: (address: string) => ResolvedPage | undefined;
  };
  textOf: (file: string) => string | undefined;
  /** Everything as it was read last. */
  content: () => SiteContent;
  problems: () => ReportedDiagnostic[];
  /** The same, a few pages at a time: in between, `turn` lets others do what is more urgent. */
  problemsInTurns: (turn: () => Promise<void>) => Promise<ReportedDiagnostic[]>;
}

/** So many pages are checked before somebody else has a turn: that takes some hundredth of a second. */
const AT_ONCE = 4;

/**
 * Keeps the content of a root folder.
 * @param remembered it, as it was read just now
 */
// oxlint-disable-next-line max-lines-per-function -- one state, and each thing that is asked of it
export function createLiveContent(root: string, view: ViewFacts, remembered = readCached(root)): LiveContent {
  const { cache } = remembered;
  cache.save();
  let { content } = remembered;
  const surroundings = surroundingsOf(root, view);
  const checks = createLiveChecks(() => content, cachedFindings(content, cache));
  const pages = createLiveSite(() => content, surroundings);
  const saved = new Set<string>();
  /** How often something has changed since the content was read. */
  let changes = 0;
  let day = today();

  /** What follows from the content is worked out once after a save, when it is first asked for. */
  const forget = (): void => {
    changes++;
    checks.forget();
    pages.forget();
  };
  /** At midnight, pages come and go. */
  const keepUpWithTheDay = (): void => {
    if (day === today()) return;
    day = today();
    checks.forgetAcross();
    pages.forgetContext();
    forget();
  };
  const textOf = (file: string): string | undefined => documentIn(content, file)?.text;
  const report = (diagnostics: Diagnostic[]): ReportedDiagnostic[] => reportDiagnostics(diagnostics, content);
  const foundIn = (file: string): Diagnostic[] => [...checks.own(file), ...checks.across(file)];
  const problemsIn = (...files: string[]): ReportedDiagnostic[] =>
    files.flatMap((file) => report(foundIn(file))).toSorted((a, b) => Number(isError(b)) - Number(isError(a)));

  const site: LiveContent['site'] = ({ drafts = true } = {}) => {
    keepUpWithTheDay();
    const isBroken = languagesOf(content).some(({ file }) => foundIn(file).some(isError));
    return isBroken ? undefined : pages.resolved(drafts, day);
  };

  const problemsInTurns: LiveContent['problemsInTurns'] = async (turn) => {
    const looked = changes;
    const known = looked === 0 ? cachedFindings(content, cache) : findingsKept();
    for (const documents of chunksOf([...content.documents.values()], AT_ONCE)) {
      checkDocuments(checks.site(), documents, known);
      await turn();
      // Something was saved meanwhile.
      if (looked !== changes) return problemsInTurns(turn);
    }
    const problems = report(checkContent(content, undefined, known));
    if (looked === 0) cache.save();
    return problems;
  };

  return {
    textOf,
    site,
    content: () => content,
    problems: () => report(checkContent(content)),
    problemsInTurns,

    update: (file) => {
      const relative = below(content.source.root, file) ?? '';
      const isIn = (folder: string): boolean => relative.startsWith(`${folder}/`);
      const isPublic = isIn(PUBLIC);
      if (!isPublic && !isIn(TEMPLATES) && relative !== PAGES && !isIn(PAGES)) return undefined;
      forget();
      // Prepared pages hold words of the site file and sizes of pictures.
      if (isPublic || isSiteFile(relative)) pages.forgetContext();
      if (isPublic || isIn(TEMPLATES)) return { problems: [] };
      content = rereadFile(content, relative);
      saved.add(relative);
      if (!content.documents.get(relative)?.data) checks.dropAcross(relative);
      return { problems: report(checks.own(relative)) };
    },

    catchUp: () => {
      const before = checks.mark();
      const texts = new Map([...saved].map((file) => [file, textOf(file)]));
      for (const file of saved) content = rereadFile(content, file);
      const missed = new Set([...saved].filter((file) => textOf(file) !== texts.get(file)));
      forget();
      checks.forgetAcross();
      if ([...missed].some(isSiteFile)) pages.forgetContext();
      const ofFile = (file: string): Diagnostic[] => [
        ...(missed.has(file) ? checks.own(file) : []),
        ...checks.across(file),
      ];
      const problems = report([...saved].flatMap(ofFile));
      saved.clear();
      const hasChanged = missed.size > 0 || checks.hasChanged(before);
      // Nobody waits now; at the next save, somebody does.
      site();
      return { problems, hasChanged };
    },

    reload: () => {
      content = readSite(root, { schemas: freshSchemas() });
      forget();
      checks.forgetAcross();
      pages.forgetContext();
    },

    at: (address, view) => pageAt({ site: site(view), context: checks.site(), problemsIn }, address),

    preview: (documents) => preview(content, surroundings, documents),
  };
}

/** Findings that are kept here, as long as nothing is saved. */
function findingsKept(): CachedFindings {
  const found = new Map<string, Diagnostic[]>();
  return {
    of: (file) => found.get(file),
    keep: (file, diagnostics) => void found.set(file, diagnostics),
    across: (find) => find(),
  };
}

/** Pages that are on no disk, as a site would show them. */
function preview(
  content: SiteContent,
  surroundings: Surroundings,
  documents: ContentDocument[],
): ReturnType<LiveContent['preview']> {
  const added = documents.map((document) => [document.file, document] as const);
  const all = { ...content, documents: new Map([...content.documents, ...added]) };
  const diagnostics = checkFiles(createSiteContext(all), new Set(documents.map(({ file }) => file))).filter(isError);
  const { page } = resolveContent(all, surroundings);
  return { problems: reportDiagnostics(diagnostics, all), page };
}
