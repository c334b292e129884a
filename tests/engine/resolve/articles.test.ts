import { afterEach, describe, expect, test } from 'vitest';
import { parseRichText } from '../../../src/engine/read/rich-text/rich-text.ts';
import { factValues } from '../../../src/engine/resolve/page/facts.ts';
import type {
  CollectionBlock,
  HeroBlock,
  ProseBlock,
  ResolvedPage,
  RichElement,
  RichNode,
} from '../../../src/model/page/types.ts';
import { resolved } from '../../support/bundle.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

/** A tree as one reads it: `td(5)`. */
const outline = (node: RichNode): string => {
  if (typeof node === 'string') return node;
  const { tag, children = [], align, label } = node;
  const marks = [align, label].filter(Boolean).map((mark) => `.${mark}`);
  return `${tag}${marks.join('')}(${children.map(outline).join(',')})`;
};
const article = (markdown: string): string[] =>
  (parseRichText(markdown, 'articleText').tree as RichElement[]).map(outline);
const faults = (markdown: string) =>
  parseRichText(markdown, 'articleText').faults.map(({ kind, source }) => [kind, source]);

describe('the text of an article', () => {
  test('has code in a line and in blocks, with what it is', () => {
    expect(article('Run `a < b`.')).toEqual(['p(Run ,code(a < b),.)']);
    expect(article('```DNS record\n<b>\n  **two**\n```')).toEqual(['pre.DNS record(<b>\n  **two**)']);
    expect(article('- one\n\n  ~~~\n  two\n  ~~~')).toEqual(['ul(li(one,pre(two)))']);
  });

  test('has lists that begin with any number, and entries of several lines', () => {
    const begins = (markdown: string) => (parseRichText(markdown).tree as RichElement[])[0];
    expect(begins('24. December: closed.')).toMatchObject({ tag: 'ol', start: 24 });
    expect(begins('0. None')).toMatchObject({ start: 0 });
    for (const markdown of ['1. One\n2. Two', '- One']) expect(begins(markdown)).not.toHaveProperty('start');
    expect(article('- one\n\n  two\n\n  - three\n\n  four\n- five')).toEqual([
      'ul(li(one,br(),two,ul(li(three)),four),li(five))',
    ]);
  });

  test('has bold words beside letters where a script has no spaces, quotation marks and all', () => {
    expect(parseRichText('創業**「一期一会」**の心').tree).toEqual([
      { tag: 'p', children: ['創業', { tag: 'strong', children: ['「一期一会」'] }, 'の心'] },
    ]);
    expect(article('| 宿 |\n| --- |\n| **（静）**な |').join()).toContain('strong(（静）)');
  });

  test('has quotations, with lists and emphasis in them', () => {
    expect(article('> Said *so*.\n>\n> - twice')).toEqual(['blockquote(p(Said ,em(so),.),ul(li(twice)))']);
  });

  test('has tables, whose cells hold what stands in a line', () => {
    const [table] = article('| A | B | C |\n| --- | :-: | ---: |\n| 1. [a](/a) | `x\\|y` | |');
    expect(table).toBe(
      'table(thead(tr(th(A),th.center(B),th.end(C))),tbody(tr(td(1. ,a(a)),td.center(,code(x|y)),td.end())))',
    );
    expect(article('A | B\n--- | ---\n| # 1 | - 2 |')[0]).toBe(
      'table(thead(tr(th(A),th(B))),tbody(tr(td(# 1),td(- 2))))',
    );
  });

  test('knows where the links of a table stand', () => {
    const text = '| A |\n| --- |\n| see [b](/b) |';
    const [link] = parseRichText(text, 'articleText').links;
    expect(text.slice(link?.offset)).toMatch(/^\[b\]/);
    expect(text.slice(link?.address.offset).slice(0, link?.address.length)).toBe('/b');
  });

  test('holds nothing else: what is refused is shown as it is written', () => {
    expect(faults('<b>x</b>')[0]).toEqual(['html', '<b>']);
    expect(faults('Words:\n\n    indented')).toEqual([['indent', '    indented']]);
    expect(faults('```\nwithout end')).toEqual([['fence', '```\nwithout end']]);
    expect(faults('> '.repeat(9) + 'deep').map(([kind]) => kind)).toEqual(['depth']);
    expect(faults('Words.\n\n' + '[a]('.repeat(40_000))).toEqual([['crowded', '[']]);
    expect(faults('*a* a!a '.repeat(20_000))).toEqual([['crowded', '*']]);
    expect(faults('Words.\n\nA heading\n---\n' + 'a\n===\n'.repeat(40_000))).toEqual([['heading', 'A heading\n---']]);
    const heading = ['heading', 'a\n==='];
    expect(faults('a\n===\n\n'.repeat(3))).toEqual([heading, heading, heading]);
    expect(faults('[a](/b)\n\n`c`\n\n'.repeat(3_000))).toEqual([]);
    expect(faults('| A | <i> |\n| - | - |')).toEqual([['html', '<i>']]);
    expect(faults('A | B\n- | -\n1 | 2')).toEqual([['dashes', 'A | B\n- | -\n1 | 2']]);
    expect(faults('> A | B\n> - | -\n> 1 | 2').map(([kind]) => kind)).toEqual(['table']);
  });
});

describe('an article', () => {
  let site: TempSite;
  afterEach(() => site.remove());
  const words = (count: number): string => 'word '.repeat(count);
  const proseOf = (facts: object, block: object, more = {}): ProseBlock => {
    site = smallSite(more);
    site.write('pages/a.json', pageOf('A', [{ type: 'prose', layout: 'article', ...block }], { facts }));
    return resolved(site.root).page('/a')?.blocks[0] as ProseBlock;
  };

  test('says who wrote it, when, and how long it takes to read', () => {
    const { byline } = proseOf({ author: 'Åsa van Dijk', date: '2026-05-02' }, { body: words(680) });
    expect(byline).toEqual({
      author: 'Åsa van Dijk',
      day: '2026-05-02',
      date: 'May 2, 2026',
      time: '3 minutes to read',
    });
  });

  test('leads to more about each author of whom the site has more', () => {
    const authors = [
      { name: 'Åsa', href: '/a' },
      { name: 'Nobody', href: '/a' },
    ];
    expect(proseOf({ author: ['Åsa', 'Ben'] }, {}, { basePath: '/site', authors }).byline).toEqual({
      author: 'Åsa and Ben',
      authors: [{ label: 'Åsa', href: '/site/a' }, ' and ', 'Ben'],
      time: '1 minute to read',
    });
  });

  test('in other languages is read at another pace, and what nobody wrote is not said', () => {
    const sections = [{ heading: 'Eins', text: `| ${words(340)} |\n| --- |\n| ${words(340)} |` }];
    expect(proseOf({}, { sections }, { lang: 'de' }).byline).toEqual({ time: '4 Minuten Lesezeit' });
  });

  test('has a name for each of its parts, and none twice', () => {
    const headings = ['How it works', 'How it works!', '3 things', 'Named'];
    const sections = headings.map((heading) => ({ heading, text: 'x', ...(heading === 'Named' && { id: 'named' }) }));
    const { sections: named } = proseOf({}, { id: 'how-it-works', sections });
    expect(named?.map(({ id }) => id)).toEqual(['how-it-works-2', 'how-it-works-3', 'part-3-things', 'named']);
  });

  test('calls parts in other letters by their headings, and is found by their former names, too', () => {
    const headings = [
      '今年の色づき',
      'Wi-Fi 6 に対応',
      'Wi-Fi 6',
      '１２月３１日〜１月３日',
      '今年の色づき',
      'नियम व शर्तें',
      '🎂',
    ];
    const sections = headings.map((heading) => ({ heading, text: 'x' }));
    const { sections: named } = proseOf({}, { sections }, { lang: 'ja' });
    expect(named?.map(({ id, formerId }) => [id, formerId])).toEqual([
      ['今年の色づき', 'u4eca-5e74-306e-8272-3065-304d'],
      ['wi-fi-6-に対応', 'wi-fi-6'],
      // What it was called stays the name of the other.
      ['wi-fi-6-2', undefined],
      ['12月31日-1月3日', 'part-12-31-1-3'],
      ['今年の色づき-2', 'u4eca-5e74-306e-8272-3065-304d-2'],
      ['नियम-व-शर्तें', 'u928-93f-92f-92e-20-935-20-936-930-94d-924-947-902'],
      ['u1f382', undefined],
    ]);
  });

  test('is followed by others: those that have the same fact first, and never by itself', () => {
    site = smallSite();
    const related = { type: 'collection', from: '/posts', related: 'topic', sort: { by: 'date' }, limit: 3 };
    const topics = { a: 'Oil', b: 'Air', c: 'Oil', d: ['Air', 'Oil'], e: 'Oil' };
    for (const [index, [name, topic]] of Object.entries(topics).entries())
      site.write(
        `pages/posts/${name}.json`,
        pageOf(name, [related], { facts: { date: `2026-01-0${index + 1}`, topic } }),
      );
    const listAt = (address: string) => resolved(site.root).page(address)?.blocks[0] as CollectionBlock;
    const shown = (address: string) => listAt(address).items.map(({ title }) => title);
    expect(shown('/posts/a')).toEqual(['c', 'd', 'e']);
    // Each page goes on from where it stands in the list, and around.
    expect(shown('/posts/b')).toEqual(['d', 'c', 'e']);
    expect(shown('/posts/e')).toEqual(['a', 'c', 'd']);
  });
});

test('two lists of a folder share its pages: what the first names, the second leaves out, and new ones come there', () => {
  const site = smallSite();
  const lists = [{ only: ['/posts/c', '/posts/a'] }, { except: ['/posts/a', '/posts/c'] }];
  const blocks = lists.map((each) => ({ type: 'collection', from: '/posts', ...each }));
  site.write('pages/posts/index.json', pageOf('Posts', blocks));
  const write = (...names: string[]): void => {
    for (const name of names) site.write(`pages/posts/${name}.json`, pageOf(name, [{ type: 'hero', heading: name }]));
  };
  const shown = () =>
    resolved(site.root)
      .page('/posts')
      ?.blocks.map((block) => (block as CollectionBlock).items.map(({ title }) => title));
  write('a', 'b', 'c');
  expect(shown()).toEqual([['c', 'a'], ['b']]);
  write('aa');
  expect(shown()).toEqual([
    ['c', 'a'],
    ['aa', 'b'],
  ]);
  site.remove();
});

test('of a list, pages have what is shown, and nothing of how its pages are found', () => {
  const site = smallSite();
  const found = { from: '/posts', where: { topic: 'Tea' }, sort: { by: 'date' }, limit: 3, feed: true, own: 'Unknown' };
  site.write(
    'pages/posts/index.json',
    pageOf('Posts', [{ type: 'collection', heading: 'All', tone: 'tint', ...found }]),
  );
  const [list] = resolved(site.root).page('/posts')?.blocks ?? [];
  expect(list).toEqual({ type: 'collection', heading: 'All', tone: 'tint', items: [] });
  site.remove();
});

describe('a part of a list', () => {
  let site: TempSite;
  afterEach(() => site.remove());

  test('opens low and without a picture: who turns a page has seen it', () => {
    site = smallSite();
    const image = { src: '/images/a.svg', alt: '' };
    const hero = { type: 'hero', heading: 'Everything', eyebrow: 'Journal', size: 'tall', image };
    site.write('public/images/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
    site.write('pages/posts/index.json', pageOf('Posts', [hero, { type: 'collection', from: '/posts', perPage: 1 }]));
    for (const name of ['a', 'b']) site.write(`pages/posts/${name}.json`, pageOf(name, [hero]));
    const opening = (address: string) => resolved(site.root).page(address)?.blocks[0];
    expect(opening('/posts')).toMatchObject({ size: 'tall', image: { width: 4, height: 3 } });
    expect(opening('/posts/page/2')).toEqual({
      type: 'hero',
      eyebrow: 'Journal',
      heading: 'Posts: Page 2',
      text: 'Page 2 of 2, 2 in all.',
      size: 'compact',
    });
  });

  test('says what it shows: in its heading, its lead, its title and for search engines', () => {
    site = smallSite();
    const intros = [{ name: 'Oil', heading: 'All about oil', text: 'From {site.name}.' }];
    const list = { type: 'collection', from: '/posts', perPage: 2, categories: { by: 'topic', intros } };
    const hero = { type: 'hero', heading: 'Everything', text: 'We write.' };
    site.write('pages/posts/index.json', pageOf('Posts', [hero, list]));
    for (const name of ['a', 'b', 'c'])
      site.write(
        `pages/posts/${name}.json`,
        pageOf(`Post ${name}`, [hero], { facts: { topic: name === 'a' ? 'Air' : 'Oil' } }),
      );
    const said = (address: string) => {
      const { head, blocks } = resolved(site.root).page(address) as ResolvedPage;
      const { heading, text } = blocks[0] as HeroBlock;
      return [head.title, head.description, heading, text];
    };
    expect(said('/posts').slice(2)).toEqual(['Everything', 'We write.']);
    expect(said('/posts/page/2')).toEqual([
      'Posts: Page 2 | Testing Ltd',
      'Listed here: Post c. What this site has to say about Posts, in one sentence that is long enough.',
      'Posts: Page 2',
      'Page 2 of 2, 3 in all.',
    ]);
    expect(said('/posts/category/oil')).toEqual([
      'Posts: Oil | Testing Ltd',
      'From Testing Ltd.',
      'All about oil',
      'From Testing Ltd.',
    ]);
    expect(said('/posts/category/air')).toEqual([
      'Posts: Air | Testing Ltd',
      'Listed here: Post a. What this site has to say about Posts, in one sentence that is long enough.',
      'Posts: Air',
      undefined,
    ]);
  });
});

test('a fact that is left empty names nobody, and several are several', () => {
  expect(factValues({ author: ' ' }, 'author')).toEqual([]);
  expect(factValues({ category: ['Care', '', ' ', 'Rides'] }, 'category')).toEqual(['Care', 'Rides']);
  expect(factValues(undefined, 'category')).toEqual([]);
});
