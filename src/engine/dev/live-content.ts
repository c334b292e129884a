import path from 'node:path';
import { fileOfAddress, filesOfAddress, SHARED_FOLDER, SITE_FILE } from '../../model/address.ts';
import { PAGES, PUBLIC, type ContentDocument } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ViewFacts } from '../../model/renderer.ts';
import type { ReportedDiagnostic } from '../../model/reported.ts';
import type { ResolvedPage } from '../../model/types.ts';
import { checkAcross, checkContent, checkFiles } from '../check/check-content.ts';
import { weighed } from '../check/severity.ts';
import { createSiteContext, type SiteContext } from '../check/site-context.ts';
import { readSite } from '../disk/read-site.ts';
import { surroundingsOf } from '../disk/surroundings.ts';
import { refreshOffers } from '../editor/offers.ts';
import { reportDiagnostics } from '../report/report-diagnostics.ts';
import { prepareContext, type PrepareContext } from '../resolve/prepare.ts';
import { resolveContent, type ResolvedContent } from '../resolve/resolve-content.ts';
import { refusedAt } from '../site/known-addresses.ts';
import { today } from '../site/publication.ts';
import { rereadFile } from '../site/reread.ts';

/** What stands at an address while the site is being worked on, and what is wrong with it: errors first, then by file and line. */
export type LivePage =
  | { state: 'page'; page: ResolvedPage; problems: ReportedDiagnostic[] }
  | { state: 'missing'; page: ResolvedPage; problems: ReportedDiagnostic[] }
  | { state: 'redirect'; to: string; problems: ReportedDiagnostic[] }
  | { state: 'broken'; problems: ReportedDiagnostic[] };

/** Who looks: drafts and scheduled pages are for their author only. */
interface View {
  drafts?: boolean;
}

/** The content of a root folder, kept up to date file by file. */
export interface LiveContent {
  /** Takes a changed, new or deleted file into account. Returns whether it belongs to the content, and what is wrong with it now. */
  update: (file: string) => { problems: ReportedDiagnostic[] } | undefined;
  /**
   * Does what updates leave for later because it reads every page: rules across pages, and what editors offer. Reads the updated
   * files once more, too: when one is saved twice within a moment, the second save goes unnoticed. Returns what is new about these
   * files, and whether anything is different anywhere.
   */
  catchUp: () => { problems: ReportedDiagnostic[]; hasChanged: boolean };
  /** What to show at an address. Until the next `catchUp`, rules across pages are quoted as they were. */
  at: (address: string, view?: View) => LivePage;
  /** The site as it is; undefined while its file has errors. */
  site: (view?: View) => ResolvedContent | undefined;
  /** Pages that are on no disk, as this site would show them: what is wrong with them here, and each on its own when asked for. */
  preview: (documents: ContentDocument[]) => { problems: ReportedDiagnostic[]; page: (address: string) => ResolvedPage | undefined };
  textOf: (file: string) => string | undefined;
  problems: () => ReportedDiagnostic[];
}

const isError = ({ severity }: Pick<Diagnostic, 'severity'>): boolean => severity === 'error';

/** Reads the content of a root folder and keeps it. */
export function liveContent(root: string, view: ViewFacts): LiveContent {
  let content = readSite(root);
  let checked: SiteContext | undefined;
  let found = new Map<string, Diagnostic[]>();
  let across: Diagnostic[] | undefined;
  const saved = new Set<string>();
  const resolved = new Map<boolean, ResolvedContent>();
  let context: PrepareContext | undefined;
  let day = today();
  const surroundings = surroundingsOf(root, view);

  /** What follows from the content is worked out once after a save, when it is first asked for; at midnight, pages come and go. */
  const forget = (): void => {
    checked = undefined;
    resolved.clear();
    found = new Map();
  };
  const siteContext = (): SiteContext => {
    if (day !== today()) {
      day = today();
      context = across = undefined;
      forget();
    }
    return (checked ??= createSiteContext(content));
  };
  const textOf = (file: string): string | undefined => content.documents.get(file)?.text;
  const lookedAcross = (): Diagnostic[] => (across ??= checkAcross(siteContext()));
  const acrossIn = (file: string): Diagnostic[] =>
    weighed(
      lookedAcross().filter((each) => each.file === file),
      content,
    );
  const ownIn = (file: string): Diagnostic[] => {
    const known = found.get(file) ?? checkFiles(siteContext(), new Set([file]));
    found.set(file, known);
    return known;
  };
  const report = (diagnostics: Diagnostic[]): ReportedDiagnostic[] => reportDiagnostics(diagnostics, content);
  const problemsIn = (...files: string[]): ReportedDiagnostic[] =>
    files.flatMap((file) => report([...ownIn(file), ...acrossIn(file)])).toSorted((a, b) => Number(isError(b)) - Number(isError(a)));
  const siteErrors = (): ReportedDiagnostic[] => problemsIn(SITE_FILE).filter(isError);

  const site: LiveContent['site'] = ({ drafts = true } = {}) => {
    if (siteErrors().length > 0) return undefined;
    const document = content.documents.get(SITE_FILE);
    if (!document) return undefined;
    context ??= prepareContext(content.source, document);
    const known = resolved.get(drafts) ?? resolveContent(content, { ...surroundings, build: 'dev', drafts, today: day, context });
    resolved.set(drafts, known);
    return known;
  };

  const update: LiveContent['update'] = (file) => {
    const relative = path.relative(content.source.root, file).split(path.sep).join('/');
    const isPublic = relative.startsWith(`${PUBLIC}/`);
    if (!isPublic && relative !== PAGES && !relative.startsWith(`${PAGES}/`)) return undefined;
    forget();
    // Prepared pages hold words of the site file and sizes of pictures.
    if (isPublic || relative === SITE_FILE) context = undefined;
    if (isPublic) return { problems: [] };
    content = rereadFile(content, relative);
    saved.add(relative);
    // Words that nobody can read any more cannot be like those of another page.
    if (!content.documents.get(relative)?.data) across = across?.filter(({ file: named }) => named !== relative);
    return { problems: report(ownIn(relative)) };
  };

  /** A page and the shared blocks it shows, and those in them. */
  const withShared = (file: string, files = new Set<string>()): Set<string> => {
    if (files.has(file)) return files;
    files.add(file);
    for (const { role, value } of content.documents.get(file)?.references ?? []) {
      const shared = `${SHARED_FOLDER}/${String(value)}.json`;
      if (role === 'shared' && content.documents.has(shared)) withShared(shared, files);
    }
    return files;
  };

  /** The files that make the page at an address. Two pages may want it: their authors should see that. */
  const filesAt = (address: string): string[] => {
    const { aliases, derived } = siteContext().known;
    const own = filesOfAddress(address).filter((file) => content.documents.get(file)?.address === address);
    const other = aliases.get(address) ?? derived.get(address);
    const files = own.length > 0 || other === undefined ? own : [other];
    return [...new Set(files.flatMap((file) => [...withShared(file)]))];
  };

  /** Of a page that is not there: files that were meant to be it, such as one whose name cannot be an address. */
  const whyMissing = (address: string): ReportedDiagnostic[] => problemsIn(fileOfAddress(address), ...refusedAt(content, address).map(({ file }) => file));

  const at: LiveContent['at'] = (address, view) => {
    const current = site(view);
    if (!current) return { state: 'broken', problems: problemsIn(...filesAt(address), SITE_FILE) };
    const redirect = current.redirects.find(({ from }) => from === address);
    if (redirect) return { state: 'redirect', to: redirect.to, problems: [] };
    const fallback = current.fallbacks.find((parent) => address.startsWith(`${parent}/`));
    const shown = filesAt(address).length > 0 ? address : (fallback ?? address);
    const files = filesAt(shown);
    const problems = files.length > 0 ? problemsIn(...files) : whyMissing(address);
    if (problems.some(isError)) return { state: 'broken', problems };
    const page = current.page(shown);
    return page ? { state: 'page', page, problems } : { state: 'missing', page: current.notFoundPage(), problems };
  };

  const catchUp: LiveContent['catchUp'] = () => {
    const before = across && JSON.stringify(across);
    const texts = new Map([...saved].map((file) => [file, textOf(file)]));
    for (const file of saved) content = rereadFile(content, file);
    const missed = new Set([...saved].filter((file) => textOf(file) !== texts.get(file)));
    forget();
    across = undefined;
    if (missed.has(SITE_FILE)) context = undefined;
    refreshOffers(content);
    const problems = report([...saved].flatMap((file) => [...(missed.has(file) ? ownIn(file) : []), ...acrossIn(file)]));
    saved.clear();
    return { problems, hasChanged: missed.size > 0 || (before !== undefined && JSON.stringify(lookedAcross()) !== before) };
  };

  const preview: LiveContent['preview'] = (documents) => {
    const all = { ...content, documents: new Map([...content.documents, ...documents.map((each) => [each.file, each] as const)]) };
    const files = new Set(documents.map(({ file }) => file));
    const diagnostics = checkFiles(createSiteContext(all), files).filter(isError);
    return { problems: reportDiagnostics(diagnostics, all), page: resolveContent(all, { ...surroundings, build: 'dev', drafts: true }).page };
  };

  return { update, catchUp, at, site, preview, textOf, problems: () => report(checkContent(content)) };
}
