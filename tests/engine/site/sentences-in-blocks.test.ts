import { expect, it } from 'vitest';
import type { ContentDocument } from '../../../src/model/content/content.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import { blocksIn } from '../../../src/engine/site/blocks-in.ts';
import { isUsedByBlocks } from '../../../src/engine/site/languages/sentences-in-blocks.ts';
import { outlineOf, type Outline } from '../../../src/engine/site/outline.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const SENTENCES = [
  'collection.all',
  'collection.categories',
  'collection.page',
  'collection.listed',
  'collection.learnMore',
  'collection.nothing',
  'collection.noMatch',
  'pricing.billing',
  'pricing.annually',
  'pricing.unit',
  'pricing.billedMonthly',
  'timeline.alarm',
  'timeline.done',
  'header.menu',
];

const list = { type: 'collection', from: '/news', linkLabel: 'Read', empty: 'Nothing yet.' };
const plan = { name: 'A', features: ['B'], link: { label: 'C', href: '/' } };

const read = (blocks: Record<string, unknown>[]): ContentDocument =>
  createDocument(SCHEMAS, { file: 'pages/a.json', kind: 'page', address: '/a' }, JSON.stringify(pageOf('A', blocks)));

it.each<[string, Record<string, unknown>[], string[]]>([
  ['a plain list', [{ type: 'collection', from: '/news' }], ['collection.learnMore', 'collection.nothing']],
  ['one with its own words', [list], []],
  ['one in parts', [{ ...list, perPage: 3 }], ['collection.page', 'collection.listed']],
  [
    'one in categories',
    [{ ...list, categories: { by: 'category', label: 'Kinds', values: ['A'] } }],
    ['collection.all', 'collection.categories', 'collection.listed'],
  ],
  [
    'one with filters',
    [{ ...list, filters: [{ by: 'place', label: 'Place' }] }],
    ['collection.all', 'collection.noMatch'],
  ],
  ['prices that are paid once', [{ type: 'pricing', plans: [{ ...plan, price: 9 }] }], []],
  ['prices by the year', [{ type: 'pricing', plans: [{ ...plan, annual: 9 }] }], ['pricing.annually']],
  [
    'prices by year and month',
    [{ type: 'pricing', plans: [{ ...plan, annual: 9, monthly: 10 }] }],
    ['pricing.billing', 'pricing.annually', 'pricing.unit', 'pricing.billedMonthly'],
  ],
  [
    'a day with a mark',
    [
      {
        type: 'timeline',
        entries: [
          { time: '08:00', title: 'A' },
          { time: '09:00', title: 'B', mark: 'done' },
        ],
      },
    ],
    ['timeline.done'],
  ],
])('what %s says is asked for in a language, and nothing else', (_name, blocks, spoken) => {
  const page = read(blocks);
  const outlined = { ...page, ...outlineOf(page) };
  for (const document of [page, outlined]) {
    const isSpoken = isUsedByBlocks(blocksIn(document).map(({ block }) => block));
    expect(SENTENCES.filter((name) => isSpoken(name.split('.')))).toEqual([...spoken, 'header.menu']);
  }
});

it('another price is nothing that other pages see', () => {
  const priced = (annual: number): Outline => outlineOf(read([{ type: 'pricing', plans: [{ ...plan, annual }] }]));
  expect(priced(10)).toEqual(priced(9));
});
