import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinedComments } from '../../../src/engine/authoring/fix/comments.ts';
import { fixContent } from '../../../src/engine/authoring/fix/fix-content.ts';
import { rewrite } from '../../../src/engine/authoring/rewrite.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { many } from '../../support/many.ts';
import { runs } from '../../support/night.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';
import { growthOf, STEADY, stepsOf } from '../../support/steps.ts';

let site: TempSite;
beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.remove());

const FILE = 'pages/page.json';
const page = (blocks: unknown[]): string => `${JSON.stringify(pageOf('Page', blocks), null, 2)}\n`;

/** Writes a file; what is returned fixes it. */
function toFix(text: string) {
  fs.writeFileSync(path.join(site.root, FILE), text);
  const content = readSite(site.root);
  return () => fixContent(content, new Set([FILE])).fixed[0];
}

/** What a file may have many of; by day the first two are asked. */
const MANY: [string, (count: number) => string][] = [
  ['names of fields', (count) => page(many(count, (at) => ({ type: 'hero', haeding: `Good ${at}` })))],
  [
    'comments',
    (count) =>
      page(many(count, (at) => ({ type: 'hero', heading: `Good ${at}` }))).replace(/"(Good \d+)"/g, '"$1" // Why'),
  ],
  ['numbers in place of texts', (count) => page(many(count, (at) => ({ type: 'hero', heading: at })))],
  ['choices', (count) => page(many(count, () => ({ type: 'prose', body: 'Text', tone: 'Muted' })))],
  [
    'parts of a picture that stand beside it',
    (count) =>
      page(many(count, () => ({ type: 'hero', heading: 'Good', src: '/images/hero/home.svg', alt: 'A house' }))),
  ],
  ['names of facts', (count) => page(many(count, (at) => ({ type: 'prose', body: `Way ${at} of {site.founded}.` })))],
];
it.each(MANY.slice(0, runs(2, Infinity)))(
  'parses a file with many %s a few times, however many these are',
  (_name, make) => {
    const growth = growthOf(200, (count) => {
      const fixed = toFix(make(count));
      return () => expect(fixed()?.fixes).toHaveLength(count);
    });
    expect(growth).toBeLessThan(STEADY);
  },
);

it('looks at no other page again for what is fixed on one, where that can have uncovered nothing there', () => {
  const sections = many(50, (at) => ({ type: 'prose', heading: `Part ${at}`, body: 'Text' }));
  for (const name of many(20, String)) site.write(`pages/sound-${name}.json`, pageOf(`Sound ${name}`, sections));
  const steps = (field: string, act: (content: SiteContent) => void): number => {
    site.write(FILE, pageOf('Page', [{ type: 'hero', [field]: 'Good' }]));
    act(readSite(site.root));
    const content = readSite(site.root);
    return stepsOf(() => act(content));
  };
  const fix = (content: SiteContent): void => void fixContent(content);
  const checking = steps('heading', checkContent);
  expect(steps('haeding', fix) - steps('heading', fix)).toBeLessThan(checking / 10);
});

it('finds 10,000 facts in one text: each walked all of it', () => {
  const text = page([{ type: 'prose', body: '{site.founded} '.repeat(10_000).trim() }]);
  const fixed = toFix(text)();
  expect(fixed?.fixes).toHaveLength(10_000);
  expect(fixed?.text).toBe(text.replaceAll('site.founded', 'site.facts.founded'));
});

it('parses a part of a text that is written anew, and not all of it again for each', () => {
  const growth = growthOf(200, (count) => {
    const text = JSON.stringify({ list: many(count, (at) => ({ at })) }, null, 2);
    const after = { list: many(count, (at) => ({ at, note: 'new' })) };
    return () => expect(JSON.parse(rewrite(text, after))).toEqual(after);
  });
  expect(growth).toBeLessThan(STEADY);
});

it('puts 300,000 lines of a comment together, and copies none of them for the next', () => {
  const count = 300_000;
  const comments = many(count, (at) => ({ offset: at * 7, length: 6, words: 'Why' }));
  const jsonc = { comments, commas: [], blanked: '      \n'.repeat(count) };
  const [comment] = joinedComments(jsonc, '// Why\n'.repeat(count));
  expect(comment?.words).toBe('Why\n'.repeat(count).trim());
});
