import { expect, it } from 'vitest';
import { countryOf, readPhone } from '../../../src/engine/site/contact/phones.ts';

it.each([
  ['98220 12345', 'tel:+919822012345'],
  ['098220-12345', 'tel:+919822012345'],
  ['+91 (0) 98220 12345', 'tel:+919822012345'],
  ['(020) 2543 1234', 'tel:+912025431234'],
  ['1800 233 1234', 'tel:+9118002331234'],
  ['155260', 'tel:155260'],
])('a number as India writes it is read: %s', (written, href) => {
  expect(readPhone(written, 'IN')).toEqual({ href });
});

it.each(['2543 1234', '98220 1234', '+91 98220 1234'])(
  'but not without its town, or one of its digits: %s',
  (written) => {
    expect(readPhone(written, 'IN')).toEqual({ fault: 'number', meant: undefined });
  },
);

it.each([
  ['*6482', 'tel:*6482'],
  ['04-8123456 שלוחה 5', 'tel:+97248123456,5'],
  ['04-8123456, доб. 5', 'tel:+97248123456,5'],
])('a number as Israel writes it is read: %s', (written, href) => {
  expect(readPhone(written, 'IL')).toEqual({ href });
});

it.each([
  ['TH', '053 123 456', 'tel:+6653123456'],
  ['TH', '053-123456 ต่อ 12', 'tel:+6653123456,12'],
  ['TH', '081-234-5678', 'tel:+66812345678'],
  ['TH', '+66 (0) 53 123 456', 'tel:+6653123456'],
  ['TH', '1175', 'tel:1175'],
  ['VN', '024 3825 4321', 'tel:+842438254321'],
  ['VN', '(024) 3825 4321, máy lẻ 12', 'tel:+842438254321,12'],
  ['VN', '1900 1234', 'tel:+8419001234'],
])('a number as %s writes it is read: %s', (country, written, href) => {
  expect(readPhone(written, country)).toEqual({ href });
});

it.each(['en-IN', 'en-in', 'en_IN'])(
  'the country of numbers is that of the language, however it is written: %s',
  (lang) => {
    expect(countryOf({ lang })).toBe('IN');
  },
);
