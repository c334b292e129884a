import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Block, ResolvedPage } from '../../../src/model/page/types.ts';
import type { Fragment } from '../../../src/model/rendering/fragment.ts';
import type { Renderer } from '../../../src/model/rendering/renderer.ts';
import { fillData, fillHtml, ID_PREFIX, moveSlots, withSlots } from '../../../src/prerender/slots.ts';
import { realBundle, resolved } from '../../support/bundle.ts';
import { EVERYTHING, runs } from '../../support/night.ts';
import { FIXTURE_ROOT } from '../../support/places.ts';
import { pageArbitrary } from '../../support/random/arbitrary.ts';
import { schemaExamples, siteForExamples } from '../../support/sites/examples.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

// Blocks that differ in their words alone are rendered once; each is what it would be by itself.

/** Texts that a component which reads them would take for what they look like. */
const TELLING = [
  '1 250 €',
  '99.9%',
  '2999-05-21',
  '2:14 PM',
  '“Quoted”',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '数据中心',
  'info@example.org',
  'Phone (optional)',
  'false',
  'Save $& or {label}: {count}, {title}',
  '\n <b class="x">"Bold" & \'brave\'</b>',
];
const ROUNDS = EVERYTHING ? TELLING.length : 2;

const site = siteForExamples();
let renderer: Renderer;
let pages: ResolvedPage[];
beforeAll(async () => {
  for (const { type, blocks } of schemaExamples())
    site.write(`pages/examples/${type.toLowerCase()}.json`, pageOf(type, blocks));
  pages = [resolved(site.root), resolved(FIXTURE_ROOT)].flatMap((content) =>
    [...content.addresses.keys()].flatMap((address) => content.page(address) ?? []),
  );
  ({ renderer } = await realBundle());
  await renderer.loadBlocks(new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type))));
});
afterAll(() => site.remove());

const render = (block: Block, prefix = 'b1'): Fragment =>
  renderer.renderBlock(block, { prefix, opens: false }, { lang: 'en' });
/** As a page has it: its slots stand behind those of another part. */
const renderSlotted = (block: Block): Fragment => {
  const { shape, texts } = withSlots(block, 'b1');
  const { html, live, ...others } = render(shape, ID_PREFIX);
  const all = ['x', 'y', ...texts];
  return { ...others, html: fillHtml(moveSlots(html, 2), all), live: fillData(moveSlots(live, 2), all) };
};

/** A block in which each text that has a slot is another one. */
function withOtherTexts(block: Block, round: number): Block {
  const { shape, texts } = withSlots(block, '');
  return fillData(
    shape,
    texts.map((_text, index) => TELLING[(index + round) % TELLING.length] ?? ''),
  );
}

/** A block is rendered with slots as by itself: with its own texts, and with telling ones. */
function expectSame(block: Block): void {
  expect(renderSlotted(block)).toEqual(render(block));
  for (let round = 0; round < ROUNDS; round++) {
    const other = withOtherTexts(block, round);
    expect(renderSlotted(other)).toEqual(render(other));
  }
}

test('a block whose slots are filled is the block with these texts', () => {
  const drawn = pages.flatMap(({ blocks }) => blocks);
  expect(new Set(drawn.map(({ type }) => type)).size).toBeGreaterThan(25);
  const byShape = new Map(drawn.map((block) => [JSON.stringify(withSlots(block, '').shape), block]));
  byShape.forEach(expectSame);
}, 60_000);

test('so is any block that the schemas allow', () => {
  fc.assert(
    fc.property(pageArbitrary({ places: ['harbor'] }), (data) => {
      site.write('pages/any.json', data);
      resolved(site.root, { drafts: true }).page('/any')?.blocks.forEach(expectSame);
    }),
    { numRuns: runs(2, 60) },
  );
}, 120_000);

test('blocks that differ in their words alone have one shape, and others have not', () => {
  const shapeOf = (block: object): string => JSON.stringify(withSlots(block, '').shape);
  const faq = { type: 'faq', heading: 'Questions', items: [{ question: 'When?', answer: ['Today ', 'or never.'] }] };
  expect(shapeOf({ ...faq, heading: 'Answers' })).toBe(shapeOf(faq));
  for (const other of [
    { ...faq, heading: '' },
    { ...faq, heading: 'info@example.org' },
    { ...faq, id: 'answers' },
    { ...faq, items: [{ question: 'When?', answer: 'Today or never.' }] },
  ])
    expect(shapeOf(other)).not.toBe(shapeOf(faq));
});
