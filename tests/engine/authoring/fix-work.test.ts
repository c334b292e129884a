import fs from 'node:fs';
import path from 'node:path';
import * as parser from 'jsonc-parser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinedComments } from '../../../src/engine/authoring/fix/comments.ts';
import { fixContent } from '../../../src/engine/authoring/fix/fix-content.ts';
import { rewrite } from '../../../src/engine/authoring/rewrite.ts';
import { checkFiles } from '../../../src/engine/check/check-content.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

// Counted, and done as ever.
vi.mock('jsonc-parser', async (original) => {
  const actual = await original<typeof parser>();
  return { ...actual, parseTree: vi.fn(actual.parseTree) };
});

vi.mock('../../../src/engine/read/document.ts', async (original) => {
  const actual = await original<{ createDocument: typeof createDocument }>();
  return { ...actual, createDocument: vi.fn(actual.createDocument) };
});
vi.mock('../../../src/engine/check/check-content.ts', async (original) => {
  const actual = await original<{ checkFiles: typeof checkFiles }>();
  return { ...actual, checkFiles: vi.fn(actual.checkFiles) };
});

let site: TempSite;
beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.remove());

const FILE = 'pages/page.json';
const hero = { type: 'hero', heading: 'Good' };
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const page = (blocks: unknown[]): string => `${JSON.stringify(pageOf('Page', blocks), null, 2)}\n`;

/** How many letters were parsed meanwhile. */
function parsedIn(work: () => void): number {
  vi.mocked(parser.parseTree).mockClear();
  work();
  return vi.mocked(parser.parseTree).mock.calls.reduce((sum, [text]) => sum + text.length, 0);
}

it.each<[string, (count: number) => string]>([
  ['names of fields', (count) => page(many(count, (at) => ({ type: 'hero', haeding: `Good ${at}` })))],
  ['numbers in place of texts', (count) => page(many(count, (at) => ({ type: 'hero', heading: at })))],
  ['choices', (count) => page(many(count, () => ({ type: 'prose', body: 'Text', tone: 'Muted' })))],
  [
    'parts of a picture that stand beside it',
    (count) =>
      page(many(count, () => ({ type: 'hero', heading: 'Good', src: '/images/hero/home.svg', alt: 'A house' }))),
  ],
  ['facts in one text', (count) => page([{ type: 'prose', body: '{site.founded} '.repeat(count).trim() }])],
  [
    'comments',
    (count) =>
      page(many(count, (at) => ({ type: 'hero', heading: `Good ${at}` }))).replace(/"(Good \d+)"/g, '"$1" // Why'),
  ],
])('parses a file with many %s a few times, however many these are', (_name, make) => {
  const workFor = (count: number): number => {
    const text = make(count);
    fs.writeFileSync(path.join(site.root, FILE), text);
    const content = readSite(site.root);
    const parsed = parsedIn(() => {
      const { fixed } = fixContent(content, new Set([FILE]));
      expect(fixed[0]?.fixes).toHaveLength(count);
    });
    return parsed / text.length;
  };
  const few = workFor(20);
  expect(workFor(80)).toBeLessThan(few * 1.5);
});

it('reads no page again in which nothing is wrong, and asks again only where a fix can have uncovered something', () => {
  for (const name of many(12, String)) site.write(`pages/sound-${name}.json`, pageOf(`Sound ${name}`, [hero]));
  fs.writeFileSync(path.join(site.root, FILE), page([{ type: 'hero', haeding: 'Good' }]));
  const content = readSite(site.root);
  vi.mocked(createDocument).mockClear();
  vi.mocked(checkFiles).mockClear();
  fixContent(content);
  expect(vi.mocked(createDocument).mock.calls.map(([, { file }]) => file)).toEqual([FILE]);
  const asked = vi.mocked(checkFiles).mock.calls.map(([, only]) => only && [...only]);
  expect(asked).toEqual([undefined, [FILE]]);
});

it('finds 10,000 facts in one text: each walked all of it', () => {
  const text = page([{ type: 'prose', body: '{site.founded} '.repeat(10_000).trim() }]);
  fs.writeFileSync(path.join(site.root, FILE), text);
  const { fixed } = fixContent(readSite(site.root), new Set([FILE]));
  expect(fixed[0]?.fixes).toHaveLength(10_000);
  expect(fixed[0]?.text).toBe(text.replaceAll('site.founded', 'site.facts.founded'));
});

it('parses a part of a text that is written anew, and not all of it again for each', () => {
  const before = { list: many(200, (at) => ({ at })) };
  const after = { list: many(200, (at) => ({ at, note: 'new' })) };
  const text = JSON.stringify(before, null, 2);
  expect(parsedIn(() => expect(JSON.parse(rewrite(text, after))).toEqual(after))).toBeLessThan(text.length * 8);
});

it('puts many lines of a comment together, and copies none of them for the next', () => {
  const lettersFor = (count: number): number => {
    const comments = many(count, (at) => ({ offset: at * 7, length: 6, words: 'Why' }));
    const joined = vi.spyOn(Array.prototype, 'join');
    const blanked = '      \n'.repeat(count);
    const [comment] = joinedComments({ comments, commas: [], blanked }, '// Why\n'.repeat(count));
    const letters = joined.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
    joined.mockRestore();
    expect(comment?.words).toBe('Why\n'.repeat(count).trim());
    return letters / count;
  };
  expect(lettersFor(800)).toBeLessThanOrEqual(lettersFor(80));
});
