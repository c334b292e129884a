import { expect, it } from 'vitest';
import type { Moves } from '../../../src/engine/authoring/move/moves.ts';
import { planRedirects, redirectsAfter, type Redirect } from '../../../src/engine/authoring/move/redirects.ts';

const MOVES: Moves = {
  from: '/a',
  to: '/b',
  files: new Map(),
  addresses: new Map([['/a', '/b']]),
  parts: new Set(),
  hidden: new Set(),
  origin: '',
};

it.each<[what: string, existing: Record<string, string>, after: Record<string, string>]>([
  ['are none, and get one', {}, { '/a': '/b' }],
  ['lead elsewhere', { '/x': '/y' }, { '/x': '/y', '/a': '/b' }],
  ['lead there in two steps', { '/x': '/y', '/y': '/a' }, { '/x': '/b', '/y': '/b', '/a': '/b' }],
  ['lead to a section', { '/x': '/y#some', '/y': '/a' }, { '/x': '/b#some', '/y': '/b', '/a': '/b' }],
  ['lead to one of two sections', { '/x': '/y#some', '/y': '/a#all' }, { '/x': '/b#all', '/y': '/b#all', '/a': '/b' }],
  ['lead round in a circle', { '/x': '/y', '/y': '/x' }, { '/x': '/y', '/y': '/x', '/a': '/b' }],
  ['start where the page stood', { '/a/': '/y' }, { '/a': '/b' }],
  ['start where the page will stand', { '/b': '/y' }, { '/a': '/b' }],
])('redirects of a moved page that %s', (_what, existing, after) => {
  const listed = (redirects: Record<string, string>): Redirect[] =>
    Object.entries(redirects).map(([from, to]) => ({ from, to }));
  expect(redirectsAfter(listed(existing), planRedirects(listed(existing), MOVES))).toEqual(listed(after));
});
