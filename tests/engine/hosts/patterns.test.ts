import { expect, test } from 'vitest';
import {
  addressOrBelow,
  redirectPattern,
  pagesBelow,
  patternOf,
  plainAddress,
} from '../../../src/engine/build/hosts/plan/patterns.ts';

test.each<[what: string, pattern: string, fits: string[], others: string[]]>([
  ['an address and all below it', addressOrBelow('/a.b'), ['/a.b', '/a.b/', '/a.b/c'], ['/a.bc', '/a-b']],
  ['a rule for all', patternOf({ path: '/*' }), ['/', '/a/b.c'], []],
  ['a rule for a folder', patternOf({ path: '/a/*' }), ['/a', '/a/b.c'], ['/ab']],
  ['a rule for what begins so', patternOf({ path: '/a*' }), ['/a', '/ab'], ['/b']],
  ['a rule for a file', patternOf({ path: '/a.b' }), ['/a.b'], ['/a-b', '/a.b/c']],
  ['pages, but no files', pagesBelow('/a'), ['/a/', '/a/b'], ['/a', '/a/b.png']],
  ['an old address', redirectPattern('/%22%C3%A9%22'), ['/"é"', '/"é"/'], ['/"é"/more', '/"e"']],
])('the pattern of %s', (_what, pattern, fits, others) => {
  const fitting = (addresses: string[]): string[] => addresses.filter((each) => new RegExp(pattern).test(each));
  expect([fitting(fits), fitting(others)]).toEqual([fits, []]);
  // It stands in quotes.
  expect(pattern).not.toContain('"');
});

test('what means something to a server stands encoded in an address', () => {
  expect(plainAddress(`/a"b'c$d{e}\\f g/é?h=[i]#j`)).toBe('/a%22b%27c%24d%7Be%7D%5Cf%20g/%C3%A9?h=[i]#j');
});
