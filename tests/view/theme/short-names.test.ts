import { expect, test } from 'vitest';
import { longNames, renameInCss, renameInHtml, shortNames } from '../../../src/model/rendering/short-names.ts';

const STYLES = ['pw-1x', 'pw-2y', 'pw-3z'];

test('names are counted, but for those that are kept', () => {
  expect([...shortNames(STYLES, new Set(['pw-2y']))]).toEqual([
    ['pw-1x', '_a'],
    ['pw-3z', '_b'],
  ]);
  const many = shortNames(
    Array.from({ length: 3_000 }, (_, index) => `pw-${index}`),
    new Set(),
  );
  expect(new Set(many.values()).size).toBe(3_000);
  expect([...many.values()].at(52)).toBe('_aa');
});

test('elements and rules are renamed, texts are not', () => {
  const names = shortNames(STYLES, new Set());
  const html = '<p class="wide pw-1x">class=pw-1x</p><p class="pw-2y"></p>';
  expect(renameInHtml(html, names)).toBe('<p class="wide _a">class=pw-1x</p><p class="_b"></p>');
  expect(renameInHtml(renameInHtml(html, names), longNames(names))).toBe(html);
  expect(renameInCss('.pw-1x.wide>.pw-2y{margin:.5rem}.pw-1xx{top:0}', names)).toBe(
    '._a.wide>._b{margin:.5rem}.pw-1xx{top:0}',
  );
});
