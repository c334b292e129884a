import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ResolvedContent } from '../../src/engine/resolve/resolve-content.ts';
import type { Block } from '../../src/model/page/types.ts';
import { realBundle, renderedIn, resolved } from '../support/bundle.ts';

let content: ResolvedContent;

beforeAll(() => {
  content = resolved(path.join(import.meta.dirname, '../fixtures/site'));
});

const rendered = (...blocks: object[]) => renderedIn(content, ...blocks);

const picture = { src: '/images/bike.svg', alt: '', width: 560, height: 480 };

test('a hero carries the styles of its own composition and of no other', async () => {
  const hero = { type: 'hero', heading: 'Two wheels', image: picture };
  const usual = await rendered(hero);
  const chosen = await rendered({ ...hero, layout: 'wide', imageSize: 'edge', size: 'tall', ground: 'plain' });
  for (const [part, css] of [
    ['min-height:min(100svh', chosen.css],
    ['grid-column:1/-1', chosen.css],
    ['radial-gradient(48rem', usual.css],
  ] as const) {
    expect(css).toContain(part);
    expect(css === usual.css ? chosen.css : usual.css).not.toContain(part);
  }
});

test('a drawing ends its hero as a whole, in any layout: nothing but the edge of a window cuts one', async () => {
  const hero = { type: 'hero', heading: 'Two wheels', image: picture };
  const framed = { ...picture, width: 900 };
  const classes = async (block: object): Promise<string | undefined> =>
    /class="([^"]*)" data-block="hero"/.exec((await rendered(block)).main)?.[1];
  expect(await classes(hero)).not.toMatch(/ends|stands/);
  expect(await classes({ ...hero, layout: 'center' })).toMatch(/\bstands\b/);
  expect(await classes({ ...hero, layout: 'center', image: framed })).toMatch(/\bends\b/);
  const isCut = async (more: object): Promise<boolean> =>
    (await rendered({ ...hero, ...more })).css.includes('object-fit:cover');
  for (const layout of ['split', 'center', 'wide']) expect(await isCut({ layout })).toBe(false);
  expect(await isCut({ imageSize: 'edge' })).toBe(true);
});

test('a drawing at the edge of a hero begins below the header, which would stand on it', async () => {
  const hero = { type: 'hero', heading: 'Two wheels', image: picture };
  for (const imageSide of ['left', 'right'])
    expect((await rendered({ ...hero, imageSide, imageSize: 'edge' })).css).toContain('inset-block:5rem 0');
});

test('embeds and the question before visits are counted have the corners of the site, which are round here', async () => {
  const embed = { type: 'embed', kind: 'video', src: 'https://video.example', name: 'a site', title: 'A ride' };
  const analytics = { provider: 'plausible', consent: true, name: 'Plausible' };
  const page = content.page('/') ?? expect.unreachable();
  const site = { ...content.site, analytics } as unknown as typeof content.site;
  const { renderer } = await realBundle();
  const { css } = await renderer.renderPage({ ...page, blocks: [embed] as unknown as Block[] }, site);
  const [stage] = /aspect-ratio:16\/9[^}]*/.exec(css) ?? [];
  const [answer] = /\{min-height:44px;padding:\.5rem 1\.25rem[^}]*/.exec(css) ?? [];
  expect(stage).toContain('border-radius:36px');
  expect(answer).toContain('border-radius:24px');
});

test('on tablets, up to three steps are a row, too, and four or six are two by two', async () => {
  const titles = ['Wash', 'Measure', 'Set', 'Ride'].map((title) => ({ title }));
  const list = async (count: number, layout: string): Promise<string | undefined> => {
    const steps = { type: 'steps', heading: 'Tune-up', layout, steps: titles.slice(0, count) };
    return /<ol class="([^"]*)"/.exec((await rendered(steps)).main)?.[1];
  };
  expect(await list(3, 'row')).toMatch(/\bfew\b/);
  expect(await list(4, 'row')).toMatch(/\brow\b/);
  // Five are one column: no last one stands in a row of its own.
  const { css } = await rendered({ type: 'steps', heading: 'Tune-up', layout: 'row', steps: titles });
  expect(css).toMatch(/\.row:has\(> :last-child:nth-child\((?:even|2n)\)\)\{grid-template-columns:1fr 1fr\}/);
  expect(await list(3, 'column')).not.toMatch(/\b(?:few|row)\b/);
});

test('no step stands alone in a row: six are in threes where they do not fit, and more in two rows of one length', async () => {
  const narrowest = async (count: number): Promise<string | undefined> => {
    const steps = Array.from({ length: count }, (_, index) => ({ title: `Step ${index + 1}` }));
    const { css } = await rendered({ type: 'steps', heading: 'Tune-up', layout: 'row', steps });
    return /\.row\{grid-template-columns:repeat\(auto-fit,minmax\((.*?),1fr\)\)/.exec(css)?.[1];
  };
  expect(await narrowest(5)).toBe('9rem');
  expect(await narrowest(6)).toContain('(100% - 3rem)/3');
  expect(await narrowest(8)).toBe('max(9rem,(100% - 4.5rem)/4)');
  expect(await narrowest(9)).toBe('max(9rem,(100% - 6rem)/5)');
});

test('figures are as small as the longest number needs to stay in one piece', async () => {
  const sizes = async (layout: string, value: string): Promise<string> =>
    (await rendered({ type: 'stats', layout, items: [{ value, label: 'Riders' }] })).css;
  expect(await sizes('row', '1,234,567')).toContain('font-size:min(3.75rem,16cqi)');
  expect(await sizes('pair', '1,234,567')).toContain('font-size:min(1.6rem + 6vw,6.5rem,16cqi)');
  // A number stays with its sign and its unit; words may stand below each other.
  expect(await sizes('pair', '< 15 min')).toContain('font-size:min(1.6rem + 6vw,6.5rem,18cqi)');
  expect(await sizes('pair', '15 days at most')).not.toMatch(/font-size:min\([^)]*cqi/);
  expect(await sizes('row', '99.9%')).not.toMatch(/font-size:min\([^)]*cqi/);
});

test('long prices and numbers beside words stay in one piece, too; short ones cost nothing', async () => {
  const link = { label: 'Go', href: '/visit' };
  const shown = (number: number): object[] => [
    { type: 'pricing', plans: [{ name: 'All', annual: number, monthly: number, features: ['All'], link }] },
    { type: 'quote', quote: 'Good.', author: 'Ana', figure: { value: `${number}`, label: 'Rides' } },
    { type: 'caseStudy', client: 'A', challenge: 'B', solution: 'C', results: [{ value: `${number}`, text: 'D' }] },
    {
      type: 'testimonials',
      items: [{ quote: 'Good.', author: 'Ana', figure: { value: `${number}`, label: 'Rides' } }],
    },
  ];
  const fitted = async (block: object): Promise<boolean[]> => {
    const { css } = await rendered(block);
    // The name of the site in the header is measured on all pages, and plans where one is left over.
    const usual = 'plans' in block ? 2 : 1;
    return [/font-size:min\([^;}]*cqi\)/.test(css), (css.match(/container-type/g) ?? []).length > usual];
  };
  for (const block of shown(12345678)) expect(await fitted(block)).toEqual([true, true]);
  for (const block of shown(12)) expect(await fitted(block)).toEqual([false, false]);
});

test('entries share the width of each row, and one by itself is a single article, or as wide as a text', async () => {
  const entries = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ href: `/${title}`, title, facts: {} }));
  const style = async (layout: string, count: number): Promise<string> => {
    const { main, css } = await rendered({ type: 'collection', layout, items: entries.slice(0, count) });
    const [, name = ''] = /<ul class="[^"]*(_\w+)"><li><article/.exec(main) ?? [];
    return [...css.matchAll(new RegExp(`\\.${name}(?![^{},]*article)[^{}]*\\{[^{}]*`, 'g'))].join();
  };
  const narrowest = async (count: number): Promise<string[]> =>
    [...(await style('cards', count)).matchAll(/max\(17rem,(\d+%)\)/g)].map(([, share = '']) => share);
  expect(await Promise.all([2, 3, 4, 5].map(narrowest))).toEqual([['40%'], ['30%'], ['40%'], ['30%', '40%']]);
  expect(await style('cards', 1)).toContain('max-width:45rem');
  expect(await style('articles', 1)).not.toContain('max-width:45rem');
});

test('of four, seven or thirteen in threes, none is left over where columns are of one width: the last four are pairs', async () => {
  const items = Array.from({ length: 13 }, (_, index) => ({ title: `Way ${index + 1}` }));
  const arePaired = async (type: string, count: number, more = {}): Promise<boolean> =>
    /:nth-last-of-type\(2\)\{grid-column:1\}/.test(
      (await rendered({ type, items: items.slice(0, count), ...more })).css,
    );
  const counts = async (type: string, more = {}): Promise<number[]> => {
    const paired = await Promise.all(items.map((_, index) => arePaired(type, index + 1, more)));
    return paired.flatMap((isPaired, index) => (isPaired ? [index + 1] : []));
  };
  // Four are two columns.
  expect(await counts('contactDetails')).toEqual([7, 10, 13]);
  expect(await counts('checklist', { columns: 3 })).toEqual([7, 10, 13]);
  expect(await counts('checklist')).toEqual([]);
});

test('an article that has a row for itself has its picture beside its words by the room of the list, not of the window', async () => {
  const items = ['One', 'Two', 'Three'].map((title) => ({ href: `/${title}`, title, facts: {}, image: picture }));
  const { css } = await rendered({ type: 'collection', layout: 'articles', items });
  expect(css).toMatch(
    /@container\s?\(min-width:35\.5rem\) and \(max-width:53\.99rem\)\{li:last-child:nth-of-type\(odd\)/,
  );
  expect(css).toContain('gap:var(--gap);container-type:inline-size');
});

test('on tablets, the leading card of a bento is high enough for its picture, however few its words', async () => {
  const cards = ['One', 'Two', 'Three'].map((title, index) => ({ title, ...(!index && { image: picture }) }));
  const areas = { medium: '"a a" "b c"', wide: '"a b" "a c"' };
  const { css } = await rendered({
    type: 'cardGrid',
    layout: 'bento',
    areas,
    cards: [{ ...cards[0], size: 'large' }, ...cards.slice(1)],
  });
  expect(css).toMatch(/\.large ?> ?article:has\(img\)\{min-height:16rem/);
});

test('pictures that are much taller than wide are no taller than a window, wherever they stand', async () => {
  const shown = (image: typeof picture): object[] => [
    { type: 'hero', heading: 'Two wheels', image },
    { type: 'split', heading: 'Two wheels', image },
    { type: 'caseStudy', client: 'A', challenge: 'B', solution: 'C', results: [{ text: 'D' }], image },
    { type: 'quote', quote: 'Good.', author: 'Ana', figure: { value: '6', label: 'Rides' }, image },
    { type: 'cardGrid', cards: [{ title: 'One', image }] },
  ];
  const isLimited = async (block: object): Promise<boolean> => /max-height:\d+rem/.test((await rendered(block)).css);
  for (const block of shown({ ...picture, height: 1700 })) expect(await isLimited(block)).toBe(true);
  for (const block of shown({ ...picture, height: 350 })) expect(await isLimited(block)).toBe(false);
});

test('rows of three above rows of four go over to pairs together, or one pair would be uneven', async () => {
  const cards = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((title) => ({ title }));
  const { css } = await rendered({ type: 'cardGrid', columns: 4, cards });
  expect(css.match(/max\(14rem,\d+%,min\(40%,\(61rem - 100%\)\*99\)\)/g)).toHaveLength(2);
});

test('one card stands beside its heading, more stand below it', async () => {
  const isBeside = async (...titles: string[]): Promise<boolean> =>
    (await rendered({ type: 'cardGrid', heading: 'Cards', cards: titles.map((title) => ({ title })) })).css.includes(
      'minmax(0,5fr) minmax(0,7fr)',
    );
  expect(await isBeside('One')).toBe(true);
  expect(await isBeside('One', 'Two')).toBe(false);
});

test('on phones, the icon of a listed card stands beside its words, and above them below a picture', async () => {
  const item = { href: '/visit', title: 'Visit', facts: {}, icon: 'mail', image: picture };
  const { css } = await rendered({ type: 'collection', items: [item] });
  expect(css).toMatch(/article:has\(> ?span:first-child\)/);
  expect(css).not.toMatch(/article:has\(> ?span\)/);
});

test('on phones, more than three cards with icons are rows; few, and those with pictures, keep their boxes', async () => {
  const entry = (title: string): object => ({ href: `/${title}`, title, facts: {}, icon: 'cloud' });
  const areRows = async (...items: object[]): Promise<boolean> =>
    (await rendered({ type: 'collection', items })).css.includes('border-radius:0');
  const three = ['One', 'Two', 'Three'].map(entry);
  expect(await areRows(...three, entry('Four'))).toBe(true);
  expect(await areRows(...three)).toBe(false);
  expect(await areRows(...three, { ...entry('Four'), image: picture })).toBe(false);
});

test('cards in pairs have no boxes on phones, in lists of pages and of cards alike', async () => {
  const cards = ['One', 'Two'].map((title) => ({ title, href: `/${title}`, facts: {}, icon: 'cloud' }));
  for (const block of [
    { type: 'collection', items: cards, onPhones: 'pairs' },
    { type: 'cardGrid', cards, onPhones: 'pairs' },
  ]) {
    const { main, css } = await rendered(block);
    expect(main).toMatch(/<div class="[^"]*\bpairs\b/);
    // Where a third would fit, four would be three and one left over.
    expect(css).toContain('repeat(auto-fill,minmax(min(100%,max(9rem,34%)),1fr))');
    // Words that are light on a dark ground need it.
    expect(css).toMatch(
      /article:not\(\.tone-dark,\.tone-accent\)\{overflow:visible;padding:0;border:0;background:none\}/,
    );
  }
});

test('on phones, words of a comparison are parted between syllables: a column has a quarter of the width', async () => {
  const columns = ['Solo', 'Crew'].map((title) => ({ title }));
  const { css } = await rendered({ type: 'comparison', columns, rows: [{ label: 'Support', values: [true, 'Yes'] }] });
  expect(css).toMatch(/td\{padding:\.5rem \.625rem;hyphens:auto\}/);
});

test('on phones, sentences in four columns stand in pairs below the names of these, figures beside each other', async () => {
  const columns = ['Solo', 'Crew', 'Club', 'City'].map((title) => ({ title }));
  const table = (...values: unknown[]) => rendered({ type: 'comparison', columns, rows: [{ label: 'Help', values }] });
  const sentences = await table(true, false, 'Within a working day', 'No');
  expect(sentences.main).toContain('data-column="Crew"');
  // Whoever listens has the name from the head of the table.
  expect(sentences.css).toContain('content:attr(data-column)/""');
  expect(sentences.css).toContain('grid-template-columns:repeat(2,minmax(0,1fr))');
  const figures = await table(true, false, '4 h', 'No');
  expect(figures.main + figures.css).not.toContain('data-column');
});

test('questions in two columns stand in two stacks, in their order', async () => {
  const items = ['One?', 'Two?', 'Three?'].map((question) => ({ question, answer: [] }));
  const { main } = await rendered({ type: 'faq', heading: 'Asked', columns: 2, items });
  const stacks = main.split('<div><details').slice(1);
  expect(stacks.map((stack) => [...stack.matchAll(/>(\w+\?)</g)].map(([, question]) => question))).toEqual([
    ['One?', 'Two?'],
    ['Three?'],
  ]);
});

test('groups of specifications fill their rows: of four, none stands alone below three', async () => {
  const group = (title: string) => ({ title, rows: [{ label: 'Weight', value: '12 kg' }] });
  const { css } = await rendered({ type: 'specs', groups: ['Frame', 'Wheels', 'Brakes', 'Lights'].map(group) });
  expect(css).toContain('flex:1 1 max(22rem,40%)');
});

test('a box that must be ticked is not called wrong before anybody could tick it, as Chrome does by itself', async () => {
  const contact = content.page('/visit')?.blocks.find(({ type }) => type === 'inquiryForm') ?? {};
  const { main } = await rendered(contact);
  expect(/<input[^>]*privacyAgreed"[^>]*>/.exec(main)?.[0]).toContain('aria-invalid="false"');
});

test('a form in a column has its heading above, and the others beside', async () => {
  const contact = content.page('/visit')?.blocks.find(({ type }) => type === 'inquiryForm') ?? {};
  const columns = 'grid-template-columns:minmax(0,5fr) minmax(0,8fr)';
  expect((await rendered({ ...contact, layout: 'side' })).css).toContain(columns);
  expect((await rendered({ ...contact, layout: 'column' })).css).not.toContain(columns);
});

test('the numbers of a chart stand below its heading only where the chart stands beside that', async () => {
  const chart = content.page('/repairs/winter-storage')?.blocks.find(({ type }) => type === 'chart') ?? {};
  const inSheet = async (more: object): Promise<boolean> =>
    /<figure.*<details.*<\/figure>/.test((await rendered({ ...chart, ...more })).main);
  expect(await inSheet({ numbers: 'beside', layout: 'side' })).toBe(false);
  expect(await inSheet({ numbers: 'beside', layout: 'wide' })).toBe(true);
  expect(await inSheet({ layout: 'side' })).toBe(true);
});

test('the example in a field can be read on the ground of every tone', async () => {
  const { css } = await rendered({ type: 'newsletter', heading: 'One letter a month', tone: 'accent' });
  expect(css).toMatch(/input::placeholder\{color:var\(--ink-soft\);opacity:1\}/);
  const form = { type: 'inquiryForm', mail: { reach: {} } };
  const asked = await rendered({ ...form, fields: [{ name: 'message', placeholder: 'A few words' }] });
  expect(asked.main).toMatch(/<textarea[^>]* class="exemplified"/);
  expect(asked.css.includes('.exemplified::placeholder{color:var(--ink-soft);opacity:1}')).toBe(true);
  expect((await rendered({ ...form, fields: ['message'] })).css.includes('::placeholder')).toBe(false);
});

test('a section in another language than its page says so', async () => {
  const { main } = await rendered(
    { type: 'hero', heading: 'Willkommen', lang: 'de' },
    { type: 'notes', heading: 'Hinweise', items: ['Nur im Sommer.'], lang: 'de' },
    { type: 'notes', heading: 'Notes', items: ['In summer only.'] },
  );
  expect(main.match(/<(?:section|div)[^>]* lang="de"[^>]*data-block="(?:hero|notes)"/g)).toHaveLength(2);
});

test('a section that is written from the other side says so, and its letters are set as on pages in its language', async () => {
  const notes = { type: 'notes', heading: 'Notes', items: ['In summer only.'] };
  const arabic = { ...notes, lang: 'ar', dir: 'rtl' };
  const { main, css } = await rendered({ type: 'hero', heading: 'Welcome' }, arabic);
  expect(main).toMatch(/<section lang="ar" dir="rtl"[^>]*data-block="notes"/);
  expect(css).toMatch(/\.\w+ h1[^{}]*\{letter-spacing:0!important\}/);
  expect((await rendered({ ...notes, lang: 'fr' })).css).toBe((await rendered(notes)).css);
  const said = { type: 'testimonials', items: [{ quote: 'Bien.', author: 'A', lang: 'fr' }] };
  expect((await rendered(said)).main).toMatch(/<blockquote lang="fr"[^>]*>/);
  const korean = await rendered({ ...said, items: [{ quote: '좋아요.', author: 'A', lang: 'ko' }] });
  expect(korean.css).toMatch(/\.\w+ \*[^{}]*\{letter-spacing:0!important\}/);
  expect(korean.css).toMatch(/\.\w+ \*\{word-break:keep-all\}/);
  expect(korean.css).toMatch(/\.\w+ p:is\(blockquote>\*\)\{line-height:1\.35!important\}/);
});

test('what a section shows is turned by its own direction, not by that of its page', async () => {
  const labels = ['Spring', 'Autumn'];
  const plot = { lies: true, zero: 0, ticks: [], series: [{ label: 'Rides', values: ['1', '2'], bars: [] }] };
  const chart = { type: 'chart', kind: 'bars', labels, plot };
  const turned = /:dir\(rtl\) svg\{transform:scaleX\(-1\)\}/;
  expect((await rendered({ ...chart, lang: 'ar', dir: 'rtl' })).css).toMatch(turned);
  expect((await rendered(chart)).css).not.toMatch(turned);
});

test('words on a picture stand on the dark ground that they can be read on, whatever the tone', async () => {
  const split = { type: 'split', heading: 'Dry', tone: 'muted', image: picture };
  expect((await rendered({ ...split, imageSize: 'band' })).main).toMatch(/class="tone-dark[^"]*" data-block="split"/);
  expect((await rendered({ ...split, imageSize: 'edge' })).main).toMatch(/class="tone-muted[^"]*" data-block="split"/);
});

test.each([
  ['Greta Lund', 'GL'],
  ['Ana de la Cruz', 'AC'],
  ['Ólafur', 'Ó'],
  ['Jo "Spoke" Li', 'JL'],
  ['ทพญ. สุดา ใจงาม', 'ทจ'],
  ['श्री अनिल मिश्र', 'शमि'],
])('%s has initials where a portrait is missing: %s', async (author, initials) => {
  const { main } = await rendered({ type: 'testimonials', items: [{ quote: 'It shifts.', author }] });
  expect(main).toMatch(new RegExp(`aria-hidden="true"[^>]*>${initials}<`));
});

test.each([
  [
    [125000, 150000],
    ['₹125,000', '₹150,000'],
  ],
  [
    [15, 12.5],
    ['₹15.00', '₹12.50'],
  ],
])('sums of %j are written as %j: with cents where one has any', async ([annual, monthly], sums) => {
  const plan = { name: 'Primary', annual, monthly, features: ['Books'], link: { label: 'Ask', href: '/visit' } };
  const { main } = await rendered({ type: 'pricing', currency: 'INR', plans: [plan] });
  expect([...main.matchAll(/class="price [^>]*>([^<]*)/g)].map(([, sum]) => sum)).toEqual(sums);
});

test('prices of plans are level, however long the text of one is, and the last of an odd number fills its row', async () => {
  const link = { label: 'Ask', href: '/visit' };
  const plan = (name: string) => ({ name, annual: 9, monthly: 12, features: ['Books'], link });
  const plans = [plan('Solo'), { ...plan('Crew'), text: 'A text of several lines.' }, plan('Team')];
  const { main, css } = await rendered({ type: 'pricing', plans });
  expect(main.match(/<article[^>]*>(?=<div><div class="name")/g)).toHaveLength(3);
  // The row, and the card in it.
  expect(css.match(/grid-row:span 3;grid-template-rows:subgrid/g)).toHaveLength(2);
  expect(css).toMatch(
    /@container\s?\(min-width:35\.5rem\) and \(max-width:53\.99rem\)\{[^{]*:nth-child\(3\):last-child\{grid-column:1\/-1/,
  );
});

test('long mail addresses end their lines before a sign, and short ones cost nothing', async () => {
  const shown = async (address: string): Promise<string> => {
    const links = [{ label: address, href: `mailto:${address}` }];
    return (await rendered({ type: 'contactDetails', items: [{ title: 'Mail', links }] })).main;
  };
  expect(await shown('complaints.about.chains@example.org')).toContain(
    '>complaints<wbr/>.about<wbr/>.chains<wbr/>@example<wbr/>.org<',
  );
  expect(await shown('info@example.org')).toContain('>info@example.org</a>');
});

test('a mail address beside a form has the lines of any text, and its link is as high as a finger wants it', async () => {
  const { css } = await rendered({ type: 'inquiryForm', mail: { reach: { email: 'info@example.org' } } });
  expect(css).toMatch(/\.reach a\{display:inline-block;padding-block:calc\(22px - \.8em\)/);
  expect(css).not.toContain('line-height:44px');
});

test('the number on the card beside questions can be called', () => {
  const faq = content.page('/visit')?.blocks.find((block) => block.type === 'faq');
  expect(faq?.type === 'faq' && faq.aside?.phone?.href).toMatch(/^tel:\+\d+$/);
});

test('a list in a text begins with the number that its author wrote', async () => {
  const body = [{ tag: 'ol', start: 24, children: [{ tag: 'li', children: ['December: closed.'] }] }];
  expect((await rendered({ type: 'prose', body })).main).toMatch(/<ol start="24"><li>December: closed\./);
});

test('code reads from the left where words are written from the right', async () => {
  const page = content.page('/') ?? expect.unreachable();
  const prose = { type: 'prose', body: [{ tag: 'p', children: [{ tag: 'code', children: ['--workers'] }] }] };
  const { renderer } = await realBundle();
  const cssIn = async (dir?: 'rtl'): Promise<string> => {
    const site = { ...content.site, lang: dir ? 'ar' : 'en', ...(dir && { dir }) };
    return (await renderer.renderPage({ ...page, blocks: [prose] as unknown as Block[] }, site)).css;
  };
  expect(await cssIn('rtl')).toMatch(/:dir\(rtl\)\{direction:ltr;unicode-bidi:isolate\}/);
  expect(await cssIn()).not.toContain('unicode-bidi');
});

test('upright pictures among wide ones are lower on narrow screens, so that no room is left below those', async () => {
  const wide = { ...picture, width: 1600, height: 900 };
  const upright = { ...picture, width: 900, height: 1600 };
  // On phones it is upright as well.
  const either = { ...wide, sources: [{ media: '(max-width:37.49em)', srcSet: '/images/bike.svg', ...upright }] };
  const isLower = async (...images: object[]): Promise<boolean> => {
    const slides = images.map((image) => ({ image }));
    return (await rendered({ type: 'carousel', slides })).css.includes('max-height:min(70vh,75vw)');
  };
  expect(await isLower(wide, upright)).toBe(true);
  expect(await isLower(upright, wide, either)).toBe(true);
  for (const images of [[wide], [upright], [upright, either]]) expect(await isLower(...images, ...images)).toBe(false);
});

test('a table that is wider than its frame is shaded where it goes on, and code is not', async () => {
  const cell = { tag: 'td', children: ['7:00'] };
  const table = { tag: 'table', children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [cell] }] }] };
  const code = { tag: 'pre', children: [{ tag: 'code', children: ['npm start'] }] };
  const css = async (body: object): Promise<string> => (await rendered({ type: 'prose', body: [body] })).css;
  expect(await css(table)).toContain('right/3rem 100% local');
  expect(await css(code)).not.toContain('100% local');
});
