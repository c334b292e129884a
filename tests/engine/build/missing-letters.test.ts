import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingLetters } from '../../../src/engine/build/missing-letters.ts';
import type { ResolvedSite, SiteFont } from '../../../src/model/page/types.ts';
import { readFiles } from '../../support/files.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

/** Latin without marks. */
const LATIN = { family: 'Quay Grotesk', file: '/fonts/quay-grotesk.woff2' };
/** Latin with marks, Greek and Cyrillic. */
const MORE = '/fonts/card-sans.woff2';

const said = (title: string, font?: SiteFont): string | undefined =>
  missingLetters(
    readFiles({
      [`public${LATIN.file}`]: fs.readFileSync(path.join(FIXTURE_ROOT, `public${LATIN.file}`)),
      [`public${MORE}`]: fs.readFileSync(path.join(PROJECT, MORE)),
      'pages/about.json': JSON.stringify(pageOf(title, [{ type: 'hero', heading: 'Home' }])),
    }),
    { basePath: '', font } as ResolvedSite,
  );

test('letters that a typeface lacks are named with a page that has them, however they are stored', () => {
  const sentence =
    'The typeface "Quay Grotesk" lacks letters that pages such as pages/about.json have: "ğ", "ş". Browsers take them out of another one, in the middle of words. Name a file that has them under "more" of "font" in pages/_site.json, or take another typeface.';
  expect(said('Bağış', LATIN)).toBe(sentence);
  expect(said('Bağış'.normalize('NFD'), LATIN)).toBe(sentence);
});

test('nothing is said where a further file has them, nor of words that stand in another typeface as a whole', () => {
  expect(said('Bağış', { ...LATIN, more: [{ file: MORE, letters: 'U+100-24F' }] })).toBeUndefined();
  expect(said('Шелест, שלום, 面包', LATIN)).toBeUndefined();
  expect(said('A price: €5 → “now”', LATIN)).toBeUndefined();
});

test('nothing is said where a site has no typeface of its own', () => {
  expect(said('Bağış')).toBeUndefined();
});
