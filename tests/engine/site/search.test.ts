import fc from 'fast-check';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { answerSearch } from '../../../src/engine/dev/middleware/answer-search.ts';
import { createLiveContent } from '../../../src/engine/dev/live/live-content.ts';
import { readSchemas } from '../../../src/engine/disk/schema-files.ts';
import { changedShard } from '../../../src/engine/search/changed-shard.ts';
import { shardsChanged, createSearchIndex, type SearchIndex } from '../../../src/engine/search/search-index.ts';
import { textFieldsOf } from '../../../src/engine/search/text-fields.ts';
import { wordWeights, type WordWeights } from '../../../src/engine/search/word-weights.ts';
import { searchAddress, SEARCH_FILES, shardOf } from '../../../src/model/search-index/files.ts';
import { compoundsIn } from '../../../src/model/search-index/compounds.ts';
import { signsIn, wordsIn } from '../../../src/model/search-index/words.ts';
import { packShard, unpackShard, type PackedShard, type SearchShard } from '../../../src/model/search-index/shard.ts';
import { buildChecked } from '../../support/sites/build-checked.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import { searchOf } from '../../support/search.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';
import { VIEW } from '../../support/view.ts';

const fixture = searchOf(FIXTURE_ROOT);

let site: TempSite | undefined;
afterEach(() => site?.remove());

describe('what is found on a page', () => {
  test('its words by section: no pictures, buttons or notes', () => {
    expect(fixture.page('/repairs/wheels/tubeless')).toEqual({
      title: 'Tubeless tyres',
      description: 'Why fewer thorns stop a tyre without a tube, and what we do to the rim first.',
      parts: [
        { heading: 'Thorns that no longer matter', text: '' },
        {
          heading: 'Taped, twice',
          id: 'rim',
          text: 'First the rim · Air leaves through spoke holes, not through the tyre. Two layers of tape · A new valve',
        },
        { heading: 'Then the milk', text: '' },
        { heading: 'Ride it in', text: 'Ten minutes round the quay · Pump once more' },
        { heading: 'Paid once', text: 'per wheel · Taped and filled · A new valve' },
        { heading: 'Then forget it', text: 'New milk in a year' },
      ],
    });
  });

  test('the parts of an article, each with the name that leads there', () => {
    const [, , needed, often, worn] = fixture.page('/journal/quiet-chain').parts;
    expect([needed, often, worn].map((part) => part?.id)).toEqual(['what-you-need', 'how-often', 'worn']);
    expect(often?.text).toContain('Dry 300 km weekly on hills');
  });
});

test('a field of an own block is looked at unless its schema says otherwise', () => {
  const sources = readSchemas(path.join(PROJECT, 'schemas'));
  const properties = { words: { 'x-role': 'text' }, button: { 'x-role': 'text', 'x-searched': false } };
  expect(textFieldsOf({ sources: { ...sources, blocks: { poster: { properties } } } })).toEqual({
    poster: { fields: [['words', 'text']] },
  });
});

test('what is not listed anywhere is not found: drafts, what comes later, "noindex", second names, parts of lists', () => {
  const found = [...fixture.titles.keys()];
  expect(found).toEqual(expect.arrayContaining(['/', '/journal', '/bikes/city']));
  for (const address of ['/privacy', '/repairs/frame-paint', '/journal/next-season', '/workshop', '/journal/page/2'])
    expect(found).not.toContain(address);
});

test('each page is found first by its title', () => {
  for (const [address, title] of fixture.titles) expect(fixture.find(title).hits[0]?.address, title).toBe(address);
});

test('each language has an index of its own, with its words', () => {
  site = smallSite({ search: true, languages: [{ lang: 'de', folder: '/de' }] });
  site.write('pages/de/index.json', pageOf('Start', [{ type: 'hero', heading: 'Häuser am Hafen' }]));
  const both = searchOf(site.root);
  expect(JSON.parse(both.files.get('/_search/de/index.json') ?? '')).toMatchObject({
    pages: 1,
    words: { open: 'Suche' },
    fields: { stats: expect.any(Object) as unknown },
  });
  expect(both.find('hafen', 'de').hits.map(({ address }) => address)).toEqual(['/de']);
  expect(both.find('hafen', 'en-US').hits).toEqual([]);
});

test('a site that does not ask for it has nothing of it, and asking for it widens no policy', async () => {
  site = smallSite();
  // An address has a part of that name, which the first script asks for.
  const html = (out: string): string =>
    fs.readFileSync(path.join(out, '404.html'), 'utf8').replace(/<script type="module">.*?<\/script>/s, '');
  // Its style sheet is another one, and the policy names that by its hash.
  const policy = (page: string): string =>
    (/Content-Security-Policy" content="([^"]*)/.exec(page)?.[1] ?? '').replace(/'sha256-[^']*'/g, '');
  const without = await buildChecked(site.root);
  expect(fs.existsSync(path.join(without, '_search'))).toBe(false);
  expect(html(without)).not.toMatch(/search/i);
  const before = html(without);
  site.write('pages/_site.json', { ...site.read('pages/_site.json'), search: true });
  const out = await buildChecked(site.root);
  expect(fs.existsSync(path.join(out, '_search/en-US/index.json'))).toBe(true);
  expect(policy(html(out))).toBe(policy(before));
});

test('while a site is worked on, it finds what is published, as it was saved last', async () => {
  site = smallSite({ search: true });
  site.write('pages/team.json', pageOf('Team', [{ type: 'hero', heading: 'Four bakers' }]));
  site.write('pages/plan.json', pageOf('Plan', [{ type: 'hero', heading: 'A plan' }], { draft: true }));
  const live = createLiveContent(site.root, VIEW);
  const answer = answerSearch(() => Promise.resolve(live));
  const ask = async (url: string): Promise<unknown> => {
    let said: unknown = 'next';
    const res = { writeHead: () => res, end: (text: string) => (said = JSON.parse(text)) };
    await answer({ url } as IncomingMessage, res as unknown as ServerResponse, (error) => {
      if (error) throw error;
    });
    return said;
  };
  const pagesWith = async (word: string): Promise<unknown> => {
    const { pages, words } = unpackShard((await ask(searchAddress('en-US', shardOf(word)))) as PackedShard);
    const [, ...places] = words.find(([each]) => each === word) ?? [];
    return places.filter((_place, index) => index % 2 === 0).map((page) => pages[page]);
  };
  expect(await ask('/_search/en-US/index.json')).toMatchObject({ pages: 2 });
  expect(await pagesWith('four')).toEqual(['/team']);
  expect(await pagesWith('plan')).toEqual([]);
  expect(await ask('/_search/fr/index.json')).toBe('next');
  site.write('pages/team.json', pageOf('Team', [{ type: 'hero', heading: 'Five bakers' }]));
  live.update(path.join(site.root, 'pages/team.json'));
  expect(await pagesWith('four')).toEqual([]);
  expect(await pagesWith('five')).toEqual(['/team']);
});

describe('words', () => {
  test.each([
    ['We’re on e-mail, 24/7', ['were', 'on', 'email', '24', '7']],
    ['Crème brûlée, Häuser, Straße', ['creme', 'brulee', 'hauser', 'strasse']],
    ['الطَّقْس والطقس للطقس', ['طقس', 'طقس', 'طقس']],
    ['東京都 2025', ['東京', '京都', '2025']],
    ['LINEで予約 2025年', ['line', 'で予', '予約', '2025', '年']],
    ['ﾍﾟｯﾄ', ['ぺっ', 'っと']],
    ['น้ำปลา ๒๕๖๙ ยำ', ['น้ำ', '้ำป', 'ำปล', 'ปลา', '2569', 'ยำ']],
    ['हिन्दी हिंदी फ़ीस', ['हिंदी', 'हिंदी', 'फीस']],
    ['ΟΔΟΣ οδός', ['οδοσ', 'οδοσ']],
    ['١٩٠٥ ۱۹۶۲ १९६२ ৬০', ['1905', '1962', '1962', '60']],
    ['Physio\u00adthe\u00adra\u00adpie', ['physiotherapie']],
    [
      'アンパン あんぱん ｱﾝﾊﾟﾝ ヴェール',
      ['あん', 'んぱ', 'ぱん', 'あん', 'んぱ', 'ぱん', 'あん', 'んぱ', 'ぱん', 'ゔぇ', 'ぇー', 'ーる'],
    ],
    ['臺北 台北 渡邉 齋藤 斉藤', ['台北', '台北', '渡辺', '斉藤', '斉藤']],
    ['п’ять п\u02bcять', ['пять', 'пять']],
    ['Ґердан', ['гердан']],
    ['Aarhus Århus aabningstider AAA', ['arhus', 'arhus', 'abningstider', 'aaa']],
  ])('%s', (text, words) => expect(wordsIn(text)).toEqual(words));

  test.each([
    ['Wi-Fi, a log-in and COVID\u201119', ['wifi', 'login', 'covid19']],
    ['e-mail, 9-17, 0316-123456, a - b, LINE-予約確認', []],
  ])('what hyphens put together in "%s"', (text, words) =>
    expect(compoundsIn(text).map(({ word }) => word)).toEqual(words),
  );

  test('a sign by itself is found in whichever form it is written', () => {
    expect(signsIn('裏 café 裡').map(({ word }) => word)).toEqual(['裡', '裡']);
  });

  test('a title says most, and the shorter the more', () => {
    const page = {
      title: 'Cloud',
      description: 'Backup and cloud.',
      parts: [{ heading: 'Costs', text: 'Costs of backup' }],
    };
    const words = wordWeights(page);
    const [cloud = 0, costs = 0, backup = 0] = ['cloud', 'costs', 'backup'].map((word) => words.get(word) ?? 0);
    expect(cloud).toBeGreaterThan(costs);
    expect(costs).toBeGreaterThan(backup);
    expect(wordWeights({ ...page, title: 'Cloud for growing firms' }).get('cloud')).toBeLessThan(cloud);
  });
});

describe('the index', () => {
  const words = fc
    // Few enough that pages have some in common, before and after.
    .dictionary(fc.stringMatching(/^[a-c]{2,3}$/), fc.integer({ min: 1, max: 9 }), { maxKeys: 12 })
    .map((weights): WordWeights => new Map(Object.entries(weights)));
  const pages = fc
    .dictionary(fc.stringMatching(/^\/[a-d]{1,2}$/), words, { maxKeys: 8 })
    .map((each): Map<string, WordWeights> => new Map(Object.entries(each)));
  const indexOf = (of: ReadonlyMap<string, WordWeights>): SearchIndex => {
    const index = createSearchIndex();
    for (const [address, each] of of) index.add(address, each);
    return index;
  };
  const partsOf = (index: SearchIndex): PackedShard[] =>
    Array.from({ length: SEARCH_FILES }, (_, number) => packShard(index.shard(number)));

  test('after some pages have changed, come or gone it is what all pages make, in whatever order', () => {
    fc.assert(
      fc.property(pages, pages, (before, fresh) => {
        const parts = partsOf(indexOf(before));
        const index = indexOf(fresh);
        const joined = parts.map((part, number) =>
          changedShard(part, (address) => !fresh.has(address), index.shard(number)),
        );
        expect(joined).toEqual(partsOf(indexOf(new Map([...fresh, ...before, ...fresh]))));
      }),
      { numRuns: 100 },
    );
  });

  test('other parts than those with words that have come, gone or changed are as they were', () => {
    fc.assert(
      fc.property(pages, words, words, (others, before, after) => {
        const [old, fresh] = [before, after].map((each) => partsOf(indexOf(new Map([...others, ['/z', each]]))));
        const changed = shardsChanged(before, after);
        for (const [number, part] of (old ?? []).entries())
          if (!changed.has(number)) expect(fresh?.[number]).toEqual(part);
      }),
      { numRuns: 100 },
    );
  });

  test('has in its files only what parts an address, or a page that has a word, from the one before', () => {
    const shard: SearchShard = {
      pages: ['/', '/services', '/services/backup', '/services/cloud'],
      words: [
        ['back', 2, 60],
        ['cloud', 0, 1, 1, 4, 2, 1, 3, 60],
      ],
    };
    const packed = packShard(shard);
    expect(packed).toEqual({
      pages: [0, '/', 1, 'services', 9, '/backup', 10, 'cloud'],
      words: [
        ['back', [60, 2]],
        ['cloud', [1, 0, 2], [4, 1], [60, 3]],
      ],
    });
    expect(packShard(unpackShard(packed))).toEqual(packed);
  });

  test('is always so many files', () => {
    const names = [...fixture.files.keys()].filter((name) => /\/en-GB\/\d+\.json$/.test(name));
    expect(names).toHaveLength(SEARCH_FILES);
  });
});
