import { expect, test } from 'vitest';
import { withoutEndSlashes } from '../../../src/model/addresses/slashes.ts';

test.each([
  ['/', '/'],
  ['///', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/a//b//', '/a//b'],
])('%s without slashes at its end is %s', (address, without) => {
  expect(withoutEndSlashes(address)).toBe(without);
});

test('half a million slashes before something else are looked at once', () => {
  const address = `/a${'/'.repeat(500_000)}b`;
  expect(withoutEndSlashes(address) === address).toBe(true);
});
