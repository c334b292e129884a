import path from 'node:path';
import { expect, test } from 'vitest';
import { withFallbacks } from '../../../src/engine/build/document/font-fallbacks.ts';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { memoryFiles } from '../../../src/model/content/memory-files.ts';
import type { ResolvedSite, SiteFont } from '../../../src/model/page/types.ts';
import { FIXTURE_ROOT } from '../../support/places.ts';

const siteWith = (font?: SiteFont): ResolvedSite => ({ basePath: '', font }) as ResolvedSite;
const font = { family: 'Quay Grotesk', file: '/fonts/quay-grotesk.woff2' };

test('what stands in for a typeface is as wide and as tall as its file says', async () => {
  const { font: measured } = await withFallbacks(diskFiles(FIXTURE_ROOT), siteWith(font));
  expect(measured?.fallbacks).toEqual([
    { local: ['Arial', 'Liberation Sans'], sizeAdjust: 102.74, ascent: 94.42, descent: 24.33, lineGap: 0 },
  ]);
});

test('what an owner wrote about it stays', async () => {
  const written = siteWith({ ...font, fallbacks: [{ local: ['Verdana'] }] });
  expect(await withFallbacks(diskFiles(path.join(FIXTURE_ROOT, 'none')), written)).toBe(written);
  expect(await withFallbacks(memoryFiles({}), siteWith())).toEqual(siteWith());
});

test('a file that cannot be read is refused in plain words', async () => {
  const source = memoryFiles({ 'public/fonts/quay-grotesk.woff2': 'wOF2 and no more' });
  await expect(withFallbacks(source, siteWith(font))).rejects.toThrow(
    'The typeface "public/fonts/quay-grotesk.woff2" cannot be read',
  );
});
