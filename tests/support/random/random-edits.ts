import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { smallSite } from '../sites/small-site.ts';
import { pageOf, type TempSite } from '../sites/temp-site.ts';

/** A small site that is about to be edited. */
export const createEditedSite = (): TempSite =>
  smallSite({
    navigation: [
      { label: 'Home', href: '/' },
      { label: 'Team', href: '/team#people' },
    ],
    redirects: [{ from: '/old', to: '/team' }],
  });

/** Its site file, without advice. */
export const soundSite = siteFileOf(createEditedSite());

function siteFileOf(site: TempSite): string {
  const text = fs.readFileSync(path.join(site.root, 'pages/_site.json'), 'utf8');
  site.remove();
  return text;
}

/** The same site with all advice, such as on pages that nothing leads to. */
export const adviceSite = soundSite.replace(
  /"checks": \{[^}]*\}/,
  '"checks": { "seo/duplicate-title": "error", "text/repeated": "warning" }',
);
export const hero = (more: Record<string, unknown> = {}) => ({ type: 'hero', heading: 'A page', ...more });
const linkTo = (href: string) => hero({ actions: [{ label: 'Go', href }] });
export const shared = (name: string) => ({ type: 'shared', name });
export const sharedBlock = (block: unknown) => JSON.stringify({ version: 1, block });
export const text = (...args: Parameters<typeof pageOf>): string => JSON.stringify(pageOf(...args), null, 2);
export const list = (more: Record<string, unknown>) => ({ type: 'collection', heading: 'All', from: '/team', ...more });
/** A title that is worth a warning. */
export const LONG = { title: 'Long '.repeat(15) };
/** Words that may stand on one page only. */
const WORDS = {
  type: 'prose',
  body: 'We build each bicycle by hand, and each of them waits for the one who will ride it. '.repeat(4),
};
export const cta = { type: 'cta', heading: 'Call', actions: [{ label: 'Call', href: '/' }] };

/** What an author may save into a page. Each line changes something that others see, or breaks something. */
const PAGES = [
  text('Plain', [hero()]),
  text('Other words', [hero({ id: 'people' })], { card: { text: 'A card.', order: 1 } }),
  text('Links', [linkTo('/team'), linkTo('/team/dana#people'), linkTo('/team/page/2'), linkTo('/us'), linkTo('/old')]),
  text('Alias', [hero()], { aliases: ['/us', '/team'] }),
  text('Feed', [list({ feed: true, sort: { by: 'title' } })]),
  text('Words', [WORDS]),
  text('Words of its own', [hero(), WORDS]),
  text('Fallback', [hero()], { fallback: true }),
  text('List', [list({ perPage: 1 }), list({ only: ['/team/dana'] })]),
  text('Others', [list({ perPage: 1, except: ['/team/dana'] })]),
  text('Categories', [list({ categories: { by: 'kind', label: 'Kind' } })], { facts: { kind: 'One' } }),
  text('Only some', [list({ categories: { by: 'kind', label: 'Kind', values: ['One', 'Three'] } })]),
  text('Facts', [hero()], { facts: { date: '2026-05-21', kind: 'Ones', author: 'Dana' } }),
  text('Facts otherwise', [hero()], { facts: { datum: '2026-05-21', kinds: 'One', auhtor: 'Dana' } }),
  text('Half facts', [{ type: 'heroo' }], { facts: { kind: 'Ones', datum: '2026-05-21' } }),
  text('Half a list', [list({ perPage: 'x', categories: { by: 1, values: [2] }, only: 3, except: 4 })], { aliases: 5 }),
  text('Shared', [shared('closing'), shared('gone')]),
  text('Draft', [hero()], { draft: true, facts: { kind: 'Two' } }),
  text('Picture', [hero({ image: { src: '/images/none.svg', alt: 'None' } })]),
  text('Too long '.repeat(12), [hero({ text: 'Call {site.phones.main} or {site.phones.fax}.' })]),
  text('Typo', [{ type: 'heroo' }]),
  '{ "version": 1, ',
  '',
];
const SHARED = [
  sharedBlock(cta),
  sharedBlock(shared('more')),
  sharedBlock(shared('closing')),
  sharedBlock(hero({ id: 'people' })),
  '{',
];
const SITES = [
  soundSite,
  adviceSite,
  adviceSite,
  soundSite.replace('/team#people', '/nowhere'),
  soundSite.replace('"sales"', '"fax"'),
  soundSite.replace('/old', '/team'),
  '{ "version": 1 }',
  '',
];

const saved = (files: string[], texts: string[]) =>
  fc.record({ file: fc.constantFrom(...files), text: fc.option(fc.constantFrom(...texts), { freq: 4 }) });
const PAGE_FILES = ['index', 'team', 'team/index', 'team/dana', 'team/eli', 'team/finn', 'team/gus', 'us'].map(
  (name) => `pages/${name}.json`,
);
const ODD_FILES = [
  'pages/Our Team.json',
  'pages/Our Team/dana.json',
  'pages/_draft.json',
  'pages/notes.md',
  'pages/.hidden.json',
  'pages/team/README.txt',
  'pages/our-team.json',
];
/** One save of an author who tries things out. */
export const edits = fc.oneof(
  { weight: 6, arbitrary: saved(PAGE_FILES, PAGES) },
  { weight: 2, arbitrary: saved(['pages/_shared/closing.json', 'pages/_shared/more.json'], SHARED) },
  { weight: 1, arbitrary: saved(['pages/_site.json'], SITES) },
  { weight: 1, arbitrary: saved(ODD_FILES, PAGES) },
);
/** Where one can look: pages that are there before or after some edits, or never. */
export const ADDRESSES = [
  '/',
  '/team',
  '/team/dana',
  '/team/eli',
  '/team/page/2',
  '/team/category/one',
  '/us',
  '/us/anything',
  '/old',
  '/our-team',
  '/nowhere',
];

/** The site as it is before the first edit. */
export function resetSite(site: TempSite): void {
  fs.rmSync(path.join(site.root, 'pages'), { recursive: true });
  site.write('pages/_site.json', soundSite);
  site.write('pages/index.json', pageOf('Home', [hero()]));
  site.write('pages/team/index.json', pageOf('Team', [hero({ id: 'people' })]));
}

/** What an author saves, or deletes. */
export interface FileEdit {
  file: string;
  text: string | null;
}

/** Saves or deletes what an edit says. */
export function applyEdit(site: TempSite, { file, text: words }: FileEdit): void {
  if (words === null) fs.rmSync(path.join(site.root, file), { force: true });
  else site.write(file, words);
}
