import { expect, test } from 'vitest';
import { oldAddress } from '../../../src/model/addresses/old-address.ts';

test.each([
  ['/old', '/old'],
  ['/old/', '/old'],
  ['/', '/'],
  ['/About.html', '/About.html'],
  ['/événements', '/%C3%A9v%C3%A9nements'],
  ['/%c3%a9v%C3%A9nements/', '/%C3%A9v%C3%A9nements'],
  ['/%41bout', '/About'],
  ['/Price List.pdf', '/Price%20List.pdf'],
  ['/100%25', '/100%25'],
  ['/%2541', '/%2541'],
])('the old address %s is compared as %s', (written, address) => {
  expect(oldAddress(written)).toBe(address);
  expect(oldAddress(address)).toBe(address);
});

test.each(
  [
    '',
    'old',
    '//old',
    '/a//b',
    '/a?b',
    '/a#b',
    '/a*',
    '/a\\b',
    '/../a',
    '/a/..',
    '/%2e%2e/a',
    '/a/.env',
    '/a\nb',
    '/a%0ab',
  ].concat(['/a%2Fb', '/a%5Cb', '/a%3Fb', '/a%23b', '/a%2a', '/%E9', '/%', '/%zz', '/\ud800']),
)('nobody can be led on from %j', (written) => {
  expect(oldAddress(written)).toBeUndefined();
});
