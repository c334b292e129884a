import { createHash } from 'node:crypto';
import type { ContentMemory } from '../../disk/cache/memory.ts';
import { surroundingsOf } from '../../disk/surroundings.ts';
import type { RenderedPage } from '../../../model/rendering/renderer.ts';
import { isOwnBlockFault } from '../../../model/rendering/own-block-fault.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { once } from '../../../model/once.ts';
import type { ResolvedPage } from '../../../model/page/types.ts';
import type { SiteContent } from '../../read/site-content.ts';
import type { Question } from '../../resolve/reads.ts';
import { resolveContent, type ResolvedContent } from '../../resolve/resolve-content.ts';
import { shownPictures } from '../../site/files/photographs.ts';
import { bundleCode, type CodeBundle } from '../code/bundle.ts';
import { firstScriptOf } from '../code/first-script.ts';
import { documentOf, type DocumentAssets } from '../document/document.ts';
import { withFallbacks } from '../document/font-fallbacks.ts';
import { hashOf } from '../hash.ts';
import type { PageFiles } from '../hosts/files/host-files.ts';
import { put, type OutputFolder } from '../output/output-folder.ts';
import { blocksKeys, documentKeys, keyText, typesOf, type DocumentKey } from './document-key.ts';
import { mainOf, recordOf, withHeader, type MainRecord, type StyleRules } from './written-main.ts';
import { pageExtras, type PageExtras } from './page-extras.ts';
import { sourcesOf } from '../pictures/copies.ts';
import { photographsIn, type Photograph } from '../pictures/photographs.ts';

/** A page to build: one of the site's, or the one that is shown where a folder has none. */
export interface PageJob {
  address: string;
  files: PageFiles;
  isNotFound?: boolean;
  /** Its blocks are as they were and stand in the last document: only what is around them differs. */
  main?: MainRecord;
  /** Nothing but the menus differs: its blocks, other files that are made of them, and the outline of its last header. */
  sameBut?: { blocksKey: string; outline: string; extras: string[] };
}

/** What became of a page. */
export interface BuiltPage {
  isRendered: boolean;
  /** The types of its blocks. */
  types: string;
  /** What it has asked about other pages. */
  asked: Question[];
  /** How its blocks are taken out of its document, where they were rendered. */
  main?: MainRecord;
}

/** What pages are built with. */
export interface BuildContext {
  code: CodeBundle;
  resolved: ResolvedContent;
  /** The photographs of which there are copies. */
  photographs: () => Photograph[];
  around: Pick<ResolvedContent, 'siteAt' | 'fallbacks'>;
  /** The style sheet for paper and forced colors. */
  otherMedia: { name: string; css: string };
  assets: Pick<DocumentAssets, 'otherMedia'>;
  extras: PageExtras;
}

/** Resolves what all pages have in common, and makes the code ready. */
export async function buildContext(
  content: SiteContent,
  today?: string,
  memory?: Pick<ContentMemory, 'hashOfPublic'>,
): Promise<BuildContext> {
  const site = [...content.documents.values()].find((document) => document.kind === 'site');
  const code = await bundleCode(content.source.root, String(site?.data?.['basePath'] ?? ''));
  const photographAt = photographsIn(content.source, memory?.hashOfPublic);
  const resolved = resolveContent(content, {
    ...surroundingsOf(content.source.root, code.renderer),
    build: code.app,
    modules: code.ownModules,
    today,
    copiesOf: (address, basePath) => {
      const photograph = photographAt(address);
      return photograph ? sourcesOf(photograph, basePath) : [];
    },
  });
  const { font } = await withFallbacks(content.source, resolved.site);
  const css = code.renderer.otherMediaStyle(resolved.site.look);
  const name = `assets/other-${createHash('sha256').update(css).digest('hex').slice(0, 6)}.css`;
  const sites = new Map<object, ReturnType<ResolvedContent['siteAt']>>();
  const siteAt: ResolvedContent['siteAt'] = (page) => {
    const site = resolved.siteAt(page);
    const withFont = sites.get(site) ?? { ...site, font };
    sites.set(site, withFont);
    return withFont;
  };
  return {
    code,
    resolved,
    photographs: () => shownPictures(content.documents.values()).flatMap((address) => photographAt(address) ?? []),
    around: { siteAt, fallbacks: resolved.fallbacks },
    otherMedia: { name, css },
    assets: { otherMedia: `${resolved.site.basePath}/${name}` },
    extras: pageExtras(content, resolved),
  };
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
  const keyOf = keysWithOutlines(context);
  const blocksKeyOf = blocksKeys(context.code);
  return async (job) => {
    if (exchangeHeader(job, keyOf, context, output)) return { isRendered: false, types: '', asked: [] };
    const { page, asked } = pageFor(job, context, output);
    if (!page) return { isRendered: false, types: '', asked };
    const { files } = job;
    const types = typesOf(page);
    const data = JSON.stringify(page);
    const dataKey = hashOf(data);
    if (files.data !== undefined) put(files.data, dataKey, () => data, output);
    const blocksKey = blocksKeyOf(dataKey, types);
    const key = keyText(keyOf(blocksKey, page));
    const documents = documentsOf(files);
    const isSame = documents.every((name) => output.has(name, key));
    const rendered = isSame ? undefined : await render(page, job, context, { output, rules });
    const html = rendered && documentFor(page, rendered, context);
    for (const name of documents)
      if (html === undefined) output.carry(name);
      else output.write(name, key, html);
    if (!job.isNotFound) {
      const made = { blocksKey, html: () => html ?? output.lastText(files.document) };
      for (const { name, key, bytes } of context.extras.of(page, context.around.siteAt(page), made))
        if (output.has(name, key)) output.carry(name);
        else output.write(name, key, await bytes());
    }
    return {
      isRendered: rendered !== undefined && !job.main,
      types,
      asked,
      ...(rendered && { main: recordOf(rendered.written, rules) }),
    };
  };
}

/** The files of a page's document: a host may look for it in a second place. */
const documentsOf = ({ document, copy }: PageFiles): string[] => [document, copy ?? []].flat();

function keysWithOutlines(context: BuildContext): (blocksKey: string, page: ResolvedPage) => DocumentKey {
  const keyOf = documentKeys(context);
  const { code, around } = context;
  const outlines = new Map<string, string>();
  return (blocksKey, page) => {
    const outline = code.renderer.headerOutline(page, around.siteAt(page));
    return { ...keyOf(blocksKey, page), outline: once(outlines, outline, () => hashOf(outline)) };
  };
}

/** Writes the document of a page with another header, if only that differs. */
function exchangeHeader(
  { files, main, sameBut }: PageJob,
  keyOf: ReturnType<typeof keysWithOutlines>,
  { code, around }: BuildContext,
  output: OutputFolder,
): boolean {
  if (!main || !sameBut || files.data === undefined) return false;
  const page = JSON.parse(output.lastText(files.data)) as ResolvedPage;
  const key = keyOf(sameBut.blocksKey, page);
  if (key.outline !== sameBut.outline) return false;
  const { renderer } = code;
  const html = withHeader(output.lastText(files.document), main, (before, written) =>
    renderer.exchangeHeader(before, page, around.siteAt(page), written),
  );
  for (const name of documentsOf(files)) output.write(name, keyText(key), html);
  for (const name of [files.data, ...sameBut.extras]) output.carry(name);
  return true;
}

/** The page of a job: resolved, or as the last build has written it. */
function pageFor(
  job: PageJob,
  { resolved }: BuildContext,
  output: OutputFolder,
): { page: ResolvedPage | undefined; asked: Question[] } {
  if (job.isNotFound) return { page: resolved.notFoundPage(job.address), asked: [] };
  if (job.main) {
    const page = JSON.parse(output.lastText(job.files.data ?? '')) as ResolvedPage;
    return { page, asked: [] };
  }
  const { page, asked } = resolved.pageWithReads(job.address);
  return { page, asked: [...asked] };
}

/** Renders a page, or what stands around its blocks. */
async function render(
  page: ResolvedPage,
  job: PageJob,
  { code: { renderer }, around }: BuildContext,
  { output, rules }: { output: OutputFolder; rules: StyleRules },
): Promise<RenderedPage> {
  const site = around.siteAt(page);
  try {
    return job.main
      ? renderer.renderAround(page, site, mainOf(output.lastText(job.files.document), job.main, rules))
      : await renderer.renderPage(page, site);
  } catch (error) {
    // What an owner's block does is no fault of the tool, and its trace says nothing to an owner.
    const Fault = isOwnBlockFault(error) ? ToolError : Error;
    throw new Fault(`The page ${page.path} could not be rendered: ${(error as Error).message}`, { cause: error });
  }
}

function documentFor(page: ResolvedPage, rendered: RenderedPage, { code, around, assets }: BuildContext): string {
  const { boot, app, consent } = code;
  const text = boot[firstScriptOf(page, rendered, around.siteAt(page))];
  return documentOf(page, around, rendered, { ...assets, boot: { text }, app, consent });
}
