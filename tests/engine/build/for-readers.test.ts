import { pageExtras } from '../../../src/engine/build/pages/page-extras.ts';
import fs from 'node:fs';
import path from 'node:path';
import sax from 'sax';
import { afterEach, describe, expect, test } from 'vitest';
import { feedFiles } from '../../../src/engine/build/site-files/feeds.ts';
import { headTags } from '../../../src/engine/build/document/head.ts';
import { thingsOf } from '../../../src/engine/build/document/structured-data/index.ts';
import { llmsFiles } from '../../../src/engine/build/site-files/llms.ts';
import { sitemapFiles } from '../../../src/engine/build/site-files/sitemap.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import type { ResolvedContent } from '../../../src/engine/resolve/resolve-content.ts';
import type { HostName } from '../../../src/engine/site/hosting.ts';
import type { PageSummary } from '../../../src/engine/resolve/page/summary.ts';
import { resolved } from '../../support/bundle.ts';
import { reported } from '../../support/checked.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite | undefined;
afterEach(() => {
  site?.remove();
  site = undefined;
});

const hero = { type: 'hero', heading: 'Here' };
const SIGNS = 'Less < more & "so" ]]> on';

/** XML as the texts of its elements, by their paths. Throws where it is not well-formed. */
function textsIn(xml: string): Map<string, string[]> {
  const parser = sax.parser(true);
  const open: string[] = [];
  const texts = new Map<string, string[]>();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser, not an element
  parser.onerror = (fault) => {
    throw fault;
  };
  parser.onopentag = ({ name }) => void open.push(name);
  parser.onclosetag = () => void open.pop();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser, not an element
  parser.ontext = (text) => {
    const at = open.join('/');
    if (text.trim() !== '') texts.set(at, [...(texts.get(at) ?? []), text]);
  };
  parser.write(xml).close();
  return texts;
}

describe('the feed of a list', () => {
  const post = (title: string, facts: object, more: object = {}) => pageOf(title, [hero], { facts, ...more });
  const feedOf = (list: object = {}): Map<string, string[]> => {
    site = smallSite();
    site.write(
      'pages/news.json',
      pageOf('News', [hero, { type: 'collection', from: '/news', perPage: 1, feed: true, ...list }]),
    );
    site.write(
      'pages/news/old.json',
      post('Old', { date: '2025-01-01', author: ['Ada', 'Bo'] }, { updatedAt: '2024-12-01' }),
    );
    site.write('pages/news/new.json', post(SIGNS, { date: '2026-01-01', kind: 'a' }));
    site.write('pages/news/changed.json', post('Changed', { date: '2025-06-01' }, { updatedAt: '2026-03-01' }));
    site.write('pages/news/undated.json', post('Undated', {}));
    site.write('pages/news/hidden.json', {
      ...post('Hidden', { date: '2026-01-01' }),
      seo: { description: 'Hidden', noindex: true },
    });
    site.write('pages/news/draft.json', post('Draft', { date: '2026-01-01' }, { draft: true }));
    return textsIn(feedFiles(resolved(site.root)).get('news/feed.xml') ?? '');
  };

  test('has its pages with a date, the newest first, and none that is hidden', () => {
    const feed = feedOf();
    expect(feed.get('feed/entry/title')).toEqual([SIGNS, 'Changed', 'Old']);
    expect(feed.get('feed/entry/id')?.[2]).toBe('https://testing.example.com/news/old');
    expect(feed.get('feed/entry/author/name')).toEqual(['Ada', 'Bo']);
    // What was changed before it was published is as old as that.
    const days = ['2026-01-01', '2026-03-01', '2025-01-01'];
    expect(feed.get('feed/entry/updated')).toEqual(days.map((day) => `${day}T00:00:00Z`));
  });

  test('was changed when the newest of them was, and says who writes it', () => {
    const feed = feedOf();
    expect(feed.get('feed/updated')).toEqual(['2026-03-01T00:00:00Z']);
    expect(feed.get('feed/author/name')).toEqual(['Testing Ltd']);
    expect(feed.get('feed/title')).toEqual(['News | Testing Ltd']);
  });

  test('says of a page what lists say of it', () => {
    site = smallSite();
    site.write('pages/news.json', pageOf('News', [hero, { type: 'collection', from: '/news', feed: true }]));
    site.write('pages/news/one.json', post('One', { date: '2026-01-01' }, { card: { text: 'In short.' } }));
    const feed = textsIn(feedFiles(resolved(site.root)).get('news/feed.xml') ?? '');
    expect(feed.get('feed/entry/summary')).toEqual(['In short.']);
  });

  test('is none while its page is a draft', () => {
    site = smallSite();
    const list = { type: 'collection', from: '/news', feed: true };
    site.write('pages/news.json', pageOf('News', [hero, list], { draft: true }));
    site.write('pages/news/one.json', post('One', { date: '2026-01-01' }));
    expect([...feedFiles(resolved(site.root)).keys()]).toEqual([]);
  });

  test('is by the company as it is called in the language', () => {
    site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/de/_site.json', { version: 1, name: 'Probe GmbH' });
    site.write('pages/de/news.json', pageOf('Neues', [hero, { type: 'collection', from: '/de/news', feed: true }]));
    const feed = textsIn(feedFiles(resolved(site.root)).get('de/news/feed.xml') ?? '');
    expect(feed.get('feed/title')).toEqual(['Neues | Probe GmbH']);
    expect(feed.get('feed/author/name')).toEqual(['Probe GmbH']);
  });

  test('shows what the list chooses', () => {
    expect(feedOf({ where: { kind: 'a' } }).get('feed/entry/title')).toHaveLength(1);
  });

  test('is named in the head of its page, and of no other', () => {
    const content = resolved(FIXTURE_ROOT);
    const headAt = (address: string): string => headTags(content.page(address)!, content.site);
    const link =
      '<link rel="alternate" type="application/atom+xml" title="Journal | Spoke &#38; Chain" href="/journal/feed.xml">';
    expect(headAt('/journal')).toContain(link);
    expect(headAt('/journal/page/2')).toContain(link);
    expect(headAt('/journal/quiet-chain')).not.toContain('atom');
  });
});

test.each<[HostName, string, string[]]>([
  ['nginx', '/site', ['/site', '/site/de', '/site/news', '/site/news/one']],
  ['github-pages', '', ['/', '/de', '/news', '/news/one']],
  ['github-pages', '/site', ['/site/', '/site/de', '/site/news', '/site/news/one']],
  ['static', '', ['/', '/de/', '/news/', '/news/one/']],
  ['static', '/site', ['/site/', '/site/de/', '/site/news/', '/site/news/one/']],
])('programs are told of the addresses that visitors see on %s at "%s"', (host, basePath, expected) => {
  site = smallSite({ basePath, sharing: { llmsTxt: true }, languages: [{ lang: 'de', folder: '/de' }] });
  site.write('pages/de/index.json', pageOf('Start', [hero]));
  site.write('pages/news.json', pageOf('News', [hero, { type: 'collection', from: '/news', feed: true }]));
  site.write('pages/news/one.json', pageOf('One', [hero], { facts: { date: '2026-01-01' } }));
  const content = resolved(site.root, { host });
  const pages = ['/', '/news/one'].map((address) => content.page(address)!);
  const texts = [
    ...pages.flatMap((page) => [headTags(page, content.site), JSON.stringify(thingsOf(page, content.site))]),
    ...[sitemapFiles, feedFiles, llmsFiles].flatMap((filesOf) => [...filesOf(content).values()]),
  ];
  // Names of entries are the same everywhere.
  const urls = texts.flatMap((text) => text.replace(/<id>.*<\/id>/g, '').match(/https:\/\/[^\s"<)]+/g) ?? []);
  const paths = urls.filter((url) => url.startsWith(content.site.url)).map((url) => new URL(url).pathname);
  expect([...new Set(paths)].filter((path) => !path.includes('.')).toSorted()).toEqual(expected);
  expect(feedFiles(content).get('news/feed.xml')).toContain(`<id>${content.site.url}${basePath}/news/one</id>`);
});

test('a page may be in several categories', () => {
  site = smallSite();
  const list = { type: 'collection', from: '/news', feed: true };
  const facts = { date: '2026-01-01', category: ['R & D', 'People'] };
  site.write('pages/news.json', pageOf('News', [hero, list]));
  site.write('pages/news/one.json', pageOf('One', [hero], { kind: 'article', facts }));
  const content = resolved(site.root);
  const page = content.page('/news/one')!;
  expect(feedFiles(content).get('news/feed.xml')).toContain('<category term="R &#38; D"/>\n<category term="People"/>');
  expect(headTags(page, content.site).match(/article:section" content="[^"]*/g)).toEqual([
    'article:section" content="R &#38; D',
  ]);
  expect(thingsOf(page, content.site)[0]).toMatchObject({ articleSection: ['R & D', 'People'] });
});

test('an author or a category that is left empty is none', () => {
  site = smallSite();
  site.write('pages/news.json', pageOf('News', [hero, { type: 'collection', from: '/news', feed: true }]));
  const article = { type: 'prose', layout: 'article', body: 'We have moved.' };
  const facts = { date: '2026-01-01', author: ['', ' '], category: '' };
  site.write('pages/news/one.json', pageOf('One', [hero, article], { facts }));
  const content = resolved(site.root);
  const page = content.page('/news/one')!;
  expect(feedFiles(content).get('news/feed.xml')).not.toMatch(/<name>\s*<|term="\s*"/);
  const [posting] = thingsOf(page, content.site);
  expect([posting?.['author'], posting?.['articleSection']]).toEqual([undefined, undefined]);
  expect(page.blocks[1]).toMatchObject({ byline: { day: '2026-01-01' } });
  expect(page.blocks[1]).not.toHaveProperty('byline.author');
});

test('links may lead to what a build makes, where the site asks for it', () => {
  const made = ['/news/feed.xml', '/llms.txt', '/news.md', '/index.md'];
  const links = [...made, '/other/feed.xml', '/none.md'].map((href) => `[one](${href})`).join(' ');
  const missing = (): unknown[] =>
    reported(readSite(site!.root))
      .filter(({ code }) => code === 'link/missing-file')
      .map(({ args }) => (args as { href: string }).href);
  site = smallSite({ sharing: { llmsTxt: true, markdown: true } });
  site.write('pages/news/one.json', pageOf('One', [hero], { facts: { date: '2026-05-21' } }));
  const list = { type: 'collection', from: '/news', feed: true };
  site.write('pages/news.json', pageOf('News', [hero, list, { type: 'prose', body: links }]));
  expect(missing()).toEqual(['/other/feed.xml', '/none.md']);
  site.write('pages/_site.json', { ...site.read('pages/_site.json'), sharing: undefined });
  expect(missing()).toEqual([...made.slice(1), '/other/feed.xml', '/none.md']);
});

test('a page that search engines are to leave out is no text of its own, which could not say so', () => {
  site = smallSite({ sharing: { markdown: true } });
  site.write('pages/members.json', pageOf('Members', [hero], { seo: { description: 'Keys.', noindex: true } }));
  const content = resolved(site.root);
  const extras = pageExtras(readSite(site.root), content);
  const namesOf = (address: string): string[] =>
    extras.of(content.page(address)!, content.site, { key: '', html: () => '' }).map(({ name }) => name);
  expect([namesOf('/'), namesOf('/members')]).toEqual([['index.md'], []]);
});

describe('the head of a page', () => {
  const content = resolved(FIXTURE_ROOT);
  const headAt = (address: string): string => headTags(content.page(address)!, content.site);

  test('says of an article who wrote it, when, and on what', () => {
    expect(headAt('/journal/true-wheel')).toContain(
      '<meta name="author" content="Ruth Amadi"><meta property="article:published_time" content="2025-06-14">' +
        '<meta property="article:modified_time" content="2025-09-30"><meta property="article:section" content="Care">',
    );
    expect(headAt('/journal/true-wheel')).toContain('<meta property="og:type" content="article">');
    expect(headAt('/about')).toContain('<meta property="og:type" content="website">');
  });

  test('says what its picture shows, and how large it is', () => {
    expect(headAt('/')).toMatch(
      /og:image" content="[^"]+home\.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="[^"]+">/,
    );
  });

  test('says the name of the site once', () => {
    site = smallSite();
    const list = { type: 'collection', from: '/', feed: true };
    site.write('pages/index.json', {
      ...pageOf('Testing Ltd', [hero, list]),
      seo: { description: 'Who we are.' },
    });
    const content = resolved(site.root);
    const head = headTags(content.page('/')!, content.site);
    expect(head).toContain('<title>Testing Ltd</title>');
    expect(head).toContain('type="application/atom+xml" title="Testing Ltd"');
    expect(textsIn(feedFiles(content).get('feed.xml') ?? '').get('feed/title')).toEqual(['Testing Ltd']);
  });

  test('names pictures as addresses are written, whatever their files are called', () => {
    const name = '/images/Unser Büro 100%.png';
    site = smallSite({ basePath: '/site', mark: { src: name, alt: '' } });
    fs.cpSync(path.join(FIXTURE_ROOT, 'public/images/bench.png'), path.join(site.root, 'public', name));
    const image = { src: name, alt: 'Our office' };
    site.write('pages/index.json', { ...pageOf('Home', [hero]), seo: { description: 'Who we are.', image } });
    const { page: pageAt, site: told } = resolved(site.root);
    const page = pageAt('/')!;
    const url = 'https://testing.example.com/site/images/Unser%20B%C3%BCro%20100%25.png';
    expect(headTags(page, told)).toContain(`<meta property="og:image" content="${url}">`);
    expect(thingsOf(page, told)[0]).toMatchObject({ logo: url });
  });

  test('names the country of its language, as networks want it', () => {
    expect(headAt('/')).toContain('<meta property="og:locale" content="en_GB">');
    const headIn = (lang: string) => headTags(content.page('/')!, { ...content.site, lang });
    expect(headIn('de')).toContain('<meta property="og:locale" content="de_DE">');
    expect(headIn('es-419')).toContain('<meta property="og:locale" content="es_ES">');
    expect(headIn('en-US')).not.toContain('og:locale');
  });
});

describe('the sitemap', () => {
  const entriesOf = (content: ResolvedContent, changes?: ReadonlyMap<string, string>): string =>
    (sitemapFiles(content, changes).get('sitemap.xml') ?? '').replaceAll('https://testing.example.com', '');

  test('says when each page was last changed: as it says itself, else as Git knows it, else when it was published', () => {
    site = smallSite();
    site.write('pages/told.json', pageOf('Told', [hero], { updatedAt: '2026-02-01' }));
    site.write('pages/dated.json', pageOf('Dated', [hero], { facts: { date: '2025-05-05' } }));
    const changes = new Map([
      ['pages/index.json', '2026-01-01'],
      ['pages/told.json', '2026-01-02'],
    ]);
    const xml = entriesOf(resolved(site.root), changes);
    expect(xml).toContain('<loc>/</loc><lastmod>2026-01-01</lastmod>');
    expect(xml).toContain('<loc>/told</loc><lastmod>2026-02-01</lastmod>');
    expect(xml).toContain('<loc>/dated</loc><lastmod>2025-05-05</lastmod>');
    expect(entriesOf(resolved(site.root))).toContain('<loc>/</loc></url>');
  });

  test('says of a page with the day of an event to come no day, and of the list of it none', () => {
    site = smallSite();
    site.write('pages/courses/index.json', pageOf('Courses', [hero, { type: 'collection', from: '/courses' }]));
    site.write('pages/courses/yoga.json', pageOf('Yoga', [hero], { facts: { date: '2999-01-11' } }));
    const xml = entriesOf(resolved(site.root));
    for (const address of ['/courses', '/courses/yoga']) expect(xml).toContain(`<loc>${address}</loc></url>`);
  });

  test('has a list change when a page of it does, in all parts that have it; what only shows some pages, not', () => {
    site = smallSite();
    const day = (date: string, kind: string) => ({ facts: { date, kind } });
    const split = { type: 'collection', from: '/news', perPage: 1, categories: { by: 'kind' } };
    site.write('pages/news.json', pageOf('News', [hero, split], { updatedAt: '2026-01-01' }));
    site.write('pages/news/a.json', pageOf('A', [hero], day('2026-03-03', 'tools')));
    site.write('pages/news/b.json', pageOf('B', [hero], day('2025-02-02', 'people')));
    site.write('pages/about.json', pageOf('About', [hero, { type: 'collection', from: '/news', limit: 1 }]));
    const xml = entriesOf(resolved(site.root));
    for (const address of ['/news', '/news/page/2', '/news/category/tools'])
      expect(xml).toContain(`<loc>${address}</loc><lastmod>2026-03-03</lastmod>`);
    expect(xml).toContain('<loc>/news/category/people</loc><lastmod>2026-01-01</lastmod>');
    expect(xml).toContain('<loc>/about</loc></url>');
  });

  test('leaves out a category without pages, which tells search engines so itself, until it has one', () => {
    site = smallSite();
    const split = { type: 'collection', from: '/news', categories: { by: 'kind', values: ['tools', 'people'] } };
    site.write('pages/news.json', pageOf('News', [hero, split]));
    site.write('pages/news/a.json', pageOf('A', [hero], { facts: { kind: 'tools' } }));
    const told = (): unknown[] => {
      const content = resolved(site!.root);
      const xml = entriesOf(content);
      return ['tools', 'people'].map((name) => {
        const address = `/news/category/${name}`;
        const head = headTags(content.page(address)!, content.site);
        return [head.includes('<meta name="robots" content="noindex">'), xml.includes(`<loc>${address}</loc>`)];
      });
    };
    expect(told()).toEqual([
      [false, true],
      [true, false],
    ]);
    site.write('pages/news/b.json', pageOf('B', [hero], { facts: { kind: 'people' } }));
    expect(told()).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  test('leads from each page to the others that are its translations, in the namespace that such links have', () => {
    const xml = sitemapFiles(resolved(path.join(PROJECT, 'tests/fixtures/languages'))).get('sitemap.xml') ?? '';
    expect(xml).toMatch(/<urlset [^>]*xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml"/);
    const links = ['en-GB /contact', 'de /de/kontakt', 'ar /ar/contact', 'x-default /contact'].map((each) => {
      const [lang, address] = each.split(' ');
      return `<xhtml:link rel="alternate" hreflang="${lang}" href="https://keel.example.org${address}"/>`;
    });
    for (const address of ['/contact', '/de/kontakt'])
      expect(xml).toContain(`<url><loc>https://keel.example.org${address}</loc>${links.join('')}</url>`);
  });

  test('is split where a file would be too large for the protocol', () => {
    site = smallSite();
    const content = resolved(site.root);
    const addresses = new Map(Array.from({ length: 9 }, (_, at) => [`/${at}${'p'.repeat(6_000_000)}`, '']));
    const summary = (address: string) => ({ address, alternates: [], listed: () => [] }) as unknown as PageSummary;
    const files = sitemapFiles({ ...content, addresses, summary });
    expect([1, 2, 3].map((part) => files.get(`sitemap-${part}.xml`)?.split('<url>').length)).toEqual([5, 5, 2]);
  });

  test('is split where a file would be too long for the protocol, and its index says which part has changed', () => {
    site = smallSite();
    const content = resolved(site.root);
    const addresses = new Map(Array.from({ length: 50_001 }, (_, at) => [`/p${String(at).padStart(5, '0')}`, '']));
    const summary = (address: string) =>
      ({
        address,
        alternates: [],
        listed: () => [],
        updated: { '/p50000': '2026-02-02', '/p00007': '2026-01-31' }[address] ?? '2026-01-01',
      }) as unknown as PageSummary;
    const files = sitemapFiles({ ...content, addresses, summary });
    expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
    expect(textsIn(files.get('sitemap.xml') ?? '').get('sitemapindex/sitemap/lastmod')).toEqual([
      '2026-01-31',
      '2026-02-02',
    ]);
    expect(textsIn(files.get('sitemap-2.xml') ?? '').get('urlset/url/loc')).toEqual([
      'https://testing.example.com/p50000',
    ]);
  });
});

describe('the list for assistants', () => {
  test('has what the site is, its pages, and by section those below another page', () => {
    const text = llmsFiles(resolved(FIXTURE_ROOT)).get('llms.txt') ?? '';
    expect(text).toMatch(
      /^# Spoke & Chain\n\n> A bicycle workshop in Harrow Bay: .+\n\n## Bicycle repairs on the quay\n\n- \[/,
    );
    expect(text).toContain(
      '\n\n## Used bikes\n\n- [Cargo bike](https://spoke-and-chain.example.org/bikes/cargo.md): C',
    );
    expect(text).not.toMatch(/privacy|page\/2|category/);
  });

  test('stands in each language, and the first leads to the others', () => {
    site = undefined;
    const content = resolved(path.join(PROJECT, 'tests/fixtures/languages'));
    const files = llmsFiles({ ...content, site: { ...content.site, sharing: { llmsTxt: true } } });
    const others = content.folders.filter(Boolean);
    expect([...files.keys()]).toEqual(['llms.txt', ...others.map((folder) => `${folder.slice(1)}/llms.txt`)]);
    for (const folder of others) {
      expect(files.get('llms.txt')).toContain(`](${content.site.url}${folder}/llms.txt)`);
      expect(files.get('llms.txt')).not.toContain(`](${content.site.url}${folder})`);
      expect(files.get(`${folder.slice(1)}/llms.txt`)).toContain(`](${content.site.url}${folder}): `);
    }
  });

  test('has titles as they are, whatever signs of Markdown they have', () => {
    site = smallSite({ sharing: { llmsTxt: true } });
    site.write('pages/prices.json', pageOf('Prices [2026] *new*', [hero]));
    expect(llmsFiles(resolved(site.root)).get('llms.txt')).toContain('\n- [Prices \\[2026\\] \\*new\\*](');
  });

  test('is written only where the site asks for it', () => {
    site = smallSite();
    expect(llmsFiles(resolved(site.root)).size).toBe(0);
  });
});
