import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { resolveContent, type ResolvedContent } from '../resolve/resolve-content.ts';
import { cacheOf } from '../disk/project.ts';
import { surroundingsOf } from '../disk/surroundings.ts';
import type { ResolvedPage } from '../../model/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import { bundleCode, type CodeBundle } from './bundle.ts';
import { documentOf, type DocumentAssets } from './document.ts';
import { withFallbacks } from './font-fallbacks.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { siteIcons } from './icons/site-icons.ts';
import { robotsFile, sitemapFiles } from './sitemap.ts';
import { ToolError } from '../../model/tool-error.ts';
import { PUBLIC } from '../../model/content.ts';
import type { FileSource } from '../../model/files.ts';
import { listPublic, publishedFiles } from '../site/public-files.ts';
import { writtenName } from '../site/written-files.ts';
import { writeBeside } from './swap-folder.ts';

export interface BuildOptions {
  out: string;
  today?: string;
}

/** What stands around pages. */
type Around = Pick<ResolvedContent, 'siteAt' | 'fallbacks'>;

/** What pages name and the code does not bring. */
type Assets = Pick<DocumentAssets, 'otherMedia'>;

async function renderDocument(page: ResolvedPage, around: Around, code: CodeBundle, assets: Assets): Promise<string> {
  try {
    const rendered = await code.renderer.renderPage(page, around.siteAt(page));
    const modules = code.modulesFor(page.blocks.map((block) => block.type));
    const { boot, consent } = code;
    return documentOf(page, around, rendered, { ...assets, boot, consent, modules });
  } catch (error) {
    throw new Error(`The page ${page.path} could not be rendered: ${(error as Error).message}`, { cause: error });
  }
}

/** Two texts of lines, one after the other. */
const withOwn = (first: string, second: string): string =>
  [first, second]
    .map((text) => text.trimEnd())
    .filter(Boolean)
    .join('\n') + '\n';

/** Writes the published files of `public/` as they are. */
function publish(source: FileSource, write: (name: string, bytes: Uint8Array) => void): void {
  for (const address of publishedFiles(listPublic(source))) {
    const bytes = source.bytes(PUBLIC + address);
    if (!bytes)
      throw new ToolError(
        `The file "${PUBLIC}${address}" cannot be read, so it cannot be published. Allow this user to read it, or delete it.`,
      );
    write(address.slice(1), bytes);
  }
}

/**
 * Builds checked content into static files. The output folder is replaced only when everything succeeded.
 * @returns how many pages were written
 */
export async function buildSite(content: SiteContent, { out, today }: BuildOptions): Promise<number> {
  const site = [...content.documents.values()].find((document) => document.kind === 'site');
  const code = await bundleCode(content.source.root, String(site?.data?.['basePath'] ?? ''));
  const resolved = resolveContent(content, {
    ...surroundingsOf(content.source.root, code.renderer),
    build: code.buildId,
    today,
  });
  const { font } = await withFallbacks(content.source, resolved.site);
  const around: Around = {
    siteAt: (page) => ({ ...resolved.siteAt(page), font }),
    fallbacks: resolved.fallbacks,
  };
  const otherMedia = code.renderer.otherMediaStyle(resolved.site.look);
  const otherMediaName = `assets/other-${createHash('sha256').update(otherMedia).digest('hex').slice(0, 6)}.css`;
  const assets = { otherMedia: `${resolved.site.basePath}/${otherMediaName}` };
  const icons = await siteIcons(content.source, resolved.site, path.join(cacheOf(content.source.root), 'icons'));
  let pages = 0;
  await writeBeside(out, async (dir) => {
    const write = (name: string, text: string | Uint8Array): void => {
      const file = path.join(dir, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    };
    publish(content.source, write);
    for (const [name, bytes] of icons) write(name, bytes);
    fs.cpSync(path.join(code.clientDir, 'assets'), path.join(dir, 'assets'), { recursive: true });
    write(otherMediaName, otherMedia);
    for (const address of resolved.addresses.keys()) {
      const page = resolved.page(address);
      if (!page) continue;
      write(`${writtenName(address)}.html`, await renderDocument(page, around, code, assets));
      write(`${writtenName(address)}.json`, JSON.stringify(page));
      pages++;
    }
    for (const folder of resolved.folders)
      write(
        `${writtenName(`${folder}/404`)}.html`,
        await renderDocument(resolved.notFoundPage(folder), around, code, assets),
      );
    for (const [name, text] of sitemapFiles(resolved)) write(name, text);
    const own = (name: string): string => content.source.text(`${PUBLIC}/${name}`) ?? '';
    write('robots.txt', own('robots.txt') || robotsFile(resolved));
    write('_headers', withOwn(headersFile(resolved.site), own('_headers')));
    // The first rule that fits is taken: those of the owner go before.
    write('_redirects', withOwn(own('_redirects'), redirectsFile(resolved)));
  });
  return pages;
}
