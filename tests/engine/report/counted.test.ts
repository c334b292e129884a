import { expect, test } from 'vitest';
import { counted } from '../../../src/model/words/counted.ts';

test('a number has its word in the singular or the plural', () => {
  const said = [
    counted(1, 'entry'),
    counted(2, 'entry'),
    counted(2, 'day'),
    counted(0, 'error'),
    counted(3, 'child', 'children'),
  ];
  expect(said).toEqual(['1 entry', '2 entries', '2 days', '0 errors', '3 children']);
});
