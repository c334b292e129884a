import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const brotli = (file: string): number =>
  brotliCompressSync(fs.readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes of a built site as a visitor's browser gets them: each page's HTML (largest first) and the first script. */
export function measureBytes(dist: string): { pages: { address: string; html: number }[]; boot: number } {
  const files = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => ({
    address: `/${file
      .split(path.sep)
      .join('/')
      .replace(/(?:^index)?\.html$/, '')}`,
    html: brotli(path.join(dist, file)),
  }));
  const boot = fs.readdirSync(path.join(dist, 'assets')).find((file) => /^boot-.*\.js$/.test(file)) ?? '';
  return { pages: pages.toSorted((a, b) => b.html - a.html), boot: brotli(path.join(dist, 'assets', boot)) };
}
