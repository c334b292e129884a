import { documentOf } from '../../../src/engine/build/document/document.ts';
import { siteEnvironment } from '../../../src/engine/disk/site-environment.ts';
import { resolveContent, type ResolvedContent } from '../../../src/engine/resolve/resolve-content.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import type { Renderer } from '../../../src/model/rendering/renderer.ts';
import type { ResolvedPage } from '../../../src/model/page/types.ts';

export const ASSETS = { boot: { src: '/boot.js' }, app: '/app.js', consent: '/consent.js' };
const TODAY = '2026-11-22';

/** Content made ready whether or not the checker would have it. */
const forced = (content: SiteContent, renderer: Renderer): ResolvedContent =>
  resolveContent(content, { ...siteEnvironment(content.source.root, renderer), today: TODAY });

/** The documents that show something of a file: of a page itself and its list, of another file some that use it. */
export async function documentsShowing(content: SiteContent, file: string, renderer: Renderer): Promise<string[]> {
  const site = forced(content, renderer);
  const pages = pagesShowing(content, file).flatMap((address) => site.page(address) ?? []);
  if (!file.startsWith('pages/_shared/') && file.endsWith('_site.json')) pages.push(site.notFoundPage());
  return Promise.all(pages.map((page) => documentFor(page, site, renderer)));
}

const documentFor = async (page: ResolvedPage, site: ResolvedContent, renderer: Renderer): Promise<string> =>
  documentOf(page, site, await renderer.renderPage(page, site.siteAt(page)), ASSETS);

function pagesShowing({ documents }: SiteContent, file: string): string[] {
  const { kind, address } = documents.get(file) ?? { kind: 'page', address: '/' };
  if (kind === 'page') return [address, address.replace(/\/[^/]*$/, '') || '/'];
  if (kind !== 'shared') return [address || '/'];
  const shows = [...documents.values()].filter(({ references }) =>
    references.some(({ role, value }) => role === 'shared' && value === address),
  );
  return shows.flatMap((document) =>
    document.kind === 'page' ? [document.address] : pagesShowing({ documents } as SiteContent, document.file),
  );
}

/** Every document of a site. */
export async function allDocuments(content: SiteContent, renderer: Renderer): Promise<string[]> {
  const site = forced(content, renderer);
  const pages = [...site.addresses.keys()].flatMap((address) => site.page(address) ?? []);
  return Promise.all([...pages, site.notFoundPage()].map((page) => documentFor(page, site, renderer)));
}
