import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BELOW_MD, BELOW_SM, BELOW_WIDE, MD, SM, WIDE } from '../../../src/model/rendering/breakpoints.ts';
import { PROJECT } from '../../support/places.ts';

const SRC = path.join(PROJECT, 'src');

/** Conditions on the width of a window, by a number or by its name. Those of tools for authors are not for pages. */
const conditions = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.startsWith('tools/'))
  .flatMap((file) =>
    [...fs.readFileSync(path.join(SRC, file), 'utf8').matchAll(/\((min|max)-width: ?([\d.]+|\$\{\w+\})(px|em)\)/g)].map(
      ([, bound, width, unit]) => ({ file, bound, width: Number(width), unit }),
    ),
  );

const isNear = (width: number): boolean => [SM, MD, WIDE].some((each) => Math.abs(each - width) <= 1 / 16);

test('windows are measured in letters: where these are larger, words have as much room as with zoom', () => {
  expect(conditions.length).toBeGreaterThan(25);
  expect(conditions.filter(({ unit }) => unit !== 'em')).toEqual([]);
});

test('the widths at which pages change are written in one place', () => {
  const inCode = conditions.filter(({ file, width }) => !file.endsWith('.css') && isNear(width));
  expect(inCode).toEqual([]);
});

test('style sheets, which cannot import them, change at the same width', () => {
  const inSheets = conditions.filter(({ file, width }) => file.endsWith('.css') && isNear(width));
  expect(inSheets).not.toEqual([]);
  for (const { bound, width } of inSheets)
    expect(width).toBeOneOf(bound === 'min' ? [SM, MD, WIDE] : [BELOW_SM, BELOW_MD, BELOW_WIDE]);
});
