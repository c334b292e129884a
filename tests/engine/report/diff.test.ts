import { expect, it } from 'vitest';
import { diff } from '../../../src/engine/report/diff.ts';
import { changedLines } from '../../../src/engine/authoring/migrate/changed-lines.ts';
import { EVERYTHING } from '../../support/night.ts';

const told = (before: string, after: string): string =>
  diff([...before], [...after], String)
    .map(({ sign, item }) => sign + item)
    .join('');

it.each([
  ['', '', ''],
  ['abc', 'abc', ' a b c'],
  ['abc', '', '-a-b-c'],
  ['', 'ab', '+a+b'],
  ['abcd', 'axcd', ' a-b+x c d'],
  ['abc', 'cab', '+c a b-c'],
])('%s and %s have in common what stays: %s', (before, after, entries) => {
  expect(told(before, after)).toBe(entries);
});

it('says where lines were, and where others are', () => {
  expect(changedLines('a\r\nb\nc', 'a\nx\ny\nc')).toEqual(['2 - b', '2 + x', '3 + y']);
});

it.runIf(EVERYTHING)('takes long lists that have nothing in common for others', () => {
  const lines = (sign: string): string[] => Array.from({ length: 30_000 }, (_, index) => sign + index);
  const entries = diff(lines('a'), lines('b'), String);
  expect([entries.length, entries[0], entries.at(-1)]).toEqual([
    60_000,
    { sign: '-', item: 'a0' },
    { sign: '+', item: 'b29999' },
  ]);
});
