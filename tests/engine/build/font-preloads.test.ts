import { describe, expect, test } from 'vitest';
import { fontPreloads } from '../../../src/engine/build/document/font-preloads.ts';

const font = {
  family: 'Quay',
  file: '/fonts/quay.woff2',
  more: [
    { file: '/fonts/quay-ext.woff2', letters: 'U+100-24F, U+1E00-1EFF,U+20AC' },
    { file: '/fonts/quay-signs.woff2', letters: 'U+23,U+3C-3E' },
  ],
};
const loaded = (main: string): string[] =>
  [...fontPreloads(font, main).matchAll(/href="\/fonts\/([^"]+)"/g)].map(([, name]) => name!);

describe('of a typeface in several files, browsers load with the page those that it shows', () => {
  test.each([
    ['<h1>Zęby i łapy</h1>', ['quay.woff2', 'quay-ext.woff2']],
    ['<p>120 €</p>', ['quay.woff2', 'quay-ext.woff2']],
    ['<p>No. #1 of Łódź</p>', ['quay.woff2', 'quay-ext.woff2', 'quay-signs.woff2']],
    ['<h1>Bread and butter</h1>', ['quay.woff2']],
  ])('%s', (main, files) => {
    expect(loaded(main)).toEqual(files);
  });

  test('what nobody reads needs no letters', () => {
    expect(loaded('<a href="#top" title="Łódź">it&#x27;s &lt;here&gt;</a>')).toEqual(['quay.woff2']);
  });

  test('of a range with no letters, nothing is loaded', () => {
    const more = [{ file: '/fonts/quay-ext.woff2', letters: 'U+24F-100,U+110000,U+2e%2e' }];
    expect(fontPreloads({ ...font, more }, 'Łódź')).not.toContain('ext');
  });

  test('one that has a single file is that', () => {
    expect(fontPreloads({ family: 'Quay', file: '/fonts/quay.woff2' }, 'Łódź')).toBe(
      '<link rel="preload" href="/fonts/quay.woff2" as="font" type="font/woff2" crossorigin>',
    );
  });
});
