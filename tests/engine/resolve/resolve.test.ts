import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { CollectionBlock, InquiryFormBlock, ResolvedPage, RichElement } from '../../../src/model/page/types.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { derivedAddresses } from '../../../src/engine/site/lists/pagination.ts';
import { rereadFiles } from '../../../src/engine/site/reread.ts';
import { realBundle, resolved } from '../../support/bundle.ts';
import { occurrences } from '../../support/page-html.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
afterEach(() => site.remove());

const hero = (heading: string, more: Record<string, unknown> = {}) => ({ type: 'hero', heading, ...more });
const blockAt = (address: string, index = 0, options = {}) =>
  resolved(site.root, options).page(address)?.blocks[index] as unknown as Record<string, unknown>;
const post = (title: string, date: string, category: string, more = {}) =>
  pageOf(title, [hero(title)], { facts: { date, category }, ...more });

describe('words', () => {
  test('tokens stand for facts, wherever they are', () => {
    site = smallSite();
    site.write(
      'pages/a.json',
      pageOf('{site.name}', [
        hero('Call {site.phones.main}', {
          text: '{{site.name}} since {site.facts.founded}',
          actions: [{ label: 'Call', href: 'tel:{site.phones.main}' }],
        }),
      ]),
    );
    const page = resolved(site.root).page('/a');
    expect(page?.title).toBe('Testing Ltd');
    expect(page?.head.title).toBe('Testing Ltd | Testing');
    expect(page?.blocks[0]).toMatchObject({
      heading: 'Call (415) 555-0142',
      text: '{site.name} since 2019',
      actions: [{ href: 'tel:+14155550142' }],
    });
  });

  test.each([
    '506-444-8142 ext. 12',
    '506-444-8142, poste 12',
    '(506) 444-8142 x12',
    '506-444-8142 #12',
    '506-444-8142 分機 12',
    '506-444-8142轉12',
    '506-444-8142 内線：12',
  ])('an extension is dialled after a pause: %s', (written) => {
    site = smallSite({ country: 'CA', phones: { main: '506-444-8142', office: '506-444-8142, ext. 12' } });
    const actions = [`tel:${written}`, 'tel:{site.phones.office}'].map((href) => ({ label: 'Call', href }));
    site.write('pages/a.json', pageOf('A', [hero('A', { actions })]));
    const href = 'tel:+15064448142,12';
    expect(resolved(site.root).page('/a')?.blocks[0]).toMatchObject({ actions: [{ href }, { href }] });
  });

  test.each([
    ['en', {}, [undefined, 'rtl', 'ltr']],
    ['ar', {}, ['ltr', undefined, 'ltr']],
    ['en', { lang: 'he' }, ['ltr', undefined, 'ltr']],
    ['ar', { lang: 'fr' }, [undefined, 'rtl', 'ltr']],
  ])('in %s, phrases are written from another side where their language is: %j', (lang, around, sides) => {
    site = smallSite({ lang });
    const body = '[Welt *{site.name}*]{lang=de} and [نسمة [Welt]{lang=de}]{lang=ar}';
    site.write('pages/a.json', pageOf('A', [{ type: 'prose', ...around, body }]));
    const [{ children = [] } = {}] = blockAt('/a')['body'] as RichElement[];
    const [german, , arabic] = children as RichElement[];
    expect(german).toMatchObject({ tag: 'span', lang: 'de', children: ['Welt ', { children: ['Testing Ltd'] }] });
    expect([german?.dir, arabic?.dir, (arabic?.children?.[1] as RichElement | undefined)?.dir]).toEqual(sides);
  });

  test('a phrase in a shared block says from which side it is written, whatever the page', () => {
    site = smallSite();
    site.write('pages/_shared/a.json', { version: 1, block: { type: 'prose', body: '[Welt]{lang=de}' } });
    site.write('pages/a.json', pageOf('A', [hero('A'), { type: 'shared', name: 'a', lang: 'ar' }]));
    expect(blockAt('/a', 1)).toMatchObject({ dir: 'rtl', body: [{ children: [{ lang: 'de', dir: 'ltr' }] }] });
  });

  test.each([
    ['ar', '\u2066-12 ms\u2069', '\u2066< 1 h\u2069'],
    ['en', '-12 ms', '< 1 h'],
  ])('in %s, figures keep their order; what is written from the right has that of its page', (lang, figure, cell) => {
    site = smallSite({ lang });
    site.write(
      'pages/a.json',
      pageOf('A', [
        {
          type: 'stats',
          items: ['-12 ms', '12 ثانية', '٩٩٪'].map((value, index) => ({ value, label: `Label ${index}` })),
        },
        {
          type: 'comparison',
          columns: [{ title: 'One' }, { title: 'Two' }],
          rows: [{ label: 'Response', values: ['< 1 h', true] }],
        },
        {
          type: 'testimonials',
          items: [{ quote: 'Fast.', author: 'Ana', figure: { value: '-12 ms', label: 'Less' } }],
        },
        {
          type: 'timeline',
          entries: ['-12 ms', '٩٩'].map((time) => ({ time, title: `At ${time}` })),
        },
      ]),
    );
    expect([0, 1, 2, 3].map((index) => blockAt('/a', index))).toMatchObject([
      { items: [{ value: figure }, { value: '12 ثانية' }, { value: '٩٩٪' }] },
      { rows: [{ values: [cell, true] }] },
      { items: [{ figure: { value: figure } }] },
      { entries: [{ time: figure }, { time: '٩٩' }] },
    ]);
  });

  test('formatted text becomes a tree, its links final', () => {
    site = smallSite({ basePath: '/site' });
    site.write(
      'pages/a.json',
      pageOf('A', [{ type: 'faq', items: [{ question: 'Q', answer: 'Be **bold**, [go](/a).\n\n- one\n- two' }] }]),
    );
    expect(blockAt('/a')['items']).toEqual([
      {
        question: 'Q',
        answer: [
          {
            tag: 'p',
            children: [
              'Be ',
              { tag: 'strong', children: ['bold'] },
              ', ',
              { tag: 'a', href: '/site/a', children: ['go'] },
              '.',
            ],
          },
          {
            tag: 'ul',
            children: [
              { tag: 'li', children: ['one'] },
              { tag: 'li', children: ['two'] },
            ],
          },
        ],
      },
    ]);
  });

  test('a star before a single line is the mark of a note, and before several that of a list', () => {
    site = smallSite();
    const items = ['* Without taxes.', '* **Not** on Sundays', '50 zł*\n\n* Since March', '* one\n* two', '- one'];
    site.write('pages/a.json', pageOf('A', [{ type: 'notes', items }]));
    const one = (child: string): unknown => ({ tag: 'li', children: [child] });
    expect(blockAt('/a')['items']).toEqual([
      '* Without taxes.',
      [{ tag: 'p', children: ['* ', { tag: 'strong', children: ['Not'] }, ' on Sundays'] }],
      [
        { tag: 'p', children: ['50 zł*'] },
        { tag: 'p', children: ['* Since March'] },
      ],
      [{ tag: 'ul', children: [one('one'), one('two')] }],
      [{ tag: 'ul', children: [one('one')] }],
    ]);
  });

  test('notes for authors are gone, pictures have their size', () => {
    site = smallSite();
    site.write(
      'pages/a.json',
      pageOf('A', [hero('A', { note: 'secret', image: { src: '/images/hero/home.svg', alt: '' } })], {
        note: 'secret',
      }),
    );
    expect(JSON.stringify(resolved(site.root).page('/a'))).not.toContain('secret');
    expect(blockAt('/a')['image']).toMatchObject({
      src: '/images/hero/home.svg',
      width: expect.any(Number),
      height: expect.any(Number),
    });
  });

  test('an icon that lies in public/ need not be named; one that is named is taken', () => {
    site = smallSite({ basePath: '/site' });
    const icon = (): string | undefined => resolved(site.root).site.icon;
    const removeIcon = (name: string): void => fs.rmSync(path.join(site.root, 'public', name));
    expect(icon()).toBe('/site/favicon.svg');
    removeIcon('favicon.svg');
    expect(icon()).toBe('/site/favicon.ico');
    removeIcon('favicon.ico');
    expect(icon()).toBeUndefined();
  });

  test('the other files of a picture become its sources, measured, the one for fewest screens first', () => {
    site = smallSite({ basePath: '/site' });
    const drawing = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`;
    const files = { src: 'a', dark: 'b', phone: 'c', phoneDark: 'd' };
    for (const [index, name] of Object.values(files).entries())
      site.write(`public/images/${name}.svg`, drawing(index + 1));
    const named = Object.entries(files).map(([field, name]) => [field, `/images/${name}.svg`]);
    site.write('pages/a.json', pageOf('A', [hero('A', { image: { alt: '', ...Object.fromEntries(named) } })]));
    expect(blockAt('/a')['image']).toEqual({
      src: '/site/images/a.svg',
      alt: '',
      width: 1,
      height: 9,
      sources: [
        {
          media: '(max-width:37.49em) and (prefers-color-scheme:dark)',
          srcSet: '/site/images/d.svg',
          width: 4,
          height: 9,
        },
        { media: '(max-width:37.49em)', srcSet: '/site/images/c.svg', width: 3, height: 9 },
        { media: '(prefers-color-scheme:dark)', srcSet: '/site/images/b.svg', width: 2, height: 9 },
      ],
    });
  });
});

test('the addresses of pictures are written as browsers read them, whatever their files are called', () => {
  site = smallSite({ basePath: '/site' });
  const [src, phone] = ['/images/halv%20 pris 50%.svg', '/images/blå dør.svg'];
  for (const file of [src, phone])
    site.write(`public${file}`, '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
  site.write('pages/a.json', pageOf('A', [hero('A', { image: { src, alt: '', phone } })]));
  expect(blockAt('/a')['image']).toMatchObject({
    src: '/site/images/halv%2520%20pris%2050%25.svg',
    width: 3,
    sources: [{ srcSet: '/site/images/blå%20dør.svg', width: 3 }],
  });
});

test('shared blocks are put in place, with the section name of the page', () => {
  site = smallSite();
  site.write('pages/_shared/closing.json', {
    version: 1,
    block: { type: 'cta', heading: 'Bye from {site.name}', actions: [{ label: 'Home', href: '/' }] },
  });
  site.write('pages/a.json', pageOf('A', [hero('A'), { type: 'shared', name: 'closing', id: 'end' }]));
  expect(blockAt('/a', 1)).toMatchObject({ type: 'cta', heading: 'Bye from Testing Ltd', id: 'end' });
});

test('a shared block says which language it is in where it has no words in that of the page', () => {
  site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
  const closing = (heading: string) => ({ version: 1, block: { type: 'cta', heading, actions: [] } });
  site.write('pages/_shared/closing.json', closing('Bye'));
  site.write('pages/_shared/call.json', closing('Call us'));
  site.write('pages/de/_shared/call.json', closing('Rufen Sie an'));
  const blocks = ['closing', 'call'].map((name) => ({ type: 'shared', name }));
  site.write('pages/a.json', pageOf('A', blocks));
  site.write('pages/de/a.json', pageOf('A', blocks));
  expect(blockAt('/de/a', 0)).toMatchObject({ heading: 'Bye', lang: 'en-US' });
  expect(blockAt('/de/a', 1)).not.toHaveProperty('lang');
  expect(blockAt('/a', 0)).not.toHaveProperty('lang');
});

test('what is written from the other side than its page says so, and keeps the language of its author', () => {
  site = smallSite({ languages: [{ lang: 'ar', folder: '/ar' }] });
  site.write('pages/_shared/quote.json', { version: 1, block: { type: 'notes', items: ['Bien.'], lang: 'fr' } });
  const items = [
    { quote: 'Good.', author: 'A' },
    { quote: 'جيد.', author: 'B', lang: 'ar' },
  ];
  const blocks = [
    { type: 'notes', items: ['جيد.'], lang: 'ar' },
    { type: 'shared', name: 'quote' },
    { type: 'shared', name: 'quote', lang: 'ar' },
    { type: 'testimonials', items },
  ];
  site.write('pages/a.json', pageOf('A', blocks));
  site.write('pages/ar/a.json', pageOf('A', blocks));
  expect(blockAt('/a', 0)).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(blockAt('/ar/a', 0)).not.toHaveProperty('dir');
  expect(blockAt('/a', 1)).toEqual({ type: 'notes', items: ['Bien.'], lang: 'fr' });
  expect(blockAt('/ar/a', 1)).toMatchObject({ lang: 'fr', dir: 'ltr' });
  expect(blockAt('/a', 2)).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(blockAt('/a', 3)).toMatchObject({ items: [items[0], { ...items[1], dir: 'rtl' }] });
});

describe('forms', () => {
  test('are numbered where several of a page are like each other', () => {
    site = smallSite();
    const form = { type: 'inquiryForm', privacy: '/' };
    const forms = [
      form,
      { ...form, formType: 'demo' },
      { ...form, formType: 'contact' },
      { ...form, id: 'call' },
      form,
    ];
    site.write('pages/a.json', pageOf('A', forms));
    const { blocks } = resolved(site.root).page('/a') as ResolvedPage;
    expect(blocks.map((block) => (block as InquiryFormBlock).number)).toEqual([undefined, undefined, 2, undefined, 3]);
  });

  test.each([
    ['ja', {}, ['lastName', 'firstName', 'email', 'phone', 'company', 'subject', 'message']],
    ['zh-Hans', { fields: ['firstName', 'email', 'message'] }, ['firstName', 'email', 'message']],
    ['fr', {}, undefined],
    ['kok', {}, undefined],
  ])('ask for names in the order of the language, where their author names none: %s', (lang, more, fields) => {
    site = smallSite({ lang });
    site.write('pages/a.json', pageOf('A', [{ type: 'inquiryForm', privacy: '/', ...more }]));
    expect(blockAt('/a', 0)?.['fields']).toEqual(fields);
  });
});

describe('collections', () => {
  const blog = (more: Record<string, unknown> = {}): void => {
    site = smallSite();
    site.write(
      'pages/blog/index.json',
      pageOf('Blog', [{ type: 'collection', from: '/blog', sort: { by: 'date', direction: 'descending' }, ...more }]),
    );
    for (const [day, category] of [
      ['01', 'Cloud'],
      ['02', 'IT Strategy'],
      ['03', 'Cloud'],
      ['04', 'Cloud'],
    ])
      site.write(`pages/blog/p${day}.json`, post(`Post ${day}`, `2026-01-${day}`, category ?? ''));
  };
  const listed = (address: string, options = {}) =>
    (blockAt(address, 0, options) as unknown as CollectionBlock | undefined)?.items.map((item) => item.title);

  test('are sorted, filtered and limited', () => {
    blog();
    expect(listed('/blog')).toEqual(['Post 04', 'Post 03', 'Post 02', 'Post 01']);
    site.remove();
    blog({ where: { category: 'Cloud' }, limit: 2 });
    expect(listed('/blog')).toEqual(['Post 04', 'Post 03']);
    const facts = { date: '2026-01-05', category: ['News', 'Cloud'] };
    site.write('pages/blog/p05.json', pageOf('Post 05', [hero('Post 05')], { facts }));
    expect(listed('/blog')).toEqual(['Post 05', 'Post 04']);
  });

  test('as a bento have a large entry first, with the points, and sentences around it', () => {
    blog({ layout: 'bento' });
    for (const day of ['03', '04'])
      site.write(
        `pages/blog/p${day}.json`,
        post(`Post ${day}`, `2026-01-${day}`, 'Cloud', { card: { text: 'Short.', bullets: ['A point'] } }),
      );
    const { items, areas } = blockAt('/blog') as unknown as CollectionBlock;
    expect(items.map(({ bullets }) => bullets)).toEqual([['A point'], undefined, undefined, undefined]);
    expect(areas?.wide).toMatch(/^"a a b/);
    expect(areas?.medium).toBe('"a b""c d"');
    site.remove();
    // With a picture, it keeps the room for that on tablets.
    blog({ layout: 'bento', picture: { src: '/images/a.svg', alt: '' } });
    expect(blockAt('/blog')).toHaveProperty('areas.medium', '"a a""b c""d d"');
    site.remove();
    blog({ layout: 'bento', limit: 2 });
    expect(blockAt('/blog')).not.toHaveProperty('areas');
  });

  test('are split into numbered pages and categories, each with an address, a title and neighbors', () => {
    blog({ perPage: 2, categories: { by: 'category' } });
    const content = resolved(site.root);
    expect([...content.addresses.keys()].filter((address) => /page|category/.test(address)).toSorted()).toEqual([
      '/blog/category/cloud',
      '/blog/category/cloud/page/2',
      '/blog/category/it-strategy',
      '/blog/page/2',
    ]);
    expect(listed('/blog/page/2')).toEqual(['Post 02', 'Post 01']);
    expect(listed('/blog/category/it-strategy')).toEqual(['Post 02']);
    const { pages } = blockAt('/blog/page/2') as unknown as CollectionBlock;
    expect(pages).toMatchObject({
      previous: '/blog#list',
      links: [{ href: '/blog#list' }, { href: '/blog/page/2#list', current: true }],
    });
    expect(pages?.next).toBeUndefined();
    expect(content.page('/blog/page/2')?.title).toBe('Blog: Page 2');
    expect(content.page('/blog/category/cloud/page/2')?.head.canonical).toBe(
      'https://testing.example.com/blog/category/cloud/page/2',
    );
  });

  test('that ask for no order have that which their pages name, then that of titles', () => {
    site = smallSite();
    const places = { a: ['cakes'], b: ['bread'], c: ['apples', 10], d: ['dough', 2] } as const;
    for (const [name, [title, order]] of Object.entries(places))
      site.write(
        `pages/goods/${name}.json`,
        pageOf(title, [hero(title)], order === undefined ? {} : { card: { order } }),
      );
    site.write('pages/goods/index.json', pageOf('Goods', [{ type: 'collection', from: '/goods' }]));
    expect(listed('/goods')).toEqual(['dough', 'apples', 'bread', 'cakes']);
  });

  test('leave out drafts and what is not out yet or no longer', () => {
    blog();
    site.write('pages/blog/draft.json', post('Draft', '2026-02-01', 'Cloud', { draft: true }));
    site.write('pages/blog/later.json', post('Later', '2026-02-02', 'Cloud', { publishAt: '2026-06-01' }));
    site.write('pages/blog/over.json', post('Over', '2026-02-03', 'Cloud', { unpublishAt: '2026-06-01' }));
    const at = (today: string) =>
      ['draft', 'later', 'over'].filter((name) => resolved(site.root, { today }).page(`/blog/${name}`));
    expect(at('2026-05-31')).toEqual(['over']);
    expect(at('2026-06-01')).toEqual(['later']);
    expect(listed('/blog', { today: '2026-06-01' })?.[0]).toBe('Later');
    expect(resolved(site.root, { today: '2026-06-01', drafts: true }).page('/blog/draft')).toBeDefined();
  });
});

test('aliases and the fallback lead to one page, which is canonical', () => {
  site = smallSite();
  site.write('pages/trades.json', pageOf('Trades', [hero('Trades')], { fallback: true, aliases: ['/trades/legal'] }));
  const content = resolved(site.root);
  expect(content.fallbacks).toEqual(['/trades']);
  expect(content.page('/trades/legal')?.head.canonical).toBe('https://testing.example.com/trades');
  expect(content.summary('/trades/legal')).toBeUndefined();
  expect(content.summary('/trades')).toMatchObject({ address: '/trades' });
});

test('a draft answers for no address below it, and no other language leads to it', () => {
  site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
  site.write('pages/trades.json', pageOf('Trades', [hero('Trades')], { fallback: true, draft: true }));
  for (const name of ['about', 'team']) site.write(`pages/${name}.json`, pageOf(name, [hero(name)]));
  site.write('pages/de/about.json', pageOf('Wir', [hero('Wir')]));
  site.write('pages/de/team.json', pageOf('Leute', [hero('Leute')], { draft: true }));
  const content = resolved(site.root);
  const others = (address: string) => content.page(address)?.head.alternates?.map(({ href }) => href);
  expect(content.fallbacks).toEqual([]);
  expect([others('/about'), others('/team')]).toEqual([['/about', '/de/about'], undefined]);
});

test('visitors are led to the other language of a page that search engines leave out, and of the list of a part', () => {
  site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
  const hidden = { seo: { description: 'For members.', noindex: true } };
  const list = (from: string) => ({ type: 'collection', from, layout: 'articles', perPage: 1 });
  for (const folder of ['', '/de']) {
    site.write(`pages${folder}/index.json`, pageOf('A', [hero('A')]));
    site.write(`pages${folder}/members.json`, pageOf('Members', [hero('Members')], hidden));
    site.write(`pages${folder}/news/index.json`, pageOf('News', [hero('News'), list(`${folder}/news`)]));
    for (const name of ['a', 'b']) site.write(`pages${folder}/news/${name}.json`, pageOf(name, [hero(name)]));
  }
  const { page } = resolved(site.root);
  const others = (address: string) => page(address)?.head.alternates?.map(({ href, hidden }) => [href, hidden]);
  expect(others('/members')).toEqual([
    ['/members', true],
    ['/de/members', true],
  ]);
  expect(others('/de/news/page/2')).toEqual([
    ['/news', true],
    ['/de/news', true],
  ]);
  expect(others('/news')).toEqual([
    ['/news', undefined],
    ['/de/news', undefined],
  ]);
});

test('a page that stands for what is not there says its language where there are several', () => {
  site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
  const { notFoundPage } = resolved(site.root);
  expect([notFoundPage('/x').lang, notFoundPage('/de/x').lang]).toEqual(['en-US', 'de']);
  const other = smallSite();
  expect(resolved(other.root).notFoundPage()).not.toHaveProperty('lang');
  other.remove();
});

test('with a base path every address of a page stands below it', async () => {
  site = smallSite({ basePath: '/site' });
  site.write(
    'pages/about.json',
    pageOf('About', [
      hero('About', { actions: [{ label: 'Home', href: '/' }], image: { src: '/images/hero/home.svg', alt: '' } }),
    ]),
  );
  const content = resolved(site.root);
  const page = content.page('/about');
  if (!page) throw new Error('no page');
  const { header, main, footer } = await (await realBundle()).renderer.renderPage(page, content.site);
  const addresses = [...(header + main + footer).matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(
    ([, address]) => address ?? '',
  );
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((address) => !/^\/site(?:\/|$)/.test(address))).toEqual([]);
  expect(page.head.canonical).toBe('https://testing.example.com/site/about');
  expect(occurrences(main, '<h1')).toBe(1);
});

describe('facts of the site in what lists say', () => {
  test('stand in menus, footers, filters and categories as on the page', () => {
    site = smallSite({
      navigation: [{ label: 'Posts', from: '/posts' }],
      footer: { columns: [{ title: 'Posts', from: '/posts' }], legal: [] },
    });
    site.write(
      'pages/posts/a.json',
      post('Why {site.name}', '2026-01-01', 'About {site.name}', { card: { title: 'At {site.name}' } }),
    );
    site.write('pages/posts/b.json', post('Why {site.name}', '2026-01-02', 'Others'));
    const list = {
      type: 'collection',
      from: '/posts',
      categories: { by: 'category', label: 'Kinds' },
      filters: [{ by: 'category', label: 'Kind' }],
    };
    site.write('pages/list.json', pageOf('List', [hero('List'), list]));
    const content = resolved(site.root);
    const labels = (links: { label: string }[] = []) => links.map(({ label }) => label);
    expect(labels(content.site.navigation[0]?.links)).toEqual(['At Testing Ltd', 'Why Testing Ltd']);
    expect(labels(content.site.footer.columns[0]?.links)).toEqual(['At Testing Ltd', 'Why Testing Ltd']);
    const { filters, categories } = (content.page('/list') as ResolvedPage).blocks[1] as CollectionBlock;
    expect(filters?.[0]?.values).toEqual(['About Testing Ltd', 'Others']);
    expect(categories?.links.map(({ href }) => href)).toEqual([
      '/list#list',
      '/list/category/about-testing-ltd#list',
      '/list/category/others#list',
    ]);
  });

  test('have a filter where they differ, and none where all pages have one value', () => {
    site = smallSite();
    const facts = { card: { title: 'A' } };
    for (const [index, category] of ['News', 'News', 'Tips'].entries())
      site.write(`pages/posts/p${index}.json`, post(`P ${index}`, '2026-01-01', category, facts));
    const list = (limitTo: object): object => ({
      type: 'collection',
      from: '/posts',
      filters: ['category', 'date'].map((by) => ({ by, label: by })),
      ...limitTo,
    });
    site.write('pages/list.json', pageOf('List', [hero('List'), list({}), list({ where: { category: 'News' } })]));
    const labels = (index: number) =>
      (blockAt('/list', index) as unknown as CollectionBlock).filters?.map(({ by }) => by);
    expect(labels(1)).toEqual(['category']);
    expect(labels(2)).toBeUndefined();
  });

  test('stand in filters and categories as the language sorts them', () => {
    site = smallSite({ lang: 'fi' });
    for (const [index, category] of ['Zoo', 'Åka', 'Arv'].entries())
      site.write(`pages/posts/p${index}.json`, post(`P ${index}`, '2026-01-01', category));
    const list = { type: 'collection', from: '/posts', categories: { by: 'category', label: 'Ämnen' } };
    site.write(
      'pages/list.json',
      pageOf('List', [hero('List'), { ...list, filters: [{ by: 'category', label: 'Ämne' }] }]),
    );
    const { filters, categories } = blockAt('/list', 1) as unknown as CollectionBlock;
    expect(filters?.[0]?.values).toEqual(['Arv', 'Zoo', 'Åka']);
    expect(categories?.links.slice(1).map(({ label }) => label)).toEqual(['Arv', 'Zoo', 'Åka']);
  });

  test('lead where a list names its categories or asks for pages by them, too', () => {
    site = smallSite();
    for (const day of ['01', '02', '03'])
      site.write(`pages/posts/p${day}.json`, post(`Post ${day}`, `2026-01-${day}`, 'About {site.name}'));
    site.write('pages/posts/other.json', post('Other', '2026-01-04', 'Others'));
    const categories = {
      by: 'category',
      label: 'Kinds',
      values: ['About {site.name}'],
      intros: [{ name: 'About {site.name}', heading: 'All about us' }],
    };
    const list = { type: 'collection', from: '/posts', perPage: 2 };
    site.write('pages/named.json', pageOf('Named', [hero('Named'), { ...list, categories }]));
    site.write(
      'pages/asked.json',
      pageOf('Asked', [hero('Asked'), { ...list, where: { category: 'About {site.name}' } }]),
    );
    const content = resolved(site.root);
    for (const owner of ['/named', '/asked']) {
      const { categories, pages } = (content.page(owner) as ResolvedPage).blocks[1] as CollectionBlock;
      const hrefs = [...(categories?.links ?? []), ...(pages?.links ?? [])].map(({ href }) => href.split('#')[0]!);
      expect(hrefs.length).toBeGreaterThan(1);
      for (const href of hrefs) expect(content.page(href)).toBeDefined();
    }
    expect(content.page('/named/category/about-testing-ltd')?.blocks[0]).toMatchObject({ heading: 'All about us' });
    expect(content.page('/named/category/about-testing-ltd/page/2')?.blocks[1]).toMatchObject({ items: [{}] });
    // What is seen of it in a live preview follows the site file.
    const before = readSite(site.root);
    expect([...derivedAddresses(before).keys()]).toContain('/named/category/about-testing-ltd');
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), name: 'Other Ltd' });
    const after = rereadFiles(before, ['pages/_site.json']);
    expect([...derivedAddresses(after).keys()]).toContain('/named/category/about-other-ltd');
  });
});

describe('the way to a page', () => {
  test('names the pages above it, where the site asks for it', () => {
    site = smallSite({ breadcrumbs: true });
    site.write('pages/a/index.json', pageOf('All of A', [hero('A')], { card: { title: 'A' } }));
    site.write('pages/a/b/c.json', pageOf('C', [hero('C'), hero('Second')]));
    const breadcrumbs = {
      label: 'You are here',
      links: [
        { label: 'Home', href: '/' },
        { label: 'A', href: '/a' },
      ],
    };
    expect(blockAt('/a/b/c')).toMatchObject({ breadcrumbs });
    expect([blockAt('/a/b/c', 1), blockAt('/a')].map((block) => 'breadcrumbs' in block)).toEqual([false, false]);
  });
});
