import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

export const PROJECT = path.resolve(import.meta.dirname, '../../..');
/** The built site that the browser tests look at. */
export const DIST = path.resolve(PROJECT, process.env['TEST_DIST'] ?? 'test-results/dist');

export const KB = 1024;

/** The site that uses every part of the engine, as it is written and as it is built for the browser tests. */
export const FIXTURE_PAGES = path.join(PROJECT, 'tests/fixtures/site');
export const FIXTURE = path.join(PROJECT, 'test-results/fixture');

/** What a text costs a visitor, at the best that hosts do, or with less effort. */
export const brotli = (data: Buffer | string, effort = 11): number =>
  zlib.brotliCompressSync(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: effort } }).length;

/** Whether texts cost more. The best takes twenty times as long, and is asked for where less effort is not enough. */
export const exceeds = (most: number, ...data: (Buffer | string)[]): boolean =>
  [6, 11].every((effort) => data.reduce((sum, each) => sum + brotli(each, effort), 0) > most);

/** The file of an address: `/services/cloud` is `services/cloud.html`. */
export const fileOf = (address: string, extension = 'html', dist = DIST): string =>
  path.join(dist, `${address === '/' ? 'index' : address.slice(1)}.${extension}`);

export const htmlOf = (address: string, dist = DIST): string => fs.readFileSync(fileOf(address, 'html', dist), 'utf8');

/** Every address of the sitemap, as paths. */
export const addressesOf = (dist = DIST): string[] =>
  [...fs.readFileSync(path.join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
