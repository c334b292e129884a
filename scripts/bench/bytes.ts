import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** How many bytes of a text come over the wire. */
export const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes of a built site as a visitor's browser gets them: each page's HTML (largest first), and of it the first script. */
export function measureBytes(dist: string): { pages: { address: string; html: number }[]; boot: number } {
  const files = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => ({
    address: `/${file
      .split(path.sep)
      .join('/')
      .replace(/(?:^index)?\.html$/, '')}`,
    html: brotli(fs.readFileSync(path.join(dist, file), 'utf8')),
  }));
  const home = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  const [, boot = ''] = /<script type="module">(.*?)<\/script>/s.exec(home) ?? [];
  return { pages: pages.toSorted((a, b) => b.html - a.html), boot: brotli(boot) };
}
