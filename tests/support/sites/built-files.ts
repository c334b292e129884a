import fs from 'node:fs';
import path from 'node:path';
import { DIST } from '../places.ts';

/** The file of an address: `/services/cloud` is `services/cloud.html`. */
export const fileOf = (address: string, extension = 'html', dist = DIST): string =>
  path.join(dist, `${address === '/' ? 'index' : address.slice(1)}.${extension}`);

export const htmlOf = (address: string, dist = DIST): string => fs.readFileSync(fileOf(address, 'html', dist), 'utf8');

/** Every address of the sitemap, as paths. */
export const addressesOf = (dist = DIST): string[] =>
  [...fs.readFileSync(path.join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
