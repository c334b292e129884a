import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { reported } from '../support/checked.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { liveContent, type LiveContent } from '../../src/engine/dev/live-content.ts';
import type { LivePage } from '../../src/engine/dev/live-page.ts';
import { smallSite } from '../support/small-site.ts';
import { pageOf } from '../support/temp-site.ts';
import { VIEW } from '../support/view.ts';

const site = smallSite({
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Team', href: '/team#people' },
  ],
  redirects: [{ from: '/old', to: '/team' }],
});
const soundSite = fs.readFileSync(path.join(site.root, 'pages/_site.json'), 'utf8');
/** The same site with all advice, such as on pages that nothing leads to. */
const adviceSite = soundSite.replace(/"checks": \{[^}]*\}/, '"checks": { "seo/duplicate-title": "error" }');
const hero = (more: Record<string, unknown> = {}) => ({ type: 'hero', heading: 'A page', ...more });
const linkTo = (href: string) => hero({ actions: [{ label: 'Go', href }] });
const shared = (name: string) => ({ type: 'shared', name });
const sharedBlock = (block: unknown) => JSON.stringify({ version: 1, block });
const text = (...args: Parameters<typeof pageOf>): string => JSON.stringify(pageOf(...args), null, 2);
const list = (more: Record<string, unknown>) => ({ type: 'collection', heading: 'All', from: '/team', ...more });
/** A title that is worth a warning. */
const LONG = { title: 'Long '.repeat(15) };
const cta = { type: 'cta', heading: 'Call', actions: [{ label: 'Call', href: '/' }] };

/** What an author may save into a page. Each line changes something that others see, or breaks something. */
const PAGES = [
  text('Plain', [hero()]),
  text('Other words', [hero({ id: 'people' })], { card: { text: 'A card.', order: 1 } }),
  text('Links', [linkTo('/team'), linkTo('/team/dana#people'), linkTo('/team/page/2'), linkTo('/us'), linkTo('/old')]),
  text('Alias', [hero()], { aliases: ['/us', '/team'] }),
  text('Fallback', [hero()], { fallback: true }),
  text('List', [list({ perPage: 1 }), list({ only: ['/team/dana'] })]),
  text('Categories', [list({ categories: { by: 'kind', label: 'Kind' } })], { facts: { kind: 'One' } }),
  text('Half a list', [list({ perPage: 'x', categories: { by: 1, values: [2] }, only: 3 })], { aliases: 5 }),
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
const PAGE_FILES = ['index', 'team', 'team/index', 'team/dana', 'team/eli', 'us'].map((name) => `pages/${name}.json`);
const ODD_FILES = [
  'pages/Our Team.json',
  'pages/Our Team/dana.json',
  'pages/_draft.json',
  'pages/notes.md',
  'pages/.hidden.json',
  'pages/team/README.txt',
  'pages/our-team.json',
];
const edits = fc.oneof(
  { weight: 6, arbitrary: saved(PAGE_FILES, PAGES) },
  { weight: 2, arbitrary: saved(['pages/_shared/closing.json', 'pages/_shared/more.json'], SHARED) },
  { weight: 1, arbitrary: saved(['pages/_site.json'], SITES) },
  { weight: 1, arbitrary: saved(ODD_FILES, PAGES) },
);
const ADDRESSES = [
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

function apply(live: LiveContent, { file, text: words }: { file: string; text: string | null }): void {
  const full = path.join(site.root, file);
  if (words === null) fs.rmSync(full, { force: true });
  else site.write(file, words);
  live.update(full);
}

const reset = (): void => {
  fs.rmSync(path.join(site.root, 'pages'), { recursive: true });
  site.write('pages/_site.json', soundSite);
  site.write('pages/index.json', pageOf('Home', [hero()]));
  site.write('pages/team/index.json', pageOf('Team', [hero({ id: 'people' })]));
};
beforeEach(reset);
afterAll(() => site.remove());

const stateOf = (live: LiveContent, address: string): LivePage['state'] => live.at(address).state;
const codesOf = (live: LiveContent, address: string): string[] =>
  live.at(address).problems.map(({ file, code }) => `${file} ${code}`);
const edit = (live: LiveContent, file: string, words: string | null): void => apply(live, { file, text: words });

describe('the live content', () => {
  it('is after any edits what reading and checking everything again would give', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(edits, { minLength: 1, maxLength: 8 }), (withAdvice, sequence) => {
        reset();
        if (withAdvice) site.write('pages/_site.json', adviceSite);
        const live = liveContent(site.root, VIEW);
        for (const step of sequence) {
          apply(live, step);
          for (const address of ADDRESSES) live.at(address);
          live.catchUp();
          const fresh = liveContent(site.root, VIEW);
          expect(live.problems()).toEqual(reported(readSite(site.root)));
          for (const address of ADDRESSES) expect([address, live.at(address)]).toEqual([address, fresh.at(address)]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('names what is wrong with a page, the shared blocks it shows and the site file, errors first', () => {
    const live = liveContent(site.root, VIEW);
    edit(live, 'pages/_shared/closing.json', sharedBlock(shared('more')));
    edit(live, 'pages/_shared/more.json', sharedBlock({ ...cta, actions: [{ label: 'Call', href: '/gone' }] }));
    edit(live, 'pages/us.json', text('Us', [shared('closing'), { type: 'heroo' }], LONG));
    expect(codesOf(live, '/us')).toEqual([
      'pages/us.json block/unknown-type',
      'pages/_shared/more.json link/missing-page',
      'pages/us.json text/too-long',
    ]);
    edit(live, 'pages/_site.json', '{ "version": 1 ');
    expect(codesOf(live, '/us')).toContain('pages/_site.json json/cut-off');
    expect(codesOf(live, '/team')).toEqual(['pages/_site.json json/cut-off']);
  });

  it('shows a page that has only warnings, with them', () => {
    const live = liveContent(site.root, VIEW);
    edit(live, 'pages/us.json', text('Us', [hero()], LONG));
    expect(live.at('/us')).toMatchObject({ state: 'page', problems: [{ code: 'text/too-long', severity: 'warning' }] });
    expect(live.at('/team')).toMatchObject({ state: 'page', problems: [] });
  });

  it('answers a saved page at once, and looks at all pages later', () => {
    site.write('pages/_site.json', adviceSite);
    site.write('pages/us.json', text('Us', [hero()]));
    const live = liveContent(site.root, VIEW);
    expect(codesOf(live, '/us')).toEqual(['pages/us.json page/orphan']);
    apply(live, {
      file: 'pages/us.json',
      text: text('Team', [hero({ actions: [{ label: 'Our van', href: '/gone' }] })]),
    });
    // What was known of all pages is still said; what is new is said later.
    expect(codesOf(live, '/us')).toEqual(['pages/us.json link/missing-page', 'pages/us.json page/orphan']);
    apply(live, { file: 'pages/us.json', text: text('Team', [hero()]) });
    const { problems, hasChanged } = live.catchUp();
    expect(hasChanged).toBe(true);
    expect(problems.map(({ code }) => code)).toEqual([
      'page/orphan',
      'seo/duplicate-title',
      'seo/duplicate-description',
    ]);
    expect(stateOf(live, '/us')).toBe('broken');
    expect(live.catchUp()).toEqual({ problems: [], hasChanged: false });
  });

  it('says nothing that it knew from all pages about a file that is cut off or gone', () => {
    site.write('pages/_site.json', adviceSite);
    site.write('pages/us.json', text('Us', [hero()]));
    const live = liveContent(site.root, VIEW);
    expect(codesOf(live, '/us')).toEqual(['pages/us.json page/orphan']);
    edit(live, 'pages/us.json', '{ "version": 1, ');
    expect(codesOf(live, '/us')).toEqual(['pages/us.json json/cut-off']);
    edit(live, 'pages/us.json', null);
    expect(live.at('/us')).toMatchObject({ state: 'missing', problems: [] });
  });

  it('catches up with a save that went unnoticed', () => {
    const live = liveContent(site.root, VIEW);
    edit(live, 'pages/us.json', '');
    site.write('pages/us.json', text('Us', [hero()]));
    expect(codesOf(live, '/us')).toEqual(['pages/us.json json/empty']);
    expect(live.catchUp()).toEqual({ problems: [], hasChanged: true });
    expect(live.at('/us')).toMatchObject({ state: 'page', problems: [] });
  });

  it('says why a page is missing when its file has a wrong name', () => {
    const live = liveContent(site.root, VIEW);
    expect(stateOf(live, '/our-team')).toBe('missing');
    edit(live, 'pages/Our Team.json', text('Our team', [hero()]));
    expect(codesOf(live, '/our-team')).toEqual(['pages/Our Team.json file/bad-name']);
    fs.renameSync(path.join(site.root, 'pages/Our Team.json'), path.join(site.root, 'pages/our-team.json'));
    live.update(path.join(site.root, 'pages/our-team.json'));
    expect(stateOf(live, '/our-team')).toBe('page');
    expect(live.problems()).toEqual(reported(readSite(site.root)));
  });

  it('notices that a folder with a wrong name is gone', () => {
    const live = liveContent(site.root, VIEW);
    edit(live, 'pages/Our Team/dana.json', text('Dana', [hero()]));
    expect(live.problems()).toMatchObject([{ file: 'pages/Our Team', code: 'file/bad-name' }]);
    fs.rmSync(path.join(site.root, 'pages/Our Team'), { recursive: true });
    live.update(path.join(site.root, 'pages/Our Team'));
    expect(live.problems()).toEqual([]);
  });

  it('shows the card of a page whose picture is missing', () => {
    const live = liveContent(site.root, VIEW);
    edit(live, 'pages/us.json', text('All', [list({})]));
    edit(live, 'pages/team/dana.json', text('Dana', [hero({ image: { src: '/images/none.svg', alt: 'Dana' } })]));
    expect(codesOf(live, '/team/dana')).toEqual(['pages/team/dana.json image/missing-file']);
    expect(live.at('/us')).toMatchObject({ state: 'page', page: { blocks: [{ items: [{ title: 'Dana' }] }] } });
  });

  it('takes no notice of what is no content', () => {
    expect(liveContent(site.root, VIEW).update(path.join(site.root, 'elsewhere.json'))).toBeUndefined();
  });
});
