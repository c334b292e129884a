import { brotli } from '../support/brotli.ts';
import { builtDocuments } from '../support/built-documents.ts';

/** Compressed sizes of a built site, in bytes: the HTML of each page, the largest first, and the first script in it. */
export function measureBytes(dist: string): { pages: { address: string; html: number }[]; boot: number } {
  const documents = builtDocuments(dist);
  const pages = [...documents].map(([address, html]) => ({ address, html: brotli(html) }));
  const [, boot = ''] = /<script type="module">(.*?)<\/script>/s.exec(documents.get('/') ?? '') ?? [];
  return { pages: pages.toSorted((a, b) => b.html - a.html), boot: brotli(boot) };
}
