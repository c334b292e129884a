import { expect, test } from 'vitest';
import { addressLines } from '../../../src/engine/resolve/places/postal-address.ts';

test.each([
  [
    'US',
    { street: '4 Harbor Road', postalCode: '94105', city: 'San Francisco', region: 'CA' },
    ['4 Harbor Road', 'San Francisco, CA 94105'],
  ],
  ['DE', { street: 'Lindenhofgasse 7', postalCode: '22765', city: 'Hamburg' }, ['Lindenhofgasse 7', '22765 Hamburg']],
  [
    'ES',
    { street: 'Avenida Abandoibarra, 4', postalCode: '48011', city: 'Bilbao', region: 'Bizkaia' },
    ['Avenida Abandoibarra, 4', '48011 Bilbao (Bizkaia)'],
  ],
  ['GB', { street: '1 High Street', postalCode: 'SW1A 1AA', city: 'London' }, ['1 High Street', 'London', 'SW1A 1AA']],
  ['JP', { street: '丸の内1-1', postalCode: '100-0001', region: '東京都' }, ['〒100-0001', '東京都', '丸の内1-1']],
  [
    'JP',
    { street: '大原来迎院町123', postalCode: '〒601-1242', city: '京都市左京区', region: '京都府' },
    ['〒601-1242', '京都府京都市左京区', '大原来迎院町123'],
  ],
  ['JP', { street: '大原123', postalCode: '601-1242', city: '京都市' }, ['〒601-1242', '京都市', '大原123']],
  [
    'JP',
    { street: '丸の内2-7-2 JPタワー3F', postalCode: '100-7003', city: '千代田区', region: '東京都' },
    ['〒100-7003', '東京都千代田区', '丸の内2-7-2 JPタワー3F'],
  ],
  [
    'JP',
    { street: '123 Ohara, Sakyo-ku', postalCode: '601-1242', city: 'Kyoto', region: 'Kyoto Prefecture' },
    ['123 Ohara, Sakyo-ku, Kyoto, Kyoto Prefecture', '601-1242'],
  ],
])('an address in %s has the order of its country', (country, address, lines) => {
  expect(addressLines({ country, ...address })).toEqual(lines);
});

test('what a country has no place for is not left out', () => {
  expect(addressLines({ country: 'SG', street: '1 Marina Road', postalCode: '018956', city: 'Singapore' })).toEqual([
    '1 Marina Road',
    '018956 Singapore',
  ]);
});

test('an address without a country, or with a single line, is written too', () => {
  expect(addressLines({ street: 'Pier 1', city: 'Harrow Bay' })).toEqual(['Pier 1', 'Harrow Bay']);
  expect(addressLines({ city: 'Harrow Bay' })).toEqual(['Harrow Bay']);
});
