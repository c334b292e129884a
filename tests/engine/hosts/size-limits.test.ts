import { expect, test } from 'vitest';
import { HOSTS } from '../../../src/engine/build/hosts/index.ts';
import { exceededLimits } from '../../../src/engine/build/hosts/plan/size-limits.ts';
import type { WrittenFiles } from '../../../src/engine/build/output/output-folder.ts';

const MB = 1024 ** 2;
const { cloudflare, 'github-pages': githubPages, nginx } = HOSTS;

/** Files by name, each with its size in MB. */
const files = (sizes: Record<string, number>): WrittenFiles =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { key: '', size: size * MB, time: 0 }]));
const pages = (count: number) => files(Object.fromEntries(Array.from({ length: count }, (_each, at) => [`${at}`, 0])));

test.each([
  ['as large as they may be', cloudflare, files({ 'a.mp4': 25 }), []],
  [
    'too large',
    cloudflare,
    files({ 'a.mp4': 25.1, 'b.mp4': 99, 'c.mp4': 40, 'd.mp4': 30, 'index.html': 0.1 }),
    [
      'It takes no file of more than 25 MB: make b.mp4 (99 MB), c.mp4 (40 MB), d.mp4 (30 MB) and 1 more smaller, or keep it elsewhere.',
    ],
  ],
  ['as many as there may be', cloudflare, pages(20_000), []],
  [
    'too many',
    cloudflare,
    pages(20_001),
    ['It takes 20,000 files (100,000 with a paid plan), and the site has 20,001.'],
  ],
  [
    'too large together',
    githubPages,
    files({ 'a.mp4': 600, 'b.mp4': 600 }),
    ['It takes 1,024 MB in all, and the site has 1,200 MB.'],
  ],
  ['on a host without bounds', nginx, files({ 'a.mp4': 6000 }), []],
])('files that are %s', (_what, { limits = {} }, written, sentences) => {
  expect(exceededLimits(written, limits)).toEqual(sentences);
});
