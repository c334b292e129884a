import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commandsBundle } from '../../../scripts/launch/commands-bundle.mjs';
import { recordFile } from '../../../src/engine/build/record-file.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { shardFrom } from '../../../src/engine/build/output/shard.ts';
import { mergeShards } from '../../../src/engine/build/merge-shards.ts';
import { contentCacheFile } from '../../../src/engine/disk/cache/content-cache-file.ts';
import { folderState } from '../../../src/engine/disk/threads/folder-state.ts';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { sharedQueue } from '../../../src/engine/disk/threads/shared-queue.ts';
import { isToolError } from '../../../src/model/diagnostics/tool-error.ts';
import { realBundle } from '../../support/bundle.ts';
import { runs } from '../../support/night.ts';
import { filesIn, foldersIn, rebuilt, type Rebuilt } from '../../support/sites/rebuilt.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const NAVIGATION = [
  { label: 'Home', href: '/' },
  { label: 'Team', from: '/team' },
];
/** In a bundle the code of a thread is a file of its own. */
const WORKER = new URL('page-worker.cjs', commandsBundle());

/** So many pages are taken from the queue at once. */
const AT_ONCE = sharedQueue([]).chunk;

const site = smallSite({ navigation: NAVIGATION, search: true });
const { out, build, changedBy: changed } = rebuilt(site.root);
const soundSite = site.read('pages/_site.json');

const hero = (heading: string, more: object = {}): object => ({ type: 'hero', heading, ...more });
const person = (name: string, more: object = {}): object =>
  pageOf(name, [hero(name)], { card: { title: name, text: `What ${name} does.` }, ...more });
const SEO = {
  title: 'Plain | Testing',
  description: 'Other words for those who find this page by searching, in one sentence that is long enough.',
};
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

function writeSite(): void {
  fs.rmSync(path.join(site.root, 'pages'), { recursive: true });
  site.write('pages/_site.json', soundSite);
  site.write('pages/index.json', pageOf('Home', [hero('Home'), { type: 'shared', name: 'closing' }]));
  site.write('pages/team.json', pageOf('Team', [hero('Team'), { type: 'collection', from: '/team', perPage: 2 }]));
  for (const name of ['Dana', 'Eli', 'Finn']) site.write(`pages/team/${name.toLowerCase()}.json`, person(name));
  site.write('pages/plain.json', pageOf('Plain', [hero('Plain', { image: { src: '/images/a.svg', alt: 'A' } })]));
  site.write('pages/_shared/closing.json', { version: 1, block: { type: 'cta', heading: 'Call {site.phones.main}' } });
  site.write('public/images/a.svg', PICTURE);
}

/** What a change has rendered and written; of the files of the search only how many. */
async function changedBy(change: () => void): Promise<Rebuilt & { searched: number }> {
  const { rendered, written } = await changed(change);
  const isSearched = (name: string): boolean => name.startsWith('_search');
  return {
    rendered,
    written: written.filter((name) => !isSearched(name)),
    searched: written.filter(isSearched).length,
  };
}

/** The pages of a folder as they are written beside the output. */
const pagesBeingWritten = (): string[] =>
  fs.readdirSync(site.root).flatMap((name) => {
    const folder = path.join(site.root, name, 'many');
    if (!name.startsWith('dist.next-') || !fs.existsSync(folder)) return [];
    return fs.readdirSync(folder).flatMap((file) => (file.endsWith('.html') ? path.join(folder, file) : []));
  });

beforeAll(async () => {
  await realBundle();
});
afterAll(() => {
  fs.rmSync(contentCacheFile(site.root), { force: true });
  site.remove();
});

test('a build for another host is what one from nothing makes, and says the same of it again', async () => {
  writeSite();
  await build();
  const { content, cache } = readCached(site.root);
  const fresh = path.join(site.root, 'fresh');
  for (const host of ['static', 'github-pages'] as const) {
    const { cannot, state } = await buildSite(content, { out, cache, host });
    await buildSite(readSite(site.root), { out: fresh, host });
    expect(filesIn(out)).toEqual(filesIn(fresh));
    expect(await buildSite(content, { out, cache, host })).toMatchObject({ rendered: 0, cannot, state });
    expect(cannot.length).toBeGreaterThan(0);
  }
});

test('for a host that has a site in a folder, it is what one from nothing makes, after one for another', async () => {
  writeSite();
  site.write('pages/_site.json', { ...soundSite, basePath: '/in/here' });
  const { content, cache } = readCached(site.root);
  const fresh = path.join(site.root, 'fresh');
  for (const host of ['static', 'cloudflare', 'static'] as const) {
    await buildSite(content, { out, cache, host, outputState: Promise.resolve(folderState(out)) });
    await buildSite(readSite(site.root), { out: fresh, host });
    expect(filesIn(out)).toEqual(filesIn(fresh));
  }
});

test('the picture that is drawn of a page has another name where one comes that would have the same', async () => {
  writeSite();
  site.write('pages/_site.json', { ...soundSite, sharing: { pictures: true } });
  await build();
  const { written } = await changedBy(() => site.write('pages/team-dana.json', pageOf('Other', [hero('Other')])));
  expect(written).toEqual(expect.arrayContaining(['images/social/team_dana.png', 'team/dana.html', 'team-dana.html']));
  await buildSite(readSite(site.root), { out: path.join(site.root, 'fresh') });
  expect(filesIn(out)).toEqual(filesIn(path.join(site.root, 'fresh')));
});

describe('a build in parts', () => {
  const part = (number: number): string => path.join(site.root, `part-${number}`);
  const buildPart = (number: number, of: number) => {
    const { content, cache } = readCached(site.root);
    return buildSite(content, { out: part(number), cache, shard: { number, of } });
  };

  const PLACES = [
    ['/in/here', 'cloudflare'],
    ['', undefined],
  ] as const;
  test.each(PLACES.slice(0, runs(1, 2)))('is put together to what one build makes, at "%s"', async (basePath, host) => {
    writeSite();
    site.write('pages/_site.json', { ...soundSite, ...(basePath && { basePath }), ...(host && { host }) });
    const built = [await buildPart(1, 3), await buildPart(2, 3), await buildPart(3, 3)];
    expect(built.map(({ pages }) => pages).every((pages) => pages > 0)).toBe(true);
    const whole = path.join(site.root, 'whole');
    const fresh = path.join(site.root, 'fresh');
    await mergeShards([part(3), part(1), part(2)], whole);
    const { state } = await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(whole)).toEqual(filesIn(fresh));
    expect(state).toBe(folderState(fresh));
  });

  test('is refused when a part is missing, there twice, not whole, of another build, or none', async () => {
    const merge = (...parts: string[]) => mergeShards(parts, path.join(site.root, 'whole'));
    await expect(merge(part(1), part(2))).rejects.toThrow('Part 3 of 3 is missing. Name each part once.');
    await expect(merge(part(1), part(1), part(2))).rejects.toThrow('Part 1 of 3 is there more than once.');
    const page = fs
      .readdirSync(part(2), { encoding: 'utf8', recursive: true })
      .find((name) => name.endsWith('.html') && name !== '404.html');
    const file = path.join(part(2), page ?? 'No page is in this part.');
    const bytes = fs.readFileSync(file);
    for (const spoil of [() => fs.truncateSync(file, 10), () => fs.rmSync(file)]) {
      spoil();
      await expect(merge(part(1), part(2), part(3))).rejects.toThrow(`Files of ${part(2)} are missing or cut off.`);
    }
    fs.writeFileSync(file, bytes);
    await expect(merge(part(1), path.join(site.root, 'pages'))).rejects.toThrow('is no part of a build.');
    site.write('pages/plain.json', pageOf('Plain', [hero('Later words')]));
    await buildPart(2, 3);
    await expect(merge(part(1), part(2), part(3))).rejects.toThrow('is part of another build than');
  });

  const SOUND = { number: 1, of: 1, siteFolder: '' };

  test.each([
    {},
    { number: 1 },
    { number: 1, of: 1 },
    { number: 1, of: 1, siteFolder: '../pages' },
    { ...SOUND, siteFolder: 'a\0b' },
    ...[5, null, ['a'], [[5, 5]], [['../pages', 5]], [['a\0b', 5]]].map((files) => ({ ...SOUND, files })),
  ])('is no part whose mark says %j alone', async (mark) => {
    const [part, whole] = ['other', 'whole'].map((name) => path.join(site.root, name)) as [string, string];
    site.write('other/.shard.json', { everything: '', files: [], ...mark });
    await expect(mergeShards([part], whole)).rejects.toThrow(`${part} is no part of a build.`);
  });

  test('is refused where the words for the search are none', async () => {
    site.write('other/.shard.json', { ...SOUND, everything: '', files: [] });
    site.write('other/_search/en/index.json', 'no words');
    await expect(mergeShards([path.join(site.root, 'other')], path.join(site.root, 'whole'))).rejects.toThrow(
      'other/_search/en/index.json cannot be read. Bring all of that part here again, or build it again.',
    );
  });

  test.each(['0/3', '4/3', '1', 'x/3', '1/3/5', '-1/3'])('has no part %s', (text) => {
    expect(shardFrom(text)).toBeUndefined();
  });
});

describe('a build after another', () => {
  const changes: [what: string, change: () => void, rendered: number, written: string[], searched: number][] = [
    ['nothing', () => undefined, 0, [], 0],
    [
      'the words of a page',
      () => site.write('pages/plain.json', pageOf('Plain', [hero('Other words')])),
      1,
      ['plain.html', 'plain.json'],
      // Where its old and new words are.
      3,
    ],
    [
      'what search engines are told of a page',
      () => site.write('pages/plain.json', pageOf('Plain', [hero('Other words')], { seo: SEO })),
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
          ...pageOf('Plain', [hero('Other words')], { seo: SEO }),
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
      () => site.write('pages/_shared/closing.json', { version: 1, block: { type: 'cta', heading: 'Write to us' } }),
      1,
      ['index.html', 'index.json'],
      6,
    ],
    [
      'the size of a picture',
      () => site.write('public/images/a.svg', PICTURE.replace('30', '20')),
      0,
      ['images/a.svg'],
      0,
    ],
    [
      'an entry of the menu',
      () =>
        site.write('pages/_site.json', {
          ...soundSite,
          navigation: [...NAVIGATION, { label: 'Plain', href: '/plain' }],
        }),
      0,
      [
        '404.html',
        'index.html',
        'plain.html',
        'team.html',
        'team/dana.html',
        'team/eli.html',
        'team/finn.html',
        'team/page/2.html',
      ],
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

  test('makes anew what the site asks for of a page that has changed, and of no other', async () => {
    writeSite();
    const asking = { ...soundSite, sharing: { markdown: true, llmsTxt: true } };
    site.write('pages/_site.json', asking);
    await build();
    const { written } = await changedBy(() => site.write('pages/plain.json', pageOf('Plain', [hero('Other words')])));
    expect(written).toEqual(['plain.html', 'plain.json', 'plain.md']);
    const menu = { ...asking, navigation: NAVIGATION.slice(0, 1) };
    expect((await changedBy(() => site.write('pages/_site.json', menu))).written).not.toContain('plain.md');
    fs.rmSync(path.join(out, 'plain.md'));
    expect((await changedBy(() => undefined)).written).toEqual(['plain.md']);
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

  test('writes again what somebody has changed or removed in the output', async () => {
    writeSite();
    await build();
    const first = filesIn(out);
    fs.rmSync(path.join(out, 'plain.html'));
    fs.writeFileSync(path.join(out, 'team.json'), '{}');
    fs.rmSync(path.join(out, 'images'), { recursive: true });
    fs.rmSync(path.join(out, '_search/en-US/5.json'));
    fs.writeFileSync(path.join(out, '_search/en-US/7.json'), '{}');
    await build();
    expect(filesIn(out)).toEqual(first);
  });

  test('begins from the output before the last, and is the same as one from nothing all the same', async () => {
    writeSite();
    fs.rmSync(out, { recursive: true, force: true });
    const fresh = path.join(site.root, 'fresh');
    const inodes: number[] = [];
    const folders = [
      ['plain', 'One'],
      ['team/dana', 'Two'],
      ['plain', 'Three'],
      ['plain', 'Four'],
    ] as const;
    await build();
    for (const [name, words] of folders) {
      inodes.push(fs.statSync(out).ino);
      site.write(
        `pages/${name}.json`,
        name === 'plain' ? pageOf(`Plain ${words}`, [hero('Plain')]) : person('Dana', { note: words }),
      );
      await build();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
    // Two folders take turns.
    expect(inodes[3]).toBe(inodes[1]);
    expect(fs.statSync(out).ino).toBe(inodes[2]);
  });

  test('does not begin from the output before the last where somebody has changed what is in it', async () => {
    writeSite();
    fs.rmSync(out, { recursive: true, force: true });
    const fresh = path.join(site.root, 'fresh');
    const before = recordFile(site.root, out).replace(/json$/, 'spare');
    const changes = [
      () => fs.rmSync(path.join(before, 'team/dana.html')),
      () => fs.rmSync(path.join(before, 'team'), { recursive: true }),
      () => fs.writeFileSync(path.join(before, 'more.html'), 'Left by somebody.'),
    ];
    let count = 0;
    const buildNext = async (): Promise<void> => {
      site.write('pages/plain.json', pageOf(`Plain ${count++}`, [hero('Plain')]));
      await build();
    };
    for (const change of changes) {
      await buildNext();
      await buildNext();
      change();
      await buildNext();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
  });

  test('is made where nothing can be kept for the next one, and says so', async () => {
    writeSite();
    fs.rmSync(out, { recursive: true, force: true });
    await build();
    for (const words of ['One', 'Two', 'Three']) {
      site.write('pages/plain.json', pageOf(`Plain ${words}`, [hero('Plain')]));
      if (words !== 'Three') expect(await build()).not.toHaveProperty('notKept');
    }
    const kept = path.dirname(recordFile(site.root, out));
    const refuse = (...places: fs.PathLike[]): void => {
      if (places.some((place) => String(place).startsWith(kept)))
        throw Object.assign(new Error('No.'), { code: 'EROFS', syscall: 'rename', path: kept });
    };
    const { renameSync } = fs;
    vi.spyOn(fs, 'accessSync').mockImplementation((place) => refuse(place));
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => (refuse(from, to), renameSync(from, to)));
    expect(await build()).toMatchObject({
      notKept: expect.stringMatching(/\/builds cannot be changed: the disk can only be read$/) as string,
    });
    vi.restoreAllMocks();
    const fresh = path.join(site.root, 'fresh');
    await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(out)).toEqual(filesIn(fresh));
  });

  test('believes what is noted of an output only where it is that one', async () => {
    writeSite();
    await build();
    // What is noted is written as a whole once, and then what has changed.
    fs.rmSync(recordFile(site.root, out));
    await build();
    const page = path.join(site.root, 'pages/plain.json');
    fs.renameSync(page, `${page}.away`);
    await build();
    fs.rmSync(recordFile(site.root, out).replace(/json$/, 'patch.json'));
    fs.renameSync(`${page}.away`, page);
    await build();
    const fresh = path.join(site.root, 'fresh');
    await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(out)).toEqual(filesIn(fresh));
  });

  test('has a file where a folder was, and a folder where a file was', async () => {
    writeSite();
    const place = path.join(site.root, 'public/deep');
    const fresh = path.join(site.root, 'fresh');
    const folder = (): void => site.write('public/deep/er.txt', 'In a folder');
    const file = (): void => site.write('public/deep', 'A file');
    for (const make of [folder, folder, folder, file, folder, file, file]) {
      fs.rmSync(place, { recursive: true, force: true });
      make();
      await build();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
    fs.rmSync(place, { recursive: true, force: true });
  });

  test('is the same in threads, also where it begins from an earlier output', async () => {
    writeSite();
    for (let number = 0; number < 80; number++) site.write(`pages/many/page-${number}.json`, person(`Page ${number}`));
    fs.rmSync(out, { recursive: true, force: true });
    const fresh = path.join(site.root, 'fresh');
    let began = 0;
    const isNew = (file: string): boolean => (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= began;
    // This thread would have done all of it before another is ready.
    const onProgress = (done: number): void => {
      if (done !== AT_ONCE) return;
      const end = Date.now() + 20_000;
      while (!pagesBeingWritten().filter(isNew)[AT_ONCE])
        if (Date.now() > end) throw new Error('No other thread has built a page.');
    };
    const several = rebuilt(site.root, { threads: { code: WORKER, pagesAThread: 10, most: 2 }, onProgress });
    const menu = (label: string) => (): void =>
      site.write('pages/_site.json', { ...soundSite, navigation: [...NAVIGATION, { label, href: '/plain' }] });
    const steps: (() => void)[] = [
      () => undefined,
      menu('One'),
      menu('Two'),
      () => site.write('pages/_site.json', { ...soundSite, name: 'Other Ltd' }),
      menu('Three'),
    ];
    // By the third, an output begins from the one before the last.
    for (const step of steps.slice(0, runs(3, 5))) {
      step();
      began = Date.now();
      const { state } = await several.build();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
      expect(state).toBe(folderState(out));
    }
  });

  test('leaves the last one where a thread fails, and says why', async () => {
    writeSite();
    await build();
    const before = filesIn(out);
    const code = path.join(site.root, 'broken.mjs');
    fs.writeFileSync(code, "throw Object.assign(new Error('Broken'), { name: 'ToolError' })");
    const several = rebuilt(site.root, { threads: { code: pathToFileURL(code), pagesAThread: 1, most: 2 } });
    site.write('pages/_site.json', { ...soundSite, name: 'Other Ltd' });
    await expect(several.build()).rejects.toSatisfy((fault) => isToolError(fault) && fault.message === 'Broken');
    expect(filesIn(out)).toEqual(before);
  });

  test('leaves no folder behind that nothing is in', async () => {
    writeSite();
    site.write('pages/deep/er/page.json', pageOf('Deep', [hero('Deep')]));
    await build();
    // Each output is begun from once.
    for (const words of ['One', 'Two']) {
      site.write('pages/plain.json', pageOf(`Plain ${words}`, [hero('Plain')]));
      await build();
    }
    fs.rmSync(path.join(site.root, 'pages/deep'), { recursive: true });
    for (const words of ['Three', 'Four']) {
      site.write('pages/plain.json', pageOf(`Plain ${words}`, [hero('Plain')]));
      await build();
      expect(foldersIn(out).filter((name) => name.startsWith('deep'))).toEqual([]);
    }
  });

  test.each([
    ['somebody has left in the output', () => site.write('dist/assets/notes.txt', 'Mine')],
    [
      'another version has left there',
      () => {
        site.write('dist/assets/old.js', 'Old');
        fs.rmSync(recordFile(site.root, out));
      },
    ],
  ])('brings nothing back that %s', async (_what, leave) => {
    writeSite();
    await build();
    leave();
    const fresh = path.join(site.root, 'fresh');
    for (const words of ['One', 'Two', 'Three']) {
      site.write('pages/plain.json', pageOf(`Plain ${words}`, [hero('Plain')]));
      await build();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
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
        [{ type: 'cta', heading: 'In {year}', icon: 'phone' }],
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
              site.write('pages/_shared/closing.json', { version: 1, block: { type: 'cta', heading: step.words } });
            else site.write('public/images/a.svg', PICTURE.replace('40', step.width));
            const { state } = await build();
            const fresh = path.join(site.root, 'fresh');
            await buildSite(readSite(site.root), { out: fresh });
            expect(filesIn(out)).toEqual(filesIn(fresh));
            expect(foldersIn(out)).toEqual(foldersIn(fresh));
            expect(state).toBe(folderState(out));
          }
        },
      ),
      { numRuns: runs(3, 60) },
    );
  });
});
