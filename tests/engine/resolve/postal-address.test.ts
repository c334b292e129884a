import { expect, test } from 'vitest';
import { addressLines } from '../../../src/engine/resolve/places/postal-address.ts';

test.each([
  [
    'US',
    { street: '4 Harbor Road', postalCode: '94105', city: 'San Francisco', region: 'CA' },
    ['4 Harbor Road', 'San Francisco, CA 94105'],
  ],
  ['DE', { street: 'Lindenhofgasse 7', postalCode: '22765', city: 'Hamburg' }, ['Lindenhofgasse 7', '22765 Hamburg']],
  ['GB', { street: '1 High Street', postalCode: 'SW1A 1AA', city: 'London' }, ['1 High Street', 'London', 'SW1A 1AA']],
  ['JP', { street: '丸の内1-1', postalCode: '100-0001', region: '東京都' }, ['〒100-0001', '東京都', '丸の内1-1']],
])('an address in %s has the order of its country', (country, address, lines) => {
  expect(addressLines({ country, ...address })).toEqual(lines);
});

test('what a country has no place for is not left out', () => {
  expect(
    addressLines({ country: 'JP', street: '1-1', postalCode: '100-0001', city: '千代田区', region: '東京都' }),
  ).toEqual(['1-1', '100-0001 千代田区', '東京都']);
});

test('an address without a country, or with a single line, is written too', () => {
  expect(addressLines({ street: 'Pier 1', city: 'Harrow Bay' })).toEqual(['Pier 1', 'Harrow Bay']);
  expect(addressLines({ city: 'Harrow Bay' })).toEqual(['Harrow Bay']);
});
