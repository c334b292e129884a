import { expect, test } from 'vitest';
import { isExamplePhone } from '../../../src/engine/site/contact/example-contacts.ts';

test.each([
  ['+46 8 465 004 00', 'SE', true],
  ['08-465 004 99', 'SE', true],
  ['08-465 005 00', 'SE', false],
  ['031-390 06 42', 'SE', true],
  ['040-628 04 73', 'SE', true],
  ['0980-319 200', 'SE', true],
  ['0980-319 300', 'SE', false],
  ['070-174 06 04', 'SE', false],
  ['070-174 06 05', 'SE', true],
  ['+46 70 174 06 99', undefined, true],
  ['070-174 07 00', 'SE', false],
])('whether %s is kept free for examples in %s: %s', (number, country, isExample) => {
  expect(isExamplePhone(number, country)).toBe(isExample);
});
