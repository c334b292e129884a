import { expect, it } from 'vitest';
import type { BuildContext } from '../../../src/engine/build/pages/build-context.ts';
import { typesOf, documentKeys, type DocumentKey } from '../../../src/engine/build/pages/document-key.ts';
import type { ResolvedPage } from '../../../src/model/page/types.ts';

/** All that a document is made of, as far as keys look at it. */
const MADE_OF = {
  page: {
    path: '/',
    title: 'Home',
    blocks: [
      { type: 'hero', heading: 'Hello' },
      { type: 'cta', heading: 'Call' },
    ],
    icons: { phone: [] },
    opensAt: 1,
    strings: 'en',
  },
  site: { lang: 'en', dir: undefined, strings: 'en', icons: {}, name: 'Site', footer: {}, navigation: ['Home'] },
  code: {
    commonKey: 'common',
    blockKeys: { hero: 'hero', cta: 'cta', prose: 'prose' },
    shellKey: 'shell',
    app: '/app.js',
    consent: undefined,
    boot: { plain: 'first()' },
  },
  sites: { fallbacks: ['/trades'] },
  assets: { otherMedia: '/other.css' },
  data: 'data',
  header: 'signature',
};

type Part = keyof typeof MADE_OF;

function keyOf({ page, site, code, sites, assets, data, header }: typeof MADE_OF): DocumentKey {
  const context: unknown = {
    code: { ...code, renderer: { headerSignature: () => header } },
    sites: { ...sites, siteAt: () => site },
    assets,
  };
  const resolved: unknown = page;
  const types = typesOf(resolved as ResolvedPage);
  return documentKeys(context as BuildContext).of(resolved as ResolvedPage, { dataKey: data, types });
}

/** Which parts of the key are others where one of these is another. */
function changedBy(part: Part, change: unknown): string[] {
  const before = keyOf(MADE_OF);
  const made = MADE_OF[part];
  const after = keyOf({ ...MADE_OF, [part]: typeof made === 'string' ? change : { ...made, ...Object(change) } });
  return Object.keys(before).filter((name) => before[name as keyof DocumentKey] !== after[name as keyof DocumentKey]);
}

/**
 * The keys of a page in each of two languages, the second of which has this site file and this signature of its header.
 */
function keysOfTwo(german: object, signature: string) {
  const context: unknown = {
    code: {
      ...MADE_OF.code,
      renderer: { headerSignature: ({ path }: ResolvedPage) => (path === '/de' ? signature : '') },
    },
    sites: { ...MADE_OF.sites, siteAt: ({ path }: ResolvedPage) => (path === '/de' ? german : MADE_OF.site) },
    assets: MADE_OF.assets,
  };
  const keys = documentKeys(context as BuildContext);
  return ['/', '/de'].map((path) => {
    const page = { ...MADE_OF.page, path } as unknown as ResolvedPage;
    return { whole: keys.of(page, { dataKey: '', types: typesOf(page) }), header: keys.ofHeader(page) };
  });
}

it('of documents in several languages, each has the key of the shell around it, and of its own header', () => {
  const german = { ...MADE_OF.site, lang: 'de' };
  const [first, before] = keysOfTwo(german, 'one');
  const changes = [
    keysOfTwo({ ...german, footer: { legal: [] } }, 'one'),
    keysOfTwo({ ...german, strings: 'de-AT' }, 'one'),
    keysOfTwo({ ...german, navigation: ['Start'] }, 'one'),
    keysOfTwo(german, 'other'),
  ];
  for (const [same] of changes) expect(same).toEqual(first);
  const others = changes.map(([, after]) =>
    Object.entries(after!.whole).flatMap(([name, key]) =>
      key === before!.whole[name as keyof DocumentKey] ? [] : name,
    ),
  );
  expect(others).toEqual([['rest'], ['blocks', 'rest'], ['menus'], ['signature']]);
  for (const { whole, header } of changes.flat())
    expect(header).toEqual({ menus: whole.menus, signature: whole.signature });
});

it.each<[part: Part, change: unknown, keys: string[]]>([
  ['page', { title: 'Start' }, ['blocks']],
  [
    'page',
    {
      blocks: [
        { type: 'hero', heading: 'Hi' },
        { type: 'cta', heading: 'Call' },
      ],
    },
    ['blocks'],
  ],
  ['page', { icons: {} }, ['blocks']],
  ['page', { opensAt: 2 }, ['blocks']],
  ['page', { strings: 'de' }, ['blocks']],
  ['site', { lang: 'de' }, ['blocks', 'rest']],
  ['site', { dir: 'rtl' }, ['blocks', 'rest']],
  ['site', { strings: 'de' }, ['blocks', 'rest']],
  ['site', { icons: { phone: [] } }, ['blocks', 'rest']],
  ['site', { name: 'Other' }, ['rest']],
  ['site', { footer: { legal: [] } }, ['rest']],
  ['site', { navigation: [] }, ['menus']],
  ['code', { commonKey: 'other' }, ['blocks']],
  ['code', { blockKeys: { ...MADE_OF.code.blockKeys, cta: 'other' } }, ['blocks']],
  ['code', { blockKeys: { ...MADE_OF.code.blockKeys, prose: 'other' } }, []],
  ['code', { shellKey: 'other' }, ['rest']],
  ['code', { app: '/other.js' }, ['rest']],
  ['code', { consent: '/consent.js' }, ['rest']],
  ['code', { boot: { plain: 'other()' } }, ['rest']],
  ['sites', { fallbacks: [] }, ['rest']],
  ['assets', { otherMedia: '/others.css' }, ['rest']],
  ['data', 'other', ['rest']],
  ['header', 'other', ['signature']],
])('of a document, another %s with %j changes the keys %j', (part, change, keys) => {
  expect(changedBy(part, change)).toEqual(keys);
});
