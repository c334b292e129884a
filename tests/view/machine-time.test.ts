import { expect, test } from 'vitest';
import { machineTime } from '../../src/ui/text/machine-time.ts';

test.each([
  ['02:14', '02:14'],
  ['2:14', '02:14'],
  ['2:14 AM', '02:14'],
  ['12:05 a.m.', '00:05'],
  ['9.35 pm', '21:35'],
  ['2019', '2019'],
  ['2026-05-21', '2026-05-21'],
  ['2024-02-29', '2024-02-29'],
  ['2026-13', undefined],
  ['2026-02-29', undefined],
  ['2026-00', undefined],
  ['25:00', undefined],
  ['Day 3', undefined],
])('%s is a time: %s', (text, time) => {
  expect(machineTime(text)).toBe(time);
});
