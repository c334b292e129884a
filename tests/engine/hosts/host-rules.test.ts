import { expect, test } from 'vitest';
import { headersIn, appliesTo, isHostFile, redirectsIn } from '../../../src/engine/build/hosts/files/read-rules.ts';

test('what takes a header away from hosts that join values is no header', () => {
  const text = '/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n/a\n  X-Robots-Tag: noindex\n';
  expect(headersIn(text)).toEqual([
    { prefix: '/assets/', exact: false, headers: [['Cache-Control', 'immutable']] },
    { prefix: '/a', exact: true, headers: [['X-Robots-Tag', 'noindex']] },
  ]);
});

test('a rule is about its address alone, or about all that is below it and the folder itself', () => {
  const [below, own] = headersIn('/files/*\n  A: 1\n/file\n  B: 2\n');
  const about = (rule: typeof own): string[] =>
    ['/file', '/files', '/files/a', '/filesystem'].filter((address) => rule && appliesTo(rule, address));
  expect([about(below), about(own)]).toEqual([['/files', '/files/a'], ['/file']]);
});

test('a redirect that says no status is for good, as hosts take it', () => {
  expect(redirectsIn('/a  /b\n\n/c /d 302\n')).toEqual([
    { from: '/a', to: '/b', status: 301 },
    { from: '/c', to: '/d', status: 302 },
  ]);
});

test('what hosts read themselves is shown to nobody, also where a disk takes it in any capitals', () => {
  expect(['/_Headers', '/_redirects', '/_HOST/Caddyfile', '/_hosts'].filter(isHostFile)).toEqual([
    '/_Headers',
    '/_redirects',
    '/_HOST/Caddyfile',
  ]);
});
