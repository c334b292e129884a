import fs from 'node:fs';
import path from 'node:path';
import { resolveContent, type ResolvedContent } from '../resolve/resolve-content.ts';
import { surroundingsOf } from '../disk/surroundings.ts';
import type { ResolvedPage } from '../../model/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import { bundleCode, type CodeBundle } from './bundle.ts';
import { documentOf } from './document.ts';
import { headersFile, redirectsFile } from './hosting.ts';
import { robotsFile, sitemapFiles } from './sitemap.ts';
import { writeBeside } from './write.ts';

export interface BuildOptions {
  /** Where the code is: the folder with `src/`. */
  project: string;
  out: string;
  today?: string;
}

/** The file of an address in the output: `/services/cloud` is `services/cloud`, `/` is `index`. */
const fileName = (address: string): string => (address === '/' ? 'index' : address.slice(1));

async function renderDocument(page: ResolvedPage, resolved: ResolvedContent, code: CodeBundle): Promise<string> {
  try {
    const rendered = await code.renderer.renderPage(page, resolved.site);
    const modules = code.modulesFor(page.blocks.map((block) => block.type));
    return documentOf(page, resolved, rendered, { boot: code.boot, modules, themeColor: code.renderer.themeColor });
  } catch (error) {
    throw new Error(`The page ${page.path} could not be rendered: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Builds checked content into static files. The output folder is replaced only when everything succeeded.
 * @returns how many pages were written
 */
export async function buildSite(content: SiteContent, { project, out, today }: BuildOptions): Promise<number> {
  const site = [...content.documents.values()].find((document) => document.kind === 'site');
  const code = await bundleCode(project, String(site?.data?.['basePath'] ?? ''));
  const resolved = resolveContent(content, { ...surroundingsOf(content.source.root, code.renderer), build: code.buildId, today });
  let pages = 0;
  await writeBeside(out, async (dir) => {
    const write = (name: string, text: string): void => {
      const file = path.join(dir, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    };
    const publicDir = path.join(content.source.root, 'public');
    if (fs.existsSync(publicDir)) fs.cpSync(publicDir, dir, { recursive: true });
    fs.cpSync(path.join(code.clientDir, 'assets'), path.join(dir, 'assets'), { recursive: true });
    for (const address of resolved.addresses.keys()) {
      const page = resolved.page(address);
      if (!page) continue;
      write(`${fileName(address)}.html`, await renderDocument(page, resolved, code));
      write(`${fileName(address)}.json`, JSON.stringify(page));
      pages++;
    }
    write('404.html', await renderDocument(resolved.notFoundPage(), resolved, code));
    for (const [name, text] of sitemapFiles(resolved)) write(name, text);
    write('robots.txt', robotsFile(resolved));
    write('_headers', headersFile(resolved.site.basePath));
    write('_redirects', redirectsFile(resolved));
  });
  return pages;
}
