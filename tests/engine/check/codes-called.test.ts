import { expect, it } from 'vitest';
import { countryCalled, currenciesCalled } from '../../../src/model/words/meant/codes-called.ts';

it.each([
  ['Österreich', 'AT'],
  [' england ', 'GB'],
  ['한국', 'KR'],
  ['__proto__', undefined],
  ['constructor', undefined],
])('the country called "%s" is %s', (name, code) => {
  expect(countryCalled(name)).toBe(code);
});

it.each([
  ['£', ['GBP']],
  ['￥', ['JPY']],
  ['R$', ['BRL']],
  ['reais', ['BRL']],
  ['TL', ['TRY']],
  ['Türk lirası', ['TRY']],
  ['Schweizer Franken', ['CHF']],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['원', ['KRW']],
  ['constructor', []],
])('the currency called "%s" is one of %j', (name, codes) => {
  expect(currenciesCalled(name)).toEqual(codes);
});
