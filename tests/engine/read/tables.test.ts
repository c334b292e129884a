import { expect, test } from 'vitest';
import { beginsTable, tableIn } from '../../../src/engine/read/rich-text/table.ts';

test('a line of a table is walked once, however long it is', () => {
  const long = ' '.repeat(1_000_000);
  expect(beginsTable(`${'a'.repeat(1_000_000)}|\n|--|--|`)).toBe(false);
  expect(beginsTable(`a|${long}b\n|--|--|`)).toBe(true);
  const cells = [{ length: 1_000_002 }, { length: 1 }];
  expect(tableIn(`a | b\n|--|--|\na${long}b | c |`, 0)).toMatchObject({ rows: [{}, { cells }] });
});
