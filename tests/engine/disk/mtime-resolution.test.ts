import { expect, test } from 'vitest';
import { settledAt } from '../../../src/engine/disk/cache/mtime-resolution.ts';

test('a clock that tells fractions of milliseconds is waited for a moment, one that does not for its two seconds', () => {
  expect(settledAt(1_795_437_482_690.25)).toBe(1_795_437_482_740.25);
  expect(settledAt(1_795_437_482_000)).toBe(1_795_437_484_000);
});
