import { expect, test } from 'vitest';
import { headersIn } from '../../../src/engine/build/hosts/files/read-rules.ts';

test('what takes a header away from hosts that join values is no header', () => {
  const text = '/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n/a\n  X-Robots-Tag: noindex\n';
  expect(headersIn(text)).toEqual([
    { prefix: '/assets/', exact: false, headers: [['Cache-Control', 'immutable']] },
    { prefix: '/a', exact: true, headers: [['X-Robots-Tag', 'noindex']] },
  ]);
});
