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
import type { PageFiles } from '../hosts/files/host-places.ts';
import { put, type OutputFolder } from '../output/output-folder.ts';
import type { BuildContext } from './build-context.ts';
import { keyText, typesOf, wholeKeys, type DocumentKey, type WholeKeys } from './document-key.ts';
import { mainOf, recordOf, withHeader, type MainRecord, type StyleRules } from './written-main.ts';

/** A page to build: one of the site's, or the one that is shown where a folder has none. */
export interface PageJob {
  address: string;
  files: PageFiles;
  isNotFound?: boolean;
  /** The document of the last build: what it was made of, and how its blocks are taken out of it. */
  last?: { key: DocumentKey; main: MainRecord };
  /** What the search had of it: its language, and a hash of its words. */
  searchKey?: string | undefined;
  /** What it says is as it was, and stands in its last data. */
  isResolved?: boolean;
  /** Nothing but the menus differs: other files that are made of it are taken over. */
  sameBut?: { extras: string[] };
}

/** What became of a page. */
export interface BuiltPage {
  isRendered: boolean;
  /** Whether its document is another than before. */
  isChanged: boolean;
  /** The types of its blocks. */
  types: string;
  /** What it depends on of other pages. */
  dependencies: Dependency[];
  /** How its blocks are taken out of its document, where they were rendered. */
  main?: MainRecord;
  /** What the search has of it, as in a job: "" where it is not to be found. Left out where that is known to be the same. */
  searchKey?: string;
  /** Its words, where they are others than before. */
  words?: WordWeights;
}

/**
 * Builds pages one by one into a folder; files that would be the same again are taken over.
 * @param rules the styles that the last documents wear; those of new ones are added
 */
export function pageBuilder(
  context: BuildContext,
  output: OutputFolder,
  rules: StyleRules,
): (job: PageJob) => Promise<BuiltPage> {
  const keys = wholeKeys(context);
  return async (job) => {
    if (exchangeHeader(job, keys, context, output))
      return { isRendered: false, isChanged: true, types: '', dependencies: [] };
    const { page: said, dependencies } = pageFor(job, context, output);
    if (!said) return { isRendered: false, isChanged: false, types: '', dependencies };
    const { files, last } = job;
    const types = typesOf(said);
    const page = { ...said, ...codeOf(types, context) };
    const data = JSON.stringify(page);
    const dataKey = hashOf(data);
    if (files.data !== undefined) put(files.data, dataKey, () => data, output);
    const key = keys.of(page, { dataKey, types });
    const documents = documentsOf(files);
    const isSame = documents.every((name) => output.has(name, keyText(key)));
    const hasLast = !isSame && last?.key.blocks === key.blocks;
    const site = context.around.siteAt(page);
    const main = hasLast ? mainOf(output.lastText(files.document), last.main, site, rules) : undefined;
    const rendered = isSame ? undefined : await render(page, main, context);
    const html = rendered && documentFor(page, rendered, context);
    for (const name of documents)
      if (html === undefined) output.carry(name);
      else output.write(name, keyText(key), html);
    if (!job.isNotFound) {
      const made = { key: key.blocks, html: () => html ?? output.lastText(files.document) };
      for (const { name, key, bytes } of context.extras.of(page, site, made))
        if (output.has(name, key)) output.carry(name);
        else output.write(name, key, await bytes());
    }
    return {
      isRendered: rendered !== undefined && !main,
      isChanged: !isSame,
      types,
      dependencies,
      ...(rendered && { main: recordOf(rendered.written, site, rules) }),
      ...foundOn(job, said, context),
    };
  };
}

/** What the search has of a page, where that may be something else than before. */
function foundOn(
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

/** Where the code lies that draws blocks of these types, and the style sheets that it imports. */
function codeOf(
  types: string,
  { code: { ownModules, ownStyles } }: BuildContext,
): Pick<ResolvedPage, 'modules' | 'styles'> {
  const own = types.split(' ').filter((type) => Object.hasOwn(ownModules, type));
  const modules = Object.fromEntries(own.map((type) => [type, ownModules[type] ?? '']));
  const styles = [...new Set(own.flatMap((type) => ownStyles[type] ?? []))];
  return { ...(own.length > 0 && { modules }), ...(styles.length > 0 && { styles }) };
}

/** The files of a page's document: a host may look for it in a second place. */
const documentsOf = ({ document, copy }: PageFiles): string[] => [document, copy ?? []].flat();

/** What a header reads of a page. Only where there are several languages is that in its data. */
function headedOf(
  address: string,
  data: string,
  { resolved, around }: Pick<BuildContext, 'resolved' | 'around'>,
  output: OutputFolder,
): HeaderPage {
  const page = { path: pathOf(resolved.site.basePath, address), head: {} };
  return around.siteAt(page).languages ? (JSON.parse(output.lastText(data)) as ResolvedPage) : page;
}

/** Writes the document of a page with another header, if only that differs. */
function exchangeHeader(
  { address, files, last, sameBut }: PageJob,
  keys: WholeKeys,
  { code, around, resolved }: BuildContext,
  output: OutputFolder,
): boolean {
  if (!last || !sameBut || files.data === undefined) return false;
  const page = headedOf(address, files.data, { resolved, around }, output);
  const key = { ...last.key, ...keys.ofHeader(page) };
  if (key.outline !== last.key.outline) return false;
  const { renderer } = code;
  const bytes = withHeader(output.lastBytes(files.document), last.main, (main) =>
    renderer.headerIn(page, around.siteAt(page), main),
  );
  for (const name of documentsOf(files)) output.write(name, keyText(key), bytes);
  for (const name of [files.data, ...sameBut.extras]) output.carry(name);
  return true;
}

/** The page of a job: resolved, or as the last build has written it. */
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

/** Renders a page, or what stands around its blocks where these are known. */
async function render(
  page: ResolvedPage,
  main: PageMain | undefined,
  { root, code: { renderer }, around, watch }: BuildContext,
): Promise<RenderedPage> {
  const site = around.siteAt(page);
  try {
    return main ? renderer.renderAround(page, site, main) : await watch(page, () => renderer.renderPage(page, site));
  } catch (error) {
    const isOwn = isOwnBlockFault(error);
    const { message, places } = isOwn ? ownFaultIn(root, error) : { message: (error as Error).message, places: [] };
    const said = [message, ...places.map((place) => `  at ${place}`)].join('\n');
    // What an owner's block does is no fault of the tool.
    const Fault = isOwn ? ToolError : Error;
    throw new Fault(`The page ${page.path} could not be rendered: ${said}`, { cause: error });
  }
}

function documentFor(page: ResolvedPage, rendered: RenderedPage, { code, around, assets }: BuildContext): string {
  const { boot, app, consent } = code;
  const text = boot[firstScriptOf(page, rendered, around.siteAt(page))];
  return documentOf(page, around, rendered, { ...assets, boot: { text }, app, consent });
}
