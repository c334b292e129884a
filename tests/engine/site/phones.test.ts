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

it.each(['en-IN', 'en-in', 'en_IN'])(
  'the country of numbers is that of the language, however it is written: %s',
  (lang) => {
    expect(countryOf({ lang })).toBe('IN');
  },
);
