import path from 'node:path';
import { expect, test } from 'vitest';
import { fieldsMarkdown } from '../../../src/engine/catalogue/fields-markdown.ts';
import { readSchemas } from '../../../src/engine/disk/schema-files.ts';
import { PROJECT } from '../../support/places.ts';

const sources = readSchemas(path.join(PROJECT, 'schemas'));
const text = fieldsMarkdown(sources);
const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| field'));

test.each(['page', 'site'] as const)('every field of a %s is told', (kind) => {
  const named = new Set(rows.map((row) => /^\| \[?`([^`]+)`\]?(?:\(#\w+\))? \|/.exec(row)?.[1]));
  const names = Object.keys(sources[kind].properties ?? {}).filter((name) => name !== '$schema' && name !== 'blocks');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !named.has(name))).toEqual([]);
});

test('every field says what it is for', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => row.endsWith('|  |'))).toEqual([]);
});

test('sentences, which are hundreds, are told by one line', () => {
  expect(rows.filter((row) => row.includes('`strings`'))).toHaveLength(1);
});

test('no two headings have the same address', () => {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, name = '']) => name.toLowerCase().replaceAll(' ', '-'));
  expect(headings).toContain('navigation');
  expect(headings).toHaveLength(new Set(headings).size);
});

test('what may differ in a further language is named, and nothing else', () => {
  const told = text.slice(text.indexOf('## The site file of a further language'));
  expect(told).toContain('`navigation`');
  expect(told).not.toContain('`theme`');
});
