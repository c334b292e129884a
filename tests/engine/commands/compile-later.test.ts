import { expect, it } from 'vitest';
import { compileLater } from '../../../scripts/test/compile-later.ts';

it.each([
  ['20.19.0', ['--interrupt-budget=500000']],
  ['21.0.0', []],
  ['26.10.0', []],
])('tests start with Node %s, which refuses options that it does not know', (node, options) => {
  expect(compileLater(node)).toEqual(options);
});
