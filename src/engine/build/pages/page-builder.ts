import { pathOf } from '../../../model/addresses/address.ts';
import type { PageMain } from '../../../model/rendering/fragment.ts';
import type { RenderedPage } from '../../../model/rendering/renderer.ts';
import { isOwnBlockFault } from '../../../model/rendering/own-block-fault.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import type { HeaderPage, ResolvedPage } from '../../../model/page/types.ts';
import type { Dependency } from '../../resolve/dependencies.ts';
import type { WordWeights } from '../../search/word-weights.ts';
import { firstScriptOf } from '../bundle/first-script.ts';
import { ownFaultIn } from '../bundle/own/own-fault.ts';
import { documentOf } from '../document/document.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { PageFiles } from '../hosts/files/output-layout.ts';
import { writeOrReuse, type OutputFolder } from '../output/output-folder.ts';
import type { BuildContext } from './build-context.ts';
import { formatKey, typesOf, documentKeys, type DocumentKey, type DocumentKeys } from './document-key.ts';
import { mainFromDocument, mainRecordOf, withHeader, type MainRecord, type StyleRules } from './reused-main.ts';

/** A page to build: one of the site's, or the not-found page of a folder. */
export interface PageJob {
  address: string;
  files: PageFiles;
  isNotFound?: boolean;
  /** The key of the last document, and what is needed to take the blocks out of it. */
  last?: { key: DocumentKey; main: MainRecord };
  /** The language of the page in the search, and a hash of its words, at the last build. */
  searchKey?: string | undefined;
  /** Whether its data has not changed, so that it is read from its last data file. */
  isResolved?: boolean;
  /** Set where only the menus differ: the names of its other files, which are reused. */
  onlyMenus?: { extras: string[] };
}

/** The result of building a page. */
export interface BuiltPage {
  /** Whether its blocks were rendered. */
  isRendered: boolean;
  /** Whether its document differs from the last one. */
  isChanged: boolean;
  /** The types of its blocks. */
  types: string;
  /** What it depends on of other pages. */
  dependencies: Dependency[];
  /** What is needed to take the blocks out of its document, where a new one was written. */
  main?: MainRecord;
  /** As in `PageJob`: "" where the search does not find it. Left out where it is known to be the same. */
  searchKey?: string;
  /** Its words, where they have changed. */
  words?: WordWeights;
}

/**
 * Builds pages one by one into a folder. Files that would be the same again are reused.
 * @param rules the CSS rules that the last documents use. Those of new documents are added
 */
export function pageBuilder(
  context: BuildContext,
  output: OutputFolder,
  rules: StyleRules,
): (job: PageJob) => Promise<BuiltPage> {
  const keys = documentKeys(context);
  return async (job) => {
    if (replaceHeader(job, keys, context, output))
      return { isRendered: false, isChanged: true, types: '', dependencies: [] };
    const { page: resolved, dependencies } = pageFor(job, context, output);
    if (!resolved) return { isRendered: false, isChanged: false, types: '', dependencies };
    const types = typesOf(resolved);
    const page = { ...resolved, ...codeOf(types, context) };
    const data = JSON.stringify(page);
    const dataKey = hashOf(data);
    if (job.files.data !== undefined) writeOrReuse(job.files.data, dataKey, () => data, output);
    const key = keys.of(page, { dataKey, types });
    const written = await writeDocument(page, job, key, { context, output, rules });
    if (!job.isNotFound) await writeExtras(page, { key: key.blocks, html: written.html }, context, output);
    return { ...written.result, types, dependencies, ...searchResult(job, resolved, context) };
  };
}

/** What a document is written with. */
interface Target {
  context: BuildContext;
  output: OutputFolder;
  rules: StyleRules;
}

/** Writes the document of a page, or reuses it. Blocks that have not changed are taken from the last document. */
async function writeDocument(
  page: ResolvedPage,
  { files, last }: PageJob,
  key: DocumentKey,
  { context, output, rules }: Target,
): Promise<{ result: Pick<BuiltPage, 'isRendered' | 'isChanged' | 'main'>; html: () => string }> {
  const names = documentsOf(files);
  const readHtml = (): string => output.lastText(files.document);
  if (names.every((name) => output.has(name, formatKey(key)))) {
    for (const name of names) output.reuse(name);
    return { result: { isRendered: false, isChanged: false }, html: readHtml };
  }
  const site = context.sites.siteAt(page);
  const main = last?.key.blocks === key.blocks ? mainFromDocument(readHtml(), last.main, site, rules) : undefined;
  const rendered = await render(page, main, context);
  const html = documentFor(page, rendered, context);
  for (const name of names) output.write(name, formatKey(key), html);
  return {
    result: { isRendered: !main, isChanged: true, main: mainRecordOf(rendered.written, site, rules) },
    html: () => html,
  };
}

/** Writes what else is made of a page, or reuses it. */
async function writeExtras(
  page: ResolvedPage,
  made: { key: string; html: () => string },
  { extras, sites }: BuildContext,
  output: OutputFolder,
): Promise<void> {
  for (const { name, key, bytes } of extras.of(page, sites.siteAt(page), made))
    if (output.has(name, key)) output.reuse(name);
    else output.write(name, key, await bytes());
}

/** The search key of a page, and its words if they have changed. */
function searchResult(
  { address, isNotFound, isResolved, searchKey: before }: PageJob,
  page: ResolvedPage,
  context: BuildContext,
): Pick<BuiltPage, 'searchKey' | 'words'> {
  if (isNotFound || isResolved) return {};
  const { lang, words } = context.foundPage(address, page) ?? {};
  if (!words) return { searchKey: '' };
  const searchKey = `${lang} ${hashOf(JSON.stringify([...words]))}`;
  return { searchKey, ...(searchKey !== before && { words }) };
}

/** The addresses of modules and style sheets of own blocks of these types. */
function codeOf(
  types: string,
  { code: { ownModules, ownStyles } }: BuildContext,
): Pick<ResolvedPage, 'modules' | 'styles'> {
  const own = types.split(' ').filter((type) => Object.hasOwn(ownModules, type));
  const modules = Object.fromEntries(own.map((type) => [type, ownModules[type] ?? '']));
  const styles = [...new Set(own.flatMap((type) => ownStyles[type] ?? []))];
  return { ...(own.length > 0 && { modules }), ...(styles.length > 0 && { styles }) };
}

/** The files of a page's document, of which a host may need a copy. */
const documentsOf = ({ document, copy }: PageFiles): string[] => [document, copy ?? []].flat();

/** What a header reads of a page. Its data is only needed where there are several languages. */
function headedOf(
  address: string,
  data: string,
  { resolved, sites }: Pick<BuildContext, 'resolved' | 'sites'>,
  output: OutputFolder,
): HeaderPage {
  const page = { path: pathOf(resolved.site.basePath, address), head: {} };
  return sites.siteAt(page).languages ? (JSON.parse(output.lastText(data)) as ResolvedPage) : page;
}

/** Writes the last document of a page with a new header, if only the menus have changed. @returns whether it did */
function replaceHeader(
  { address, files, last, onlyMenus }: PageJob,
  keys: DocumentKeys,
  { code, sites, resolved }: BuildContext,
  output: OutputFolder,
): boolean {
  if (!last || !onlyMenus || files.data === undefined) return false;
  const page = headedOf(address, files.data, { resolved, sites }, output);
  const key = { ...last.key, ...keys.ofHeader(page) };
  if (key.signature !== last.key.signature) return false;
  const { renderer } = code;
  const bytes = withHeader(output.lastBytes(files.document), last.main, (main) =>
    renderer.replacementHeader(page, sites.siteAt(page), main),
  );
  for (const name of documentsOf(files)) output.write(name, formatKey(key), bytes);
  for (const name of [files.data, ...onlyMenus.extras]) output.reuse(name);
  return true;
}

/** The page of a job: resolved, or from its last data. */
function pageFor(
  job: PageJob,
  { resolved }: BuildContext,
  output: OutputFolder,
): { page: ResolvedPage | undefined; dependencies: Dependency[] } {
  if (job.isNotFound) return { page: resolved.notFoundPage(job.address), dependencies: [] };
  if (job.isResolved) {
    const data = JSON.parse(output.lastText(job.files.data ?? '')) as ResolvedPage;
    const { modules: _modules, styles: _styles, ...page } = data;
    return { page, dependencies: [] };
  }
  const { page, dependencies } = resolved.pageWithDependencies(job.address);
  return { page, dependencies: [...dependencies] };
}

/** Renders a page, or only its shell where its blocks are given. */
async function render(
  page: ResolvedPage,
  main: PageMain | undefined,
  { root, code: { renderer }, sites, watch }: BuildContext,
): Promise<RenderedPage> {
  const site = sites.siteAt(page);
  try {
    return main ? renderer.assemblePage(page, site, main) : await watch(page, () => renderer.renderPage(page, site));
  } catch (error) {
    const isOwn = isOwnBlockFault(error);
    const { message, places } = isOwn ? ownFaultIn(root, error) : { message: (error as Error).message, places: [] };
    const lines = [message, ...places.map((place) => `  at ${place}`)].join('\n');
    // An error in an owner's block is not one of the tool.
    const Fault = isOwn ? ToolError : Error;
    throw new Fault(`The page ${page.path} could not be rendered: ${lines}`, { cause: error });
  }
}

function documentFor(page: ResolvedPage, rendered: RenderedPage, { code, sites, assets }: BuildContext): string {
  const { boot, app, consent } = code;
  const text = boot[firstScriptOf(page, rendered, sites.siteAt(page))];
  return documentOf(page, sites, rendered, { ...assets, boot: { text }, app, consent });
}
