import { expect, it } from 'vitest';
import { countryCalled, currencyCalled } from '../../../src/model/words/codes-called.ts';

it.each([
  ['Österreich', 'AT'],
  [' england ', 'GB'],
  ['__proto__', undefined],
  ['constructor', undefined],
])('the country called "%s" is %s', (name, code) => {
  expect(countryCalled(name)).toBe(code);
});

it.each([
  ['£', 'GBP'],
  ['constructor', undefined],
])('the currency called "%s" is %s', (name, code) => {
  expect(currencyCalled(name)).toBe(code);
});
