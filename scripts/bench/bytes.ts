import { brotliCompressSync, constants } from 'node:zlib';
import { builtPages } from '../support/built-pages.ts';

/** How many bytes of a text come over the wire. */
export const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes of a built site as a visitor's browser gets them: each page's HTML (largest first), and of it the first script. */
export function measureBytes(dist: string): { pages: { address: string; html: number }[]; boot: number } {
  const documents = builtPages(dist);
  const pages = [...documents].map(([address, html]) => ({ address, html: brotli(html) }));
  const [, boot = ''] = /<script type="module">(.*?)<\/script>/s.exec(documents.get('/') ?? '') ?? [];
  return { pages: pages.toSorted((a, b) => b.html - a.html), boot: brotli(boot) };
}
