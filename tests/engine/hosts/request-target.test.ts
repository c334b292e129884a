import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTarget } from '../../../src/engine/build/server/request-target.ts';
import { anyText } from '../../support/random/any-text.ts';
import { runs } from '../../support/night.ts';

describe('a target that can be read', () => {
  test.each([
    ['/', { path: '/', pathname: '/', search: '' }],
    ['/about?a=b&c=%2F', { path: '/about', pathname: '/about', search: '?a=b&c=%2F' }],
    ['/gr%C3%BC%C3%9Fe', { path: '/gr%C3%BC%C3%9Fe', pathname: '/grüße', search: '' }],
    ['//', { path: '//', pathname: '//', search: '' }],
    ['//example.com:80/a', { path: '//example.com:80/a', pathname: '//example.com:80/a', search: '' }],
    ['http://localhost:80', { host: 'localhost:80', path: '/', pathname: '/', search: '' }],
    ['HTTPS://[::1]/a?b', { host: '[::1]', path: '/a', pathname: '/a', search: '?b' }],
  ])('%s', (target, read) => {
    expect(parseTarget(target)).toEqual(read);
  });
});

test.each([
  '',
  '*',
  'about',
  '?a',
  'localhost:443',
  'http://',
  'http://[',
  'http://[::1',
  'http://a b/',
  'ftp://localhost/',
  '/#a',
  '/%',
  '/%E0%A4%A',
])('nothing can be found by "%s"', (target) => {
  expect(parseTarget(target)).toBeUndefined();
});

test.each(['/..%2f', '/..%2Fetc', '/a%5cb', '/a\\b', '/%00', '/a%0d%0ab', '/%7f'])(
  '"%s" is no second way to write a path',
  (target) => {
    expect(parseTarget(target)).toBeUndefined();
  },
);

/** A target with a host of its own. What fast-check has for it learns all of Unicode first, which takes seconds. */
const url = fc
  .tuple(
    fc.constantFrom('http', 'https', 'HTTP', 'ftp'),
    fc.constantFrom('localhost', 'www.example.com:443', '[::1]', 'user:word@host'),
    fc.string().map(encodeURI),
  )
  .map(([scheme, host, path]) => `${scheme}://${host}/${path}`);

test('whatever comes, it does not throw', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), url, fc.string({ unit: fc.constantFrom(...'/:@[]%.?#\\0aF') })), (target) => {
      const read = parseTarget(target);
      if (read) expect(read.pathname).toMatch(/^\//);
    }),
    { numRuns: runs(250, 2000) },
  );
});
