import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { styleOf } from '../../src/blocks/chart/series-style.ts';
import type { ResolvedContent } from '../../src/engine/resolve/resolve-content.ts';
import { renderedIn, resolved } from '../support/bundle.ts';

let content: ResolvedContent;
beforeAll(() => {
  content = resolved(path.join(import.meta.dirname, '../fixtures/site'));
});
const mainOf = async (block: object): Promise<string> => (await renderedIn(content, block)).main;

test('of plans, those with a badge are marked', async () => {
  const link = { label: 'Go', href: '/visit' };
  const plan = (name: string, badge?: string) => ({ name, badge, annual: 1, monthly: 1, features: ['All'], link });
  const main = await mainOf({ type: 'pricing', plans: [plan('Air'), plan('Gears', 'Most riders')] });
  const marked = [...main.matchAll(/<article class="marked [^"]*"><div><div class="name"><h\d[^>]*>([^<]*)/g)];
  expect(marked.map(([, name]) => name)).toEqual(['Gears']);
});

test.each<[string, object, string[]]>([
  ['the year', { annual: 60 }, ['€60|Annually']],
  ['the year, for something', { annual: 60, unit: 'per person' }, ['€60|per person, billed annually']],
  ['the month', { monthly: 5.5 }, ['€5.50|Monthly']],
  ['both', { annual: 5, monthly: 6 }, ['€5|per month, billed annually', '€6|per month, billed monthly']],
  ['nothing but the price', { price: 120 }, ['€120|']],
  ['nothing but the price, for something', { price: 120, unit: 'per person' }, ['€120|per person']],
])(
  'plans that are paid by %s have a switch only where there are two ways',
  async (_name, { unit, ...sums }: { unit?: string }, prices) => {
    const plan = { name: 'Air', features: ['All'], link: { label: 'Go', href: '/visit' }, ...sums };
    const main = await mainOf({ type: 'pricing', currency: 'EUR', ...(unit && { unit }), plans: [plan] });
    const shown = [...main.matchAll(/<p class="price [^>]*>([^<]*)(?:<span class="unit">([^<]*))?/g)];
    expect(shown.map(([, sum, said = '']) => `${sum}|${said}`)).toEqual(prices);
    expect(main.includes('type="radio"')).toBe(prices.length === 2);
  },
);

test('a result without a number is its words alone', async () => {
  const results = [{ value: '40%', text: 'lighter' }, { text: 'and quiet' }];
  const main = await mainOf({ type: 'caseStudy', client: 'A', challenge: 'B', solution: 'C', results });
  expect(main).toContain('<li><b>40%</b>lighter<li>and quiet</ul>');
});

test('a form asks about the newsletter, unless there is none', async () => {
  const reach = { email: '', phone: '', phoneHref: '' };
  const asks = async (form: object): Promise<boolean> =>
    (await mainOf({ type: 'inquiryForm', mail: { reach }, ...form })).includes('subscribeNewsletter');
  expect(await asks({})).toBe(true);
  expect(await asks({ showNewsletterCheckbox: false })).toBe(false);
});

test('beside a form stands its own number, or else that of the site, where there is one', async () => {
  const reach = { email: '', phone: '(441) 555-0119', phoneHref: 'tel:+14415550119' };
  const shown = async (form: object): Promise<string> =>
    /<dl class="reach">.*?<\/dl>/.exec(await mainOf({ type: 'inquiryForm', ...form }))?.[0] ?? '';
  expect(await shown({ mail: { reach } })).toContain('<a href="tel:+14415550119">(441) 555-0119</a>');
  const own = await shown({
    mail: { reach },
    phone: { label: 'Bench', number: '(441) 555-0172', href: 'tel:+14415550172' },
  });
  expect(own).toContain('<dt>Bench</dt><dd><a href="tel:+14415550172">(441) 555-0172</a>');
  expect(own).not.toContain('0119');
  expect(await shown({ mail: { reach: { ...reach, phone: '' } } })).toBe('<dl class="reach"></dl>');
});

test('two slides have buttons, of which one says where one is; a single slide has nowhere to go', async () => {
  const quotes = ['It shifts.', 'It stops.'].map((quote) => ({ quote, author: 'Ana' }));
  const shown = (count: number) => mainOf({ type: 'testimonials', items: quotes.slice(0, count) });
  expect(await shown(1)).not.toContain('<button');
  const image = { src: '/images/bike.svg', alt: '', width: 560, height: 480 };
  const named = await mainOf({ type: 'carousel', slides: ['City', 'Hill'].map((title) => ({ title, image })) });
  for (const html of [await shown(2), named]) expect(html.match(/<button[^>]* aria-current="true"/g)).toHaveLength(1);
});

test('who says something is named with what is known of them', async () => {
  const item = { quote: 'It shifts.', author: 'Ana', company: 'Quay Couriers' };
  const named = async (more: object): Promise<string> =>
    mainOf({ type: 'testimonials', items: [{ ...item, ...more }] });
  expect(await named({})).toContain('<strong>Ana</strong>Quay Couriers</span>');
  expect(await named({ position: 'Rider' })).toContain('<strong>Ana</strong>Rider, Quay Couriers</span>');
});

test('the pattern that tells a series from others is left to those that count, and a quiet one has its own look', () => {
  expect(styleOf({}, 1, 'c')).toEqual({ className: 's1', fill: 'url(#c-1)' });
  expect(styleOf({}, 2, 'c')).toEqual({ className: 's2' });
  expect(styleOf({ quiet: true }, 1, 'c')).toEqual({ className: 'quiet' });
});

test('nothing is read out of the drawings that icons refer to', async () => {
  const { header } = await renderedIn(content);
  expect(header).toMatch(/<svg class="sprite"[^>]* aria-hidden="true"/);
});

test('what is drawn is said, too: how far a plan is, which row a number stands in, and no arrow', async () => {
  const entries = [
    { time: '2025', title: 'Bench', mark: 'done' },
    { time: '2027', title: 'School' },
  ];
  const timeline = await mainOf({ type: 'timeline', entries });
  expect(timeline.match(/<span class="visually-hidden">[^<]*<\/span>/g)).toHaveLength(1);
  const series = [{ label: 'Bikes', values: ['3'], bars: [[0, 0, 9, 100]] }];
  const plot = { ticks: [['3', 0]], zero: 100, series };
  const chart = await mainOf({ type: 'chart', kind: 'bars', labels: ['May'], plot });
  expect(chart).toContain('<th scope="row">May');
  const comparison = await mainOf({
    type: 'comparison',
    columns: ['Ours', 'Theirs'],
    rows: [{ label: 'Fenders', values: [true, false] }],
  });
  expect(comparison).toContain('<span class="no" aria-hidden="true">–</span><span class="visually-hidden">No</span>');
  const items = [{ href: '/repairs', title: 'Repairs', facts: {} }];
  const tiles = await mainOf({ type: 'collection', layout: 'tiles', linkLabel: 'More', items });
  expect(tiles).toMatch(/<span class="go" aria-hidden="true">More/);
});

test('how a form greets, and what it answers, is read out', async () => {
  const form = await mainOf({ type: 'inquiryForm', mail: { reach: {} } });
  expect(form.match(/<p class="note" role="status">/g)).toHaveLength(2);
});

test.each(['cards', 'columns', 'rows', 'bento'])('cards as %s have their pictures and faces', async (layout) => {
  const image = { src: '/images/bike.svg', alt: 'A bike', width: 560, height: 480 };
  const cards = [
    { title: 'Ruth Amadi', avatar: true },
    { title: 'City', image },
  ];
  const main = await mainOf({ type: 'cardGrid', layout, cards });
  expect(main).toContain('>RA</div>');
  expect(main).toMatch(/<img [^>]*alt="A bike"/);
});
