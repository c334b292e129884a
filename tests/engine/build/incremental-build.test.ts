import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { isBroken } from '../../../src/model/content/content.ts';
import { folderState } from '../../../src/engine/disk/threads/folder-state.ts';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { realBundle } from '../../support/bundle.ts';
import { runs } from '../../support/night.ts';
import { FIXTURE_ROOT } from '../../support/places.ts';
import { changingSite, hero, HOME, NAVIGATION, person, PICTURE } from '../../support/sites/changing-site.ts';
import { filesIn, foldersIn, type Rebuilt } from '../../support/sites/rebuilt.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const { site, out, fresh, soundSite, build, changedBy: changed, writeSite } = changingSite();

const IMAGE = { image: { src: '/images/a.svg', alt: 'A' } };
const SEO = {
  title: 'Plain | Testing',
  description: 'Other words for those who find this page by searching, in one sentence that is long enough.',
};

/** What a change has rendered and written; of the files of the search only how many. */
async function changedBy(change: () => void): Promise<Omit<Rebuilt, 'changed'> & { searched: number }> {
  const { rendered, changed: counted, written } = await changed(change);
  expect(counted).toBe(written.filter((name) => name.endsWith('.html') && name !== '404.html').length);
  const isSearched = (name: string): boolean => name.startsWith('_search');
  return {
    rendered,
    written: written.filter((name) => !isSearched(name)),
    searched: written.filter(isSearched).length,
  };
}

beforeAll(async () => {
  await realBundle();
});
afterAll(() => site.remove());

test('a build for another host is what one from nothing makes, and says the same of it again', async () => {
  writeSite();
  await build();
  const { content, cache } = readCached(site.root);
  for (const host of ['static', 'github-pages'] as const) {
    const { limitations, state } = await buildSite(content, { out, cache, host });
    await buildSite(readSite(site.root), { out: fresh, host });
    expect(filesIn(out)).toEqual(filesIn(fresh));
    expect(await buildSite(content, { out, cache, host })).toMatchObject({ rendered: 0, limitations, state });
    expect(limitations.length).toBeGreaterThan(0);
  }
  // Where a page has two files, either may be gone.
  for (const name of ['team.html', 'team/index.html']) {
    fs.rmSync(path.join(out, name));
    await buildSite(content, { out, cache, host: 'github-pages' });
    expect(filesIn(out)).toEqual(filesIn(fresh));
  }
});

test('letters that its typeface lacks are told of a site by every build that changes it', async () => {
  writeSite();
  const file = '/fonts/quay-grotesk.woff2';
  site.write(`public${file}`, fs.readFileSync(path.join(FIXTURE_ROOT, `public${file}`)));
  site.write('pages/_site.json', { ...soundSite, font: { family: 'Quay Grotesk', file } });
  const noticed = async (title: string, words: string): Promise<string[]> => {
    site.write('pages/plain.json', pageOf(title, [hero(words)]));
    const { content, cache } = readCached(site.root);
    return (await buildSite(content, { out, cache })).notices;
  };
  const told = [expect.stringContaining('"ğ", "ş"') as string];
  expect(await noticed('Bağış', 'Plain')).toEqual(told);
  expect(await noticed('Bağış', 'Other words')).toEqual(told);
  expect(await noticed('Plain', 'Other words')).toEqual([]);
});

describe('a build after another', () => {
  const LINK = { label: 'Plain', href: '/plain' };
  const withPlain = { ...soundSite, navigation: [...NAVIGATION, LINK] };
  const DOCUMENTS = [
    '404.html',
    'index.html',
    'plain.html',
    'team.html',
    'team/dana.html',
    'team/eli.html',
    'team/finn.html',
    'team/page/2.html',
  ];
  const changes: [what: string, change: () => void, rendered: number, written: string[], searched: number][] = [
    ['nothing', () => undefined, 0, [], 0],
    [
      'the words of a page',
      () => site.write('pages/plain.json', pageOf('Plain', [hero('Other words', IMAGE)])),
      1,
      ['plain.html', 'plain.json'],
      // Where its old and new words are.
      3,
    ],
    [
      'a page that is as it was before',
      () => site.write('pages/plain.json', pageOf('Plain', [hero('Plain', IMAGE)])),
      1,
      ['plain.html', 'plain.json'],
      3,
    ],
    [
      'its other words once more',
      () => site.write('pages/plain.json', pageOf('Plain', [hero('Other words', IMAGE)])),
      1,
      ['plain.html', 'plain.json'],
      3,
    ],
    [
      'what search engines are told of a page',
      () => site.write('pages/plain.json', pageOf('Plain', [hero('Other words', IMAGE)], { seo: SEO })),
      0,
      ['plain.html', 'plain.json'],
      // It is found by these words, too.
      15,
    ],
    [
      'a note in a page',
      () =>
        site.write('pages/plain.json', {
          note: 'For us',
          ...pageOf('Plain', [hero('Other words', IMAGE)], { seo: SEO }),
        }),
      0,
      [],
      0,
    ],
    [
      'the card of a page that a list shows',
      () => site.write('pages/team/dana.json', person('Dana', { card: { title: 'Dana', text: 'Other words.' } })),
      1,
      ['team.html', 'team.json'],
      0,
    ],
    [
      'a shared block',
      () =>
        site.write('pages/_shared/closing.json', {
          version: 1,
          block: { type: 'cta', heading: 'Write to us', actions: [HOME] },
        }),
      1,
      ['index.html', 'index.json'],
      6,
    ],
    [
      'the size of a picture',
      () => site.write('public/images/a.svg', PICTURE.replace('30', '20')),
      1,
      ['images/a.svg', 'plain.html', 'plain.json'],
      0,
    ],
    ['an entry of the menu', () => site.write('pages/_site.json', withPlain), 0, DOCUMENTS, 0],
    [
      'a link in the footer',
      () => site.write('pages/_site.json', { ...withPlain, footer: { columns: [], legal: [LINK] } }),
      0,
      DOCUMENTS,
      0,
    ],
    [
      'the card of another page, after documents that were made again of the same data',
      () => site.write('pages/team/eli.json', person('Eli', { card: { title: 'Eli', text: 'Other words.' } })),
      1,
      ['team.html', 'team.json'],
      0,
    ],
    ['a page is taken away', () => fs.rmSync(path.join(site.root, 'pages/plain.json')), 0, ['sitemap.xml'], 14],
  ];

  test('renders and writes what has changed, and nothing else', async () => {
    writeSite();
    await build();
    for (const [what, change, rendered, written, searched] of changes)
      expect([what, await changedBy(change)]).toEqual([what, { rendered, written, searched }]);
  });

  test('writes over no file of the last build: whoever reads that meanwhile has it whole', async () => {
    writeSite();
    // Nothing is kept to begin from.
    fs.rmSync(out, { recursive: true });
    await build();
    const sameFile = path.join(site.root, 'same.html');
    fs.linkSync(path.join(out, 'plain.html'), sameFile);
    const before = fs.readFileSync(sameFile, 'utf8');
    const { written } = await changedBy(() =>
      site.write('pages/plain.json', pageOf('Plain', [hero('Other words', IMAGE)])),
    );
    expect(written).toContain('plain.html');
    expect(fs.readFileSync(sameFile, 'utf8')).toBe(before);
    fs.rmSync(sameFile);
  });

  test('knows what the first page of a language lists, though one for addresses that lead nowhere was made since', async () => {
    writeSite();
    site.write('pages/_site.json', { ...soundSite, languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/de/index.json', pageOf('Start', [hero('Start'), { type: 'collection', from: '/de/team' }]));
    site.write('pages/de/team/dana.json', person('Dana'));
    await build();
    await changedBy(() => site.write('pages/plain.json', pageOf('Plainly', [hero('Plain')])));
    const others = person('Dana', { card: { title: 'Dana', text: 'Other words.' } });
    const { written } = await changedBy(() => site.write('pages/de/team/dana.json', others));
    expect(written).toEqual(['de.html', 'de.json']);
  });

  test('makes anew what the site asks for of a page that has changed, and of no other', async () => {
    writeSite();
    const asking = { ...soundSite, sharing: { markdown: true, llmsTxt: true } };
    site.write('pages/_site.json', asking);
    await build();
    const { written } = await changedBy(() => site.write('pages/plain.json', pageOf('Plain', [hero('Other words')])));
    expect(written).toEqual(['plain.html', 'plain.json', 'plain.md']);
    const menu = { ...asking, navigation: NAVIGATION.slice(0, 1) };
    expect((await changedBy(() => site.write('pages/_site.json', menu))).written).not.toContain('plain.md');
    // Nothing in the header opens any more, which is seen in styles and icons, too.
    await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(out)).toEqual(filesIn(fresh));
    fs.rmSync(path.join(out, 'plain.md'));
    expect((await changedBy(() => undefined)).written).toEqual(['plain.md']);
  });

  test('is the same as one from nothing where blocks live, and a language is written from the right', async () => {
    writeSite();
    const languages = [{ lang: 'ar', folder: '/ar' }];
    const form = { type: 'inquiryForm', privacy: '/' };
    for (const folder of ['', 'ar/'])
      for (const [name, blocks] of Object.entries({ form: [hero('Form'), form], index: [hero('Home')] }))
        site.write(`pages/${folder}${name}.json`, pageOf(name, blocks));
    const named = [{ label: 'Start', href: '/' }, ...NAVIGATION.slice(1)];
    // What one of them gets wrong stays, since the next takes over the most of it.
    for (const more of [{}, { name: 'Other Ltd' }, { name: 'Other Ltd', navigation: named }]) {
      site.write('pages/_site.json', { ...soundSite, languages, ...more });
      await build();
    }
    await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(out)).toEqual(filesIn(fresh));
  });

  test('renders a page that lists others when one of them comes or goes by the day', async () => {
    writeSite();
    site.write('pages/team/gil.json', person('Gil', { publishAt: '2026-06-01' }));
    await build('2026-05-31');
    const names = (): string[] => [...filesIn(path.join(out, 'team')).keys()];
    expect(names()).not.toContain('gil.html');
    expect((await build('2026-06-01')).rendered).toBeGreaterThan(0);
    expect(names()).toContain('gil.html');
    expect((await build('2026-06-02')).rendered).toBe(0);
  });

  test('says in the sitemap when the day of an event has come, as a build from nothing would', async () => {
    writeSite();
    site.write('pages/team/gil.json', person('Gil', { facts: { date: '2026-06-01' } }));
    const saysDay = (): boolean =>
      fs.readFileSync(path.join(out, 'sitemap.xml'), 'utf8').includes('<lastmod>2026-06-01');
    await build('2026-05-31');
    expect(saysDay()).toBe(false);
    await build('2026-06-01');
    expect(saysDay()).toBe(true);
  });

  test('writes again what somebody has changed or removed in the output', async () => {
    writeSite();
    await build();
    const first = filesIn(out);
    const changePages = (): void => {
      fs.rmSync(path.join(out, 'plain.html'));
      fs.writeFileSync(path.join(out, 'team.json'), '{}');
      fs.rmSync(path.join(out, 'images'), { recursive: true });
    };
    const changeSearch = (): void => {
      fs.rmSync(path.join(out, '_search/en-US/5.json'));
      fs.writeFileSync(path.join(out, '_search/en-US/7.json'), '{}');
    };
    for (const changes of [[changePages, changeSearch], [changeSearch]]) {
      for (const change of changes) change();
      await build();
      expect(filesIn(out)).toEqual(first);
    }
  });

  test('makes again what is made of all pages where it is gone, though nothing but a menu has changed', async () => {
    writeSite();
    await build();
    const first = filesIn(out).get('sitemap.xml');
    fs.rmSync(path.join(out, 'sitemap.xml'));
    site.write('pages/_site.json', { ...soundSite, navigation: NAVIGATION.slice(0, 1) });
    await build();
    expect(filesIn(out).get('sitemap.xml')).toBe(first);
  });

  test('is the same as one from nothing, whatever was changed before', async () => {
    const pages = ['index', 'team', 'plain', 'team/dana', 'team/eli', 'team/gil', 'other/deep', 'de/index', 'de/plain'];
    const page = fc.record({
      kind: fc.constant('page' as const),
      name: fc.constantFrom(...pages),
      words: fc.constantFrom('One', 'Two', 'Three'),
      more: fc.constantFrom<Record<string, unknown>>(
        {},
        { draft: true },
        { card: { title: 'Card', order: 1 } },
        { aliases: ['/alias'] },
        { facts: { date: '2026-05-21' }, updatedAt: '2026-05-22' },
      ),
      block: fc.constantFrom<object[]>(
        [],
        [{ type: 'shared', name: 'closing' }],
        [{ type: 'collection', from: '/team', perPage: 1, feed: true }],
        [{ type: 'collection', from: '/team', layout: 'rows', heading: 'All' }],
        [{ type: 'cardGrid', heading: 'In {year}', cards: [{ icon: 'phone', title: 'Call', text: 'We answer.' }] }],
      ),
    });
    const removal = fc.record({ kind: fc.constant('remove' as const), name: fc.constantFrom(...pages.slice(2)) });
    const setting = fc.record({
      kind: fc.constant('site' as const),
      fields: fc.constantFrom<object>(
        {},
        { name: 'Other Ltd' },
        { navigation: NAVIGATION.slice(0, 1) },
        { breadcrumbs: true },
        { phones: { main: '(415) 555-0100', sales: '(415) 555-0187' } },
        { theme: { corner: 'round' } },
        { search: false },
        { languages: [{ lang: 'de', folder: '/de' }] },
        { sharing: { markdown: true, llmsTxt: true } },
      ),
    });
    const closing = fc.record({ kind: fc.constant('shared' as const), words: fc.constantFrom('A', 'B') });
    const picture = fc.record({ kind: fc.constant('picture' as const), width: fc.constantFrom('40', '50') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 5, arbitrary: page }, removal, setting, closing, picture), {
          minLength: 1,
          maxLength: 5,
        }),
        async (sequence) => {
          writeSite();
          for (const step of sequence) {
            if (step.kind === 'page')
              site.write(
                `pages/${step.name}.json`,
                pageOf(step.name, [hero(step.words), ...step.block], step.name === 'index' ? {} : step.more),
              );
            else if (step.kind === 'remove')
              fs.rmSync(path.join(site.root, `pages/${step.name}.json`), { force: true });
            else if (step.kind === 'site') site.write('pages/_site.json', { ...soundSite, ...step.fields });
            else if (step.kind === 'shared')
              site.write('pages/_shared/closing.json', {
                version: 1,
                block: { type: 'cta', heading: step.words, actions: [HOME] },
              });
            else site.write('public/images/a.svg', PICTURE.replace('40', step.width));
            const { state } = await build();
            const content = readSite(site.root);
            // Nothing is built of pages with mistakes, and nothing is known of them from build to build.
            expect([...content.documents.values()].filter(isBroken)).toEqual([]);
            await buildSite(content, { out: fresh });
            expect(filesIn(out)).toEqual(filesIn(fresh));
            expect(foldersIn(out)).toEqual(foldersIn(fresh));
            expect(state).toBe(folderState(out));
          }
        },
      ),
      { numRuns: runs(1, 60) },
    );
  });
});
