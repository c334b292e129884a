import { createHash } from 'node:crypto';
import { codeKey } from '../disk/code-key.ts';
import { surroundingsOf } from '../disk/surroundings.ts';
import type { ResolvedPage } from '../../model/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { Question } from '../resolve/reads.ts';
import { resolveContent, type ResolvedContent } from '../resolve/resolve-content.ts';
import { bundleCode, type CodeBundle } from './bundle.ts';
import { documentOf, type DocumentAssets } from './document.ts';
import { withFallbacks } from './font-fallbacks.ts';
import { hashOf } from './hash.ts';
import type { PageFiles } from './host-files.ts';
import { put, type OutputFolder } from './output-folder.ts';
import { pageExtras, type PageExtras } from './page-extras.ts';

/** A page to build: one of the site's, or the one that is shown where a folder has none. */
export interface PageJob {
  address: string;
  files: PageFiles;
  isNotFound?: boolean;
  /** Its data is as it was, and only what stands around it differs. */
  isSameData?: boolean;
}

/** What became of a page. */
export interface BuiltPage {
  isRendered: boolean;
  /** What it has asked about other pages. */
  asked: Question[];
}

/** What pages are built with. */
export interface BuildContext {
  code: CodeBundle;
  resolved: ResolvedContent;
  around: Pick<ResolvedContent, 'siteAt' | 'fallbacks'>;
  /** The style sheet for paper and forced colors. */
  otherMedia: { name: string; css: string };
  assets: Pick<DocumentAssets, 'otherMedia'>;
  extras: PageExtras;
}

/** Resolves what all pages have in common, and makes the code ready. */
export async function buildContext(content: SiteContent, today?: string): Promise<BuildContext> {
  const site = [...content.documents.values()].find((document) => document.kind === 'site');
  const code = await bundleCode(content.source.root, String(site?.data?.['basePath'] ?? ''));
  const resolved = resolveContent(content, {
    ...surroundingsOf(content.source.root, code.renderer),
    build: code.buildId,
    today,
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
    around: { siteAt, fallbacks: resolved.fallbacks },
    otherMedia: { name, css },
    assets: { otherMedia: `${resolved.site.basePath}/${name}` },
    extras: pageExtras(content, resolved, hashOf(code.key, codeKey())),
  };
}

/** Names everything that the document of a page is made of besides its data. */
export function documentKeys({ code, around, assets }: BuildContext): (page: Pick<ResolvedPage, 'path'>) => string {
  const keys = new WeakMap<object, string>();
  return (page) => {
    const site = around.siteAt(page);
    const key = keys.get(site) ?? hashOf(JSON.stringify([site, around.fallbacks, assets]), code.key, codeKey());
    keys.set(site, key);
    return key;
  };
}

/** Names a document by its data, and by what else it is made of. */
export const documentKey = (dataKey: string, around: string): string => hashOf(dataKey, around);

/** Builds pages one by one into a folder; files that would be the same again are taken over. */
export function pageBuilder(context: BuildContext, output: OutputFolder): (job: PageJob) => Promise<BuiltPage> {
  const keyAround = documentKeys(context);
  return async (job) => {
    const { page, asked } = pageFor(job, context, output);
    if (!page) return { isRendered: false, asked };
    const { files } = job;
    const data = JSON.stringify(page);
    const dataKey = hashOf(data);
    if (files.data !== undefined) put(files.data, dataKey, data, output);
    const key = documentKey(dataKey, keyAround(page));
    const documents = [files.document, files.copy ?? []].flat();
    const isSame = documents.every((name) => output.has(name, key));
    const html = isSame ? undefined : await renderDocument(page, context);
    for (const name of documents)
      if (html === undefined) output.carry(name);
      else output.write(name, key, html);
    if (!job.isNotFound) {
      const made = { dataKey, html: () => html ?? output.lastText(files.document) };
      for (const { name, key, bytes } of context.extras.of(page, context.around.siteAt(page), made))
        if (output.has(name, key)) output.carry(name);
        else output.write(name, key, await bytes());
    }
    return { isRendered: html !== undefined, asked };
  };
}

/** The page of a job: resolved, or as the last build has written it. */
function pageFor(
  job: PageJob,
  { resolved }: BuildContext,
  output: OutputFolder,
): { page: ResolvedPage | undefined; asked: Question[] } {
  if (job.isNotFound) return { page: resolved.notFoundPage(job.address), asked: [] };
  if (job.isSameData) {
    const page = JSON.parse(output.lastText(job.files.data ?? '')) as ResolvedPage;
    return { page, asked: [] };
  }
  const { page, asked } = resolved.pageWithReads(job.address);
  return { page, asked: [...asked] };
}

async function renderDocument(page: ResolvedPage, { code, around, assets }: BuildContext): Promise<string> {
  try {
    const rendered = await code.renderer.renderPage(page, around.siteAt(page));
    const { boot, app, consent, buildId: build } = code;
    return documentOf(page, around, rendered, { ...assets, boot, app, consent, build });
  } catch (error) {
    throw new Error(`The page ${page.path} could not be rendered: ${(error as Error).message}`, { cause: error });
  }
}
