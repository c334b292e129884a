import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reported } from '../../support/checked.ts';
import { forEachString } from '../../../src/model/content/texts.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import { askForPage } from '../../../src/engine/authoring/new/ask.ts';
import { formatJson } from '../../../src/engine/authoring/format-json.ts';
import { composePage, titleOfAddress, type NewPage, type PageRequest } from '../../../src/engine/authoring/new/page.ts';
import { placesOf } from '../../../src/engine/authoring/new/places.ts';
import { describePage } from '../../../src/engine/authoring/new/report.ts';
import { readTemplate, templatesOf } from '../../../src/engine/authoring/new/templates.ts';
import { placeholderTexts } from '../../../src/engine/authoring/new/placeholder-texts.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { Refusal } from '../../../src/engine/authoring/refusal.ts';
import { tables } from '../../../src/strings/tables.ts';
import { command, type Ended } from '../../support/command.ts';
import { PROJECT } from '../../support/places.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

const real = readCached(PROJECT).content;
const templates = templatesOf(real);
const TODAY = '2026-05-21';
const compose = (request: PageRequest): NewPage => composePage(real, request, { today: TODAY });
/** The title of a page and that of its first block. */
const headings = ({ text }: NewPage) => {
  const { title, blocks } = JSON.parse(text) as { title: string; blocks: { heading?: string }[] };
  return [title, blocks[0]?.heading];
};
const dataOf = ({ text }: NewPage) => JSON.parse(text) as Record<string, unknown>;

it('is refused for an address as browsers show it, with the folder of the site', () => {
  const site = smallSite({ url: 'https://anna.github.io', basePath: '/bakery' });
  const composed = (address: string): NewPage => composePage(readCached(site.root).content, { address, title: 'New' });
  try {
    expect(() => composed('/bakery/cakes')).toThrow(
      '"/bakery/cakes" names "/bakery", which stands before all addresses of this site by itself. Use "/cakes".',
    );
    site.write('pages/bakery/index.json', pageOf('Bakery', [{ type: 'hero', heading: 'Bakery' }]));
    expect(composed('/bakery/cakes').file).toBe('pages/bakery/cakes.json');
  } finally {
    site.remove();
  }
});

describe('templates', () => {
  it('are a plain one, and the files that the site names', () => {
    const files = fs.readdirSync(path.join(PROJECT, 'templates')).map((file) => file.replace('.json', ''));
    expect(templates.map(({ name }) => name).toSorted()).toEqual(['plain', ...files].toSorted());
  });

  it('are asked for by name, and one without a page in its file is said to be so', () => {
    const site = smallSite({ templates: [{ name: 'job', purpose: 'a job' }] });
    const composed = (): NewPage =>
      composePage(readCached(site.root).content, { address: '/new', title: 'New', template: 'job' });
    try {
      expect(composed).toThrow('pages/_site.json names the template "job", but there is no templates/job.json.');
      site.write('templates/job.json', '{\n  "title": "Job",\n  "blocks": [],\n}\n');
      expect(composed).toThrow(
        expect.objectContaining({
          message: 'templates/job.json cannot be read as a page:',
          problems: [
            expect.objectContaining({
              file: 'templates/job.json',
              line: 3,
              code: 'json/extra-comma',
              hint: expect.not.stringContaining('npm run fix') as string,
            }),
          ],
        }),
      );
      site.write('templates/job.json', '{ "title": "Job" }');
      expect(composed).toThrow('templates/job.json cannot be read as a page. It needs a "title" and "blocks"');
      site.write('templates/job.json', pageOf('Name of the job', [{ type: 'hero', heading: 'Name of the job' }]));
      expect(headings(composed())).toEqual(['New', 'New']);
      const job = JSON.stringify(pageOf('Name of the job', [{ type: 'hero', heading: 'Name of the job' }]), null, 2);
      site.write('templates/job.json', job.replaceAll('\n', '\r\n'));
      expect(composed().text).not.toContain('\r');
    } finally {
      site.remove();
    }
  });

  it.each(templates)(
    '$name: a page of it has nothing wrong here but the words in brackets',
    ({ name, folder = '' }) => {
      const page = compose({ address: `${folder}/a-new-page`, title: 'A new page', template: name });
      const orphan = folder === '' ? ['page/orphan'] : [];
      expect(page.advice.map(({ code }) => code).toSorted()).toEqual([...orphan, 'text/placeholder']);
      expect(formatJson(page.text)).toBe(page.text);
      expect(headings(page)).toEqual(['A new page', 'A new page']);
      expect(page.text).not.toMatch(/(?:Title|Name) of the (?:page|article|case study|service|industry)"/);
    },
  );

  it.each(templates)(
    '$name: asks in brackets for every text that the author has to write, and for nothing else',
    ({ name }) => {
      const { blocks, seo } = JSON.parse(readTemplate(real, { name, purpose: '' }, '/')) as Record<string, unknown>;
      const asking =
        /^\W*(?:Say|Name|Describe|Tell|Write|Give|Answer|Explain|Introduce|Promise|Begin|End|Show|State)\b/;
      forEachString({ blocks, seo }, (text) => {
        if (!/^(?:Name|Title) of the (?:page|article|case study|service|industry)$/.test(text))
          expect(asking.test(text) && !/^\[.*\]$/s.test(text), text).toBe(false);
      });
    },
  );

  it('keep what leads to a section, a file or another address of a page, and lead home where there is nothing', () => {
    const site = smallSite({ templates: [{ name: 'job', purpose: 'a job' }] });
    try {
      const leading = ['/work#apply', '/work?job=1', '/jobs', '/favicon.svg'];
      const astray = ['/work#other', '/gone#apply', '/gone.pdf'];
      const hrefs = [...leading, ...astray];
      site.write(
        'pages/work.json',
        pageOf('Work', [{ type: 'hero', heading: 'Work', id: 'apply' }], { aliases: ['/jobs'] }),
      );
      site.write(
        'templates/job.json',
        pageOf('Name of the job', [
          { type: 'hero', heading: 'Name of the job' },
          { type: 'prose', body: hrefs.map((href) => `[${href.slice(1)}](${href})`).join(' ') },
          ...hrefs.map((href) => ({ type: 'cta', heading: href.slice(1), actions: [{ label: 'Apply now', href }] })),
        ]),
      );
      const { text } = composePage(readCached(site.root).content, { address: '/new', title: 'New', template: 'job' });
      const kept = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, href = '']) => href);
      const expected = [...leading, ...astray.map(() => '/')];
      expect(kept(/"href": "([^"]*)"/g)).toEqual(expected);
      expect(kept(/\]\(([^)]*)\)/g)).toEqual(expected);
    } finally {
      site.remove();
    }
  });

  it('lose the lists and pictures that are not there, and nothing beside them', () => {
    const site = smallSite({ templates: [{ name: 'job', purpose: 'a job' }] });
    const image = { src: '/images/hero/home.svg', alt: 'Us' };
    const kept = ['hero', 'prose', 'prose'].map((type, at) =>
      type === 'hero' ? { type, heading: 'Job', image } : { type, body: `Text ${at}` },
    );
    const [hero, ...texts] = kept;
    const gone = ['/gone', '/lost'].map((from) => ({ type: 'collection', from }));
    const blocks = [{ ...hero, image: { ...image, dark: '/images/gone.svg' } }, ...gone, texts[0], gone[0], texts[1]];
    try {
      site.write('templates/job.json', pageOf('Job', blocks));
      const page = composePage(readCached(site.root).content, { address: '/new', title: 'Job', template: 'job' });
      expect(dataOf(page)['blocks']).toEqual(kept);
    } finally {
      site.remove();
    }
  });

  it('show the places that the site has', () => {
    const site = smallSite({
      templates: [{ name: 'branch', purpose: 'a branch' }],
      places: { harbor: { name: 'Harbor', address: { city: 'San Francisco' } } },
    });
    try {
      const blocks = [['harbor'], ['harbor', 'gone']].map((places) => ({ type: 'places', places }));
      site.write('templates/branch.json', pageOf('Name', [{ type: 'hero', heading: 'Name' }, ...blocks]));
      const { text } = composePage(readCached(site.root).content, {
        address: '/new',
        title: 'New',
        template: 'branch',
      });
      const [, ...shown] = (JSON.parse(text) as { blocks: unknown[] }).blocks;
      expect(shown).toEqual([{ type: 'places', places: ['harbor'] }, { type: 'places' }]);
    } finally {
      site.remove();
    }
  });

  it.each(templates)('$name: fits a site that has none of the pages and pictures it names', ({ name }) => {
    const site = smallSite({ templates: templates.slice(1), pages: { privacy: '/' } });
    try {
      fs.rmSync(path.join(site.root, 'public'), { recursive: true });
      fs.cpSync(path.join(PROJECT, 'templates'), path.join(site.root, 'templates'), { recursive: true });
      const content = readCached(site.root).content;
      const page = composePage(content, { address: '/new', title: 'New', template: name });
      expect(reported(page.after)).toEqual([]);
      expect(page.text).not.toMatch(/\/images\/|\/contact|\/insights/);
    } finally {
      site.remove();
    }
  });
});

it.each([
  ['pl', 'Kontakt'],
  ['en-GB', 'Contact us'],
])('the button of a plain page is in the language of its site: %s', (lang, label) => {
  const site = smallSite({ lang, pages: { privacy: '/', contact: '/kontakt' } });
  try {
    site.write('pages/kontakt.json', pageOf('Kontakt', [{ type: 'hero', heading: 'Kontakt' }]));
    const { text } = composePage(readCached(site.root).content, { address: '/new', title: 'New', template: 'plain' });
    expect(text).toContain(`{ "label": "${label}", "href": "/kontakt" }`);
  } finally {
    site.remove();
  }
});

it.each(Object.keys(tables))('a plain page asks in the language of its site for what is to be written: %s', (lang) => {
  const site = smallSite({ lang, pages: { privacy: '/' }, checks: {} });
  try {
    const { content } = readCached(site.root);
    const asked = (request: Partial<PageRequest>): string[] => {
      const page = composePage(content, { address: '/new', title: 'New', ...request });
      expect(page.advice.map(({ code }) => code).toSorted()).toEqual(['page/orphan', 'text/placeholder']);
      const texts: string[] = [];
      forEachString(dataOf(page), (text) => void (text.startsWith('[') && texts.push(text)));
      return texts;
    };
    const [plain, copied] = [asked({ template: 'plain' }), asked({ from: '/' })];
    expect(plain).toHaveLength(6);
    expect(copied).toEqual(plain.slice(0, 1));
    const english = new Set(Object.values(placeholderTexts('en')).flat());
    expect(plain.filter((text) => english.has(text))).toHaveLength(lang === 'en' ? 5 : 0);
  } finally {
    site.remove();
  }
});

it('a page in another language leads to what its site has in that one', () => {
  const site = smallSite({
    languages: ['de'],
    pages: { privacy: '/', contact: '/contact' },
    templates: [{ name: 'offer', purpose: 'an offer' }],
  });
  try {
    site.write('pages/contact.json', pageOf('Contact', [{ type: 'hero', heading: 'Contact' }]));
    site.write('pages/de/_site.json', { version: 1, pages: { contact: '/de/kontakt' } });
    site.write('pages/de/index.json', pageOf('Start', [{ type: 'hero', heading: 'Start' }]));
    site.write('pages/de/kontakt.json', pageOf('Kontakt', [{ type: 'hero', heading: 'Kontakt' }]));
    const actions = [{ label: 'Mehr', href: '/de/mehr' }];
    site.write(
      'templates/offer.json',
      pageOf('Offer', [{ type: 'hero', heading: 'Offer', text: 'See [more](/de/mehr).', actions }]),
    );
    const { content } = readCached(site.root);
    const textAt = (address: string, template: string): string =>
      composePage(content, { address, title: 'New', template }).text;
    expect(textAt('/de/neu', 'plain')).toContain('{ "label": "Kontakt", "href": "/de/kontakt" }');
    expect(textAt('/new', 'plain')).toContain('{ "label": "Contact us", "href": "/contact" }');
    expect(textAt('/de/neu', 'offer')).toMatch(/\[more\]\(\/de\)[^]*"href": "\/de"/);
    expect(textAt('/new', 'offer')).toMatch(/\[more\]\(\/\)[^]*"href": "\/"/);
  } finally {
    site.remove();
  }
});

describe('a new page', () => {
  it('has its place in lists, its day and the way to the help for editors', () => {
    const services = [...real.documents.keys()].filter((file) => file.startsWith('pages/services/'));
    // Behind all that are there: one of these files is the list itself.
    const order = services.length;
    expect(dataOf(compose({ address: '/services/robot-repair', title: 'Robot repair' }))).toMatchObject({
      $schema: '../../schemas/generated/page.schema.json',
      card: { icon: 'layers', order },
    });
    const article = compose({ address: '/insights/blog/new', title: 'New', draft: true });
    expect(dataOf(article)).toMatchObject({
      $schema: '../../../schemas/generated/page.schema.json',
      draft: true,
      facts: { date: TODAY },
    });
    expect(Object.keys(dataOf(article)).at(-1)).toBe('blocks');
  });

  it('says where it shows up by itself, and how it gets into the menu otherwise', () => {
    expect(placesOf(compose({ address: '/services/new', title: 'New', draft: true }))).toEqual({
      words: ['the footer', 'the list on /services', 'the menu'],
      inMenu: true,
    });
    const request = { address: '/jobs/new', title: 'New' };
    const words = describePage(compose(request), real, request);
    expect(words).toContain('It is the first page in pages/jobs.');
    expect(words).toContain('write { "label": "New", "href": "/jobs/new" } into "navigation" in pages/_site.json.');
    expect(words).toContain('http://localhost:5173/jobs/new');
    // That nothing leads to it is said in other words.
    expect(words).not.toContain('Worth a look');
  });

  it('names a few of very many lists, those near the home page first', () => {
    const site = smallSite();
    const list = { type: 'collection', from: '/blog' };
    for (const name of 'abcdefgh') site.write(`pages/blog/${name}.json`, pageOf(name, [list]));
    site.write('pages/blog/index.json', pageOf('Blog', [list]));
    site.write('pages/news.json', pageOf('News', [list]));
    const { content } = readCached(site.root);
    const request = { address: '/blog/new', title: 'New' };
    expect(describePage(composePage(content, request, { today: TODAY }), content, request)).toContain(
      'in the list on /blog, the list on /news, the list on /blog/a, the list on /blog/b, the list on /blog/c and 5 more.',
    );
    site.remove();
  });

  it('shows up in a list that has mistakes, as far as that can be followed', () => {
    const site = smallSite();
    for (const [name, more] of Object.entries({ only: { only: '/jobs/other' }, where: { where: null } }))
      site.write(`pages/${name}.json`, pageOf(name, [{ type: 'collection', from: '/jobs', ...more }]));
    const { content } = readCached(site.root);
    expect(placesOf(composePage(content, { address: '/jobs/new', title: 'New' }, { today: TODAY })).words).toEqual([
      'the list on /only',
      'the list on /where',
    ]);
    site.remove();
  });

  it('shows up in the menu of its language, which stands in the site file of that', () => {
    const site = smallSite({ basePath: '/shop', languages: [{ lang: 'de', folder: '/de' }] });
    const told = (navigation: object): string => {
      site.write('pages/de/_site.json', { version: 1, ...navigation });
      site.write('pages/de/index.json', pageOf('Start', [{ type: 'hero', heading: 'Start' }]));
      const content = readCached(site.root).content;
      const request = { address: '/de/angebote/neu', title: 'Neu' };
      return describePage(composePage(content, request, { today: TODAY }), content, request);
    };
    expect(told({})).toContain('into "navigation" in pages/de/_site.json.');
    expect(told({})).toContain('http://localhost:5173/shop/de/angebote/neu');
    const menu = [{ label: 'Angebote', from: '/de/angebote' }];
    expect(told({ navigation: menu })).toContain('It shows up by itself in the menu.');
    site.remove();
  });

  it('copied from another one has nothing that belongs to that one alone', () => {
    const page = compose({ address: '/industries/new', title: 'New', from: 'industries' });
    // It says what the other one says, which this site wants to be told of.
    expect(page.advice.map(({ code }) => code)).toEqual(['text/placeholder', 'text/repeated']);
    const data = dataOf(page);
    expect(headings(page)).toEqual(['New', 'New']);
    expect(Object.keys(data['seo'] as object)).toEqual(['description']);
    expect([data['aliases'], data['fallback']]).toEqual([undefined, undefined]);
    // What is not replaced stays as it is written.
    const source = fs.readFileSync(path.join(PROJECT, 'pages/industries/index.json'), 'utf8').trimEnd().split('\n');
    expect(page.text.trimEnd().split('\n').slice(-20)).toEqual(source.slice(-20));
  });

  it('copied from a translation is the translation of nothing, and says nothing of its own in menus', () => {
    const site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/about.json', pageOf('About', [{ type: 'hero', heading: 'About' }]));
    site.write('pages/de/index.json', pageOf('Start', [{ type: 'hero', heading: 'Start' }]));
    const own = {
      translationOf: '/about',
      translatedFrom: 'a'.repeat(16),
      updatedAt: TODAY,
      publishAt: TODAY,
      unpublishAt: '2099-01-01',
      note: 'Asked for by Ada.',
      card: { icon: 'info', menuText: 'Wer wir sind', link: 'Mehr' },
    };
    const blocks = [
      { type: 'notes', items: ['Vorab.'] },
      { type: 'hero', heading: 'Firma' },
    ];
    site.write('pages/de/firma.json', pageOf('Firma', blocks, own));
    const page = composePage(readCached(site.root).content, { address: '/de/neu', title: 'Neu', from: '/de/firma' });
    site.remove();
    expect(dataOf(page)).toEqual({
      version: 1,
      title: 'Neu',
      seo: { description: placeholderTexts('de').description },
      card: { icon: 'info' },
      blocks: [blocks[0], { type: 'hero', heading: 'Neu' }],
    });
  });

  it('stands behind the others in lists that have an order, and has its title without what is around it', () => {
    const site = smallSite();
    for (const order of [2.5, 1])
      site.write(
        `pages/team/p${order * 2}.json`,
        pageOf('One', [{ type: 'hero', heading: 'One' }], { card: { order } }),
      );
    const page = composePage(readCached(site.root).content, { address: '/team/new', title: '  New ' });
    site.remove();
    expect(headings(page)).toEqual(['New', 'New']);
    expect(dataOf(page)['card']).toMatchObject({ order: 3 });
  });

  it('copied from one whose first block says nothing of its title, or that has mistakes', () => {
    const site = smallSite();
    const composed = (): NewPage =>
      composePage(readCached(site.root).content, { address: '/new', title: 'New', from: '/map' });
    try {
      site.write('pages/map.json', pageOf('Map', [{ type: 'prose', body: 'Here.' }]));
      expect(dataOf(composed())['blocks']).toEqual([{ type: 'prose', body: 'Here.' }]);
      site.write('pages/map.json', pageOf('Map', [{ type: 'heroo' }]));
      expect(composed).toThrow('pages/map.json has mistakes, which would be copied. Run "npm run check"');
    } finally {
      site.remove();
    }
  });

  it('is refused where something else answers: a part of a list, an old address, a file with mistakes', () => {
    const site = smallSite({ redirects: [{ from: '/before', to: '/' }], languages: [{ lang: 'de', folder: '/de' }] });
    const list = { type: 'collection', from: '/news', perPage: 1 };
    site.write('pages/news.json', pageOf('News', [{ type: 'hero', heading: 'News' }, list]));
    for (const name of ['a', 'b'])
      site.write(`pages/news/${name}.json`, pageOf(name, [{ type: 'hero', heading: name }]));
    site.write('pages/Other.json', pageOf('Other', [{ type: 'hero', heading: 'Other' }]));
    const { content } = readCached(site.root);
    site.remove();
    const composed = (address: string) => () => composePage(content, { address, title: 'New' });
    expect(composed('/news/page/2')).toThrow('"/news/page/2" is already an address of pages/news.json.');
    expect(composed('/before')).toThrow('"/before" is an old address that leads to "/".');
    expect(composed('/de/Über uns')).toThrow('Use "/de/ueber-uns".');
    expect(composed('/other')).toThrow('There already is pages/Other.json, which has mistakes.');
  });

  it.each([
    [
      '/services/cloud',
      'There already is a page "/services/cloud": pages/services/cloud.json. Choose another address, or edit that file.',
    ],
    [
      ' services\\cloud/ ',
      'There already is a page "/services/cloud": pages/services/cloud.json. Choose another address, or edit that file.',
    ],
    ['/', 'There already is a page "/": pages/index.json. Choose another address, or edit that file.'],
    [
      '/industries/legal',
      '"/industries/legal" is already an address of pages/industries/index.json. Choose another one.',
    ],
    [
      '/Our Team',
      '"/Our Team" cannot be an address: names have lower-case letters (a to z), digits and hyphens only. Use "/our-team".',
    ],
    [
      '/offer/雪の間',
      '"/offer/雪の間" cannot be an address: names have lower-case letters (a to z), digits and hyphens only. Write it as "/services/cloud".',
    ],
    [
      '/tea%20party',
      '"/tea%20party" cannot be an address: names have lower-case letters (a to z), digits and hyphens only. Use "/tea-party".',
    ],
    [
      '/%E8%8C%B6%E4%BC%9A',
      '"/%E8%8C%B6%E4%BC%9A" cannot be an address: names have lower-case letters (a to z), digits and hyphens only. Write it as "/services/cloud".',
    ],
    [
      '/_shared/x',
      '"/_shared/x" cannot be an address: names have lower-case letters (a to z), digits and hyphens only. Use "/shared/x".',
    ],
    [
      '/services/aux',
      '"/services/aux" is kept for the site itself, or is a name that some computers cannot store. Choose another name.',
    ],
  ])('is refused at %s', (address, words) => {
    expect(() => compose({ address, title: 'New' })).toThrow(new Refusal(words));
  });

  it('is refused from what does not exist', () => {
    expect(() => compose({ address: '/new', title: 'New', template: 'servise' })).toThrow(
      'There is no template "servise". Did you mean "service"?',
    );
    expect(() => compose({ address: '/new', title: 'New', from: '/service/cloud' })).toThrow(
      'There is no page "/service/cloud" to copy. Did you mean "/services/cloud"?',
    );
  });

  it('says what could be better about it', () => {
    const request = { address: '/services/new', title: 'T'.repeat(71) };
    const page = compose(request);
    expect(page.advice.map(({ code }) => code)).toContain('text/too-long');
    expect(describePage(page, real, request)).toMatch(
      /\nWorth a look:\n {2}pages\/services\/new\.json:\d+ {2}"title" has 71 characters/,
    );
  });

  it('is refused rather than written with a mistake', () => {
    const site = smallSite({ checks: { 'text/placeholder': 'error' } });
    try {
      const content = readCached(site.root).content;
      expect(() => composePage(content, { address: '/new', title: 'New' })).toThrow(
        expect.objectContaining({
          problems: [expect.objectContaining({ file: 'pages/new.json', code: 'text/placeholder' })],
        }),
      );
    } finally {
      site.remove();
    }
  });

  it('has a title made of its address when there is nobody to ask', () => {
    expect(['/services/robot-repair', 'pages/printing.json'].map(titleOfAddress)).toEqual(['Robot repair', 'Printing']);
  });
});

describe('the questions', () => {
  /** Answers in order; an empty one takes the default. */
  const talkAbout = async (content: SiteContent, given: Partial<PageRequest>, ...answers: string[]) => {
    const said: string[] = [];
    const asked: string[] = [];
    const request = await askForPage(content, given, {
      ask: async (question, fallback) => {
        asked.push(`${question} [${fallback ?? ''}]`);
        if (asked.length > 20) throw new Error('The questions do not end.');
        return answers.shift() || (fallback ?? '');
      },
      say: (words) => void said.push(words),
    });
    return { request, asked, said };
  };
  const talk = (given: Partial<PageRequest>, ...answers: string[]) => talkAbout(real, given, ...answers);

  it('have sensible defaults', async () => {
    const { request, asked, said } = await talk({}, '2', 'Robot repair');
    expect(request).toEqual({
      template: 'service',
      title: 'Robot repair',
      address: '/services/robot-repair',
      draft: false,
    });
    expect(asked).toEqual([
      'Which one? Its number or name [plain]',
      'Title of the page []',
      'Address [/services/robot-repair]',
      'Keep it as a draft, which is never published? yes or no [no]',
    ]);
    expect(said[0]).toContain('  2  service     something you offer');
  });

  it('begin where the page is that is copied, however it is written, and are not asked for one that cannot be', async () => {
    const { asked } = await talk({ from: 'pages/services/cloud.json', draft: true }, 'Robot repair');
    expect(asked.at(-1)).toBe('Address [/services/robot-repair]');
    await expect(talk({ from: '/service/cloud' })).rejects.toThrow('There is no page "/service/cloud" to copy.');
  });

  it('are asked again after an answer that cannot be', async () => {
    const { request, said } = await talk(
      { draft: true },
      'artikel',
      'article',
      '',
      'New',
      '/services/cloud',
      'Über uns',
      '/about/us',
    );
    expect(request).toEqual({ template: 'article', title: 'New', address: '/about/us', draft: true });
    expect(said.slice(1).map((words) => words.slice(0, 32))).toEqual([
      'There is no template "artikel". ',
      'Every page has a title: it stand',
      'There already is a page "/servic',
      '"/Über uns" cannot be an address',
    ]);
  });

  it('leave out what is known', async () => {
    const known = { title: 'New', draft: true };
    expect((await talk({ ...known, from: '/services/cloud' })).asked).toEqual(['Address [/services/new]']);
    expect(await talk({ ...known, template: 'service' })).toMatchObject({
      request: { ...known, template: 'service', address: '/services/new' },
      asked: ['Address [/services/new]'],
      said: [],
    });
  });

  it('keep a page as a draft for whoever wants that', async () => {
    const drafts = ['yes', 'Y', 'no'].map(async (answer) => (await talk({}, '1', 'New', '/new', answer)).request.draft);
    expect(await Promise.all(drafts)).toEqual([true, true, false]);
  });

  it('propose an address in letters of its language, in a folder that there is, and none where there are no letters', async () => {
    const site = smallSite({
      languages: [{ lang: 'tr', folder: '/tr' }],
      templates: [{ name: 'job', purpose: 'a job', folder: '/jobs' }],
    });
    site.write('pages/tr/evler.json', pageOf('Evler', [{ type: 'hero', heading: 'Evler' }]));
    const { content } = readCached(site.root);
    site.remove();
    const proposed = async (given: Partial<PageRequest>) =>
      (await talkAbout(content, { draft: true, ...given }, '/given')).asked.at(-1);
    expect(await proposed({ title: 'Göl evi', from: '/tr/evler' })).toBe('Address [/tr/gol-evi]');
    expect(await proposed({ title: 'Göl evi', template: 'plain' })).toBe('Address [/goel-evi]');
    expect(await proposed({ title: 'Baker', template: 'job' })).toBe('Address [/baker]');
    expect(await proposed({ title: '✂', template: 'plain' })).toBe('Address []');
  });
});

describe('npm run new', () => {
  let site: TempSite;
  beforeEach(() => {
    site = smallSite();
    site.write('pages/services/index.json', pageOf('Services', [{ type: 'hero', heading: 'Services' }]));
  });
  afterEach(() => site.remove());
  const run = (...args: string[]): Promise<Ended> => command('new', ...args, '--root', site.root);

  it('writes a page that is without problems, and says what to do next', async () => {
    const { status, stdout, stderr } = await run('page', 'services/robot-repair');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Wrote pages\/services\/robot-repair\.json\n/);
    expect(reported(readCached(site.root).content)).toEqual([]);
    expect(fs.readdirSync(site.root).toSorted()).toEqual(['pages', 'public']);
  });

  it('writes a page as it is asked for, and has editors offer it where they are helped', async () => {
    const help = { $schema: '../.pagewright/schemas/site.schema.json' };
    site.write('pages/_site.json', { ...help, ...site.read('pages/_site.json') });
    await run('page', '/services/cloud', '--title', 'Clouds', '--template', 'plain', '--draft');
    await run('page', '/services/rain', '--from', '/services');
    expect(site.read('pages/services/cloud.json')).toMatchObject({
      $schema: '../../.pagewright/schemas/page.schema.json',
      title: 'Clouds',
      draft: true,
    });
    expect(site.read('pages/services/rain.json')).toMatchObject({
      title: 'Rain',
      blocks: [{ type: 'hero', heading: 'Rain' }],
    });
    const offers = fs.readFileSync(path.join(site.root, '.pagewright/schemas/offers.schema.json'), 'utf8');
    expect(offers).toContain('"/services/rain"');
  });

  it('writes a kind of block of the site’s own, which editors know at once, and the sentences of its language', async () => {
    const block = await run('block', 'clock', '--title', 'What time it is');
    expect([block.status, block.stdout.split('\n')[0]]).toEqual([
      0,
      'Wrote blocks/clock.schema.json and blocks/clock.tsx',
    ]);
    expect(site.read('blocks/clock.schema.json')).toMatchObject({ title: 'What time it is' });
    const types = fs.readFileSync(path.join(site.root, '.pagewright/blocks.d.ts'), 'utf8');
    expect(types).toContain('clock: {');
    // What blocks import is named by files, as bundlers have them.
    expect(site.read('tsconfig.json')).toHaveProperty('compilerOptions.allowImportingTsExtensions', true);
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), lang: 'fi', checks: {} });
    const strings = await run('strings');
    expect([strings.status, strings.stdout]).toEqual([
      0,
      expect.stringMatching(/^\d+ sentences in "fi": pages\/_site/),
    ]);
    expect(site.read('pages/_site.json')).toHaveProperty('strings.header.home', expect.stringMatching(/^\[fi: .+\]$/));
  });

  it('says what is missing when there is nobody to ask', async () => {
    const { status, stderr } = await run('page');
    expect([status, stderr.split('\n')[0]]).toEqual([
      2,
      'Say where the page will stand, such as: npm run new -- page /services/data-recovery',
    ]);
    expect((await run()).stderr).toMatch(/^Say what is to be made: a page, a block or strings\.\n/);
    expect((await run('block')).stderr).toMatch(
      /^Say what the block type is called, such as: npm run new -- block teamPhotos\n/,
    );
    expect((await run('pages')).stderr).toMatch(/^"pages" cannot be made, only "page", "block" and "strings"\.\n/);
    expect((await run('/services/x')).stderr).toMatch(
      /^"\/services\/x" cannot be made, only "page", "block" and "strings"\. For a page: npm run new -- page \/services\/x\n/,
    );
  });

  it.each([
    [['strings', 'de'], '"de" is one word too many: sentences are begun in all languages of the site.'],
    [['strings', '--title', 'Words'], '"strings" takes no "--title": leave it out.'],
    [
      ['page', '/data', 'Data', 'recovery'],
      '"Data" is one word too many. A title of several words stands in quotes: --title "Data recovery".',
    ],
    [
      ['page', '/data', '--template', 'plain', '--from', '/services'],
      'A page begins as a template or as a copy: give --template or --from, not both.',
    ],
    [['block', 'prices', '--title', 'Prices', '--draft'], '"block" takes no "--draft": leave it out.'],
  ])('writes nothing where it would leave something unread: %j', async (args, words) => {
    const { status, stderr } = await run(...args);
    expect([status, stderr.split('\n')[0]]).toEqual([2, words]);
    expect(fs.readdirSync(site.root).toSorted()).toEqual(['pages', 'public']);
  });
});
