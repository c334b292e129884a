import { brotli } from '../support/brotli.ts';
import { builtDocuments } from '../support/built-documents.ts';

/** Bytes of a built site as a visitor's browser gets them: each page's HTML (largest first), and of it the first script. */
export function measureBytes(dist: string): { pages: { address: string; html: number }[]; boot: number } {
  const documents = builtDocuments(dist);
  const pages = [...documents].map(([address, html]) => ({ address, html: brotli(html) }));
  const [, boot = ''] = /<script type="module">(.*?)<\/script>/s.exec(documents.get('/') ?? '') ?? [];
  return { pages: pages.toSorted((a, b) => b.html - a.html), boot: brotli(boot) };
}
