import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MD, SM } from '../../../src/model/rendering/breakpoints.ts';
import { PROJECT } from '../../support/sites/dist.ts';

const SRC = path.join(PROJECT, 'src');

/** Conditions on the width of a window, with the file that has them. */
const conditions = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .flatMap((file) =>
    [...fs.readFileSync(path.join(SRC, file), 'utf8').matchAll(/\((min|max)-width: ?(\d+)px\)/g)].map(
      ([, bound, width]) => ({ file: file.replaceAll(path.sep, '/'), bound, width: Number(width) }),
    ),
  );

const isNear = (width: number): boolean => [SM, MD].some((each) => Math.abs(each - width) <= 1);

test('the widths at which pages change are written in one place', () => {
  const inCode = conditions.filter(({ file, width }) => !file.endsWith('.css') && isNear(width));
  expect(inCode).toEqual([]);
});

test('style sheets, which cannot import them, change at the same pixel', () => {
  const inSheets = conditions.filter(({ file, width }) => file.endsWith('.css') && isNear(width));
  expect(inSheets).not.toEqual([]);
  for (const { bound, width } of inSheets) expect(bound === 'min' ? width : width + 1).toBeOneOf([SM, MD]);
});
