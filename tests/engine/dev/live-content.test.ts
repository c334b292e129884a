import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reported } from '../../support/checked.ts';
import { runs } from '../../support/night.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import { documentNameOf } from '../../../src/engine/read/document-name.ts';
import { cachedDiagnostics } from '../../../src/engine/disk/cache/cached-diagnostics.ts';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { createLiveContent, type LiveContent } from '../../../src/engine/dev/live/live-content.ts';
import type { LivePage } from '../../../src/engine/dev/live/live-page.ts';
import {
  ADDRESSES,
  adviceSite,
  applyEdit,
  cta,
  createEditedSite,
  edits,
  hero,
  list,
  LONG,
  resetSite,
  shared,
  sharedBlock,
  text,
  type FileEdit,
} from '../../support/random/random-edits.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { VIEW } from '../../support/view.ts';

function apply(live: LiveContent, ...changes: FileEdit[]): void {
  for (const change of changes) applyEdit(site, change);
  live.update(...changes.map(({ file }) => path.join(site.root, file)));
}

/** One save, or several at once, such as those of another branch. */
const saves = fc.array(edits, { minLength: 1, maxLength: 3 });

const site = createEditedSite();
beforeEach(() => resetSite(site));
afterAll(() => site.remove());

const stateOf = (live: LiveContent, address: string): LivePage['state'] => live.at(address).state;
const codesOf = (live: LiveContent, address: string): string[] =>
  live.at(address).problems.map(({ file, code }) => `${file} ${code}`);
const edit = (live: LiveContent, file: string, words: string | null): void => apply(live, { file, text: words });

describe('the live content', () => {
  it('is after any edits what reading and checking everything again would give', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(saves, { minLength: 1, maxLength: 8 }), async (withAdvice, sequence) => {
        resetSite(site);
        if (withAdvice) site.write('pages/_site.json', adviceSite);
        const live = createLiveContent(site.root, VIEW);
        for (const step of sequence) {
          apply(live, ...step);
          for (const address of ADDRESSES) live.at(address);
          live.catchUp();
          const fresh = createLiveContent(site.root, VIEW);
          expect(live.problems()).toEqual(reported(readSite(site.root)));
          expect(await fresh.problemsInTurns(() => Promise.resolve())).toEqual(live.problems());
          for (const address of ADDRESSES) expect([address, live.at(address)]).toEqual([address, fresh.at(address)]);
        }
      }),
      { numRuns: runs(3, 60) },
    );
  });

  it('names what is wrong with a page, the shared blocks it shows and the site file, errors first', () => {
    const live = createLiveContent(site.root, VIEW);
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
    const live = createLiveContent(site.root, VIEW);
    edit(live, 'pages/us.json', text('Us', [hero()], LONG));
    expect(live.at('/us')).toMatchObject({ state: 'page', problems: [{ code: 'text/too-long', severity: 'warning' }] });
    expect(live.at('/team')).toMatchObject({ state: 'page', problems: [] });
  });

  it('answers a saved page at once, and looks at all pages later', () => {
    site.write('pages/_site.json', adviceSite);
    site.write('pages/us.json', text('Us', [hero()]));
    const live = createLiveContent(site.root, VIEW);
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
    expect(problems.map(({ code }) => code)).toEqual(['page/orphan', 'seo/duplicate-title']);
    expect(stateOf(live, '/us')).toBe('broken');
    expect(live.catchUp()).toEqual({ problems: [], hasChanged: false });
  });

  it('says nothing that it knew from all pages about a file that is cut off or gone', () => {
    site.write('pages/_site.json', adviceSite);
    site.write('pages/us.json', text('Us', [hero()]));
    const live = createLiveContent(site.root, VIEW);
    expect(codesOf(live, '/us')).toEqual(['pages/us.json page/orphan']);
    edit(live, 'pages/us.json', '{ "version": 1, ');
    expect(codesOf(live, '/us')).toEqual(['pages/us.json json/cut-off']);
    edit(live, 'pages/us.json', null);
    expect(live.at('/us')).toMatchObject({ state: 'missing', problems: [] });
  });

  it('has at midnight what comes on that day, and no longer what goes', () => {
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    const day = new Date(tomorrow).toLocaleDateString('sv');
    const live = createLiveContent(site.root, VIEW);
    edit(live, 'pages/us.json', text('Us', [hero()], { publishAt: day }));
    edit(live, 'pages/news.json', text('News', [hero()], { unpublishAt: day }));
    const seen = () => ['/us', '/news'].map((address) => live.at(address, { drafts: false }).state);
    expect([seen(), stateOf(live, '/us')]).toEqual([['missing', 'page'], 'page']);
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow });
    try {
      expect([seen(), stateOf(live, '/news')]).toEqual([['page', 'missing'], 'page']);
    } finally {
      vi.useRealTimers();
      edit(live, 'pages/news.json', null);
    }
  });

  it('has in a new year the words of that, without a save', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T12:00:00Z') });
    try {
      site.write('pages/us.json', text('Us', [hero({ text: 'Since {year}.' })]));
      const live = createLiveContent(site.root, VIEW);
      expect(JSON.stringify(live.at('/us'))).toContain('Since 2026.');
      vi.setSystemTime(Date.parse('2027-01-01T12:00:00Z'));
      expect(JSON.stringify(live.at('/us'))).toContain('Since 2027.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('leads on from an old address, and shows a page at every address that it answers for', () => {
    const redirects = ['/früher', '/100%25'].map((from) => ({ from, to: '/us' }));
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), redirects });
    site.write('pages/us.json', text('Us', [hero()], { aliases: ['/about-us'], fallback: true }));
    const live = createLiveContent(site.root, VIEW);
    for (const address of ['/früher', '/100%'])
      expect([address, live.at(address)]).toMatchObject([address, { state: 'redirect', to: '/us' }]);
    for (const address of ['/us', '/about-us', '/us/gone'])
      expect([address, live.at(address)]).toMatchObject([address, { state: 'page', page: { title: 'Us' } }]);
    expect(['/usher', '/gone'].map((address) => stateOf(live, address))).toEqual(['missing', 'missing']);
    edit(live, 'pages/us.json', text('Us', [{ type: 'heroo' }], { aliases: ['/about-us'], fallback: true }));
    for (const address of ['/us', '/about-us', '/us/gone'])
      expect([address, ...codesOf(live, address)]).toEqual([address, 'pages/us.json block/unknown-type']);
  });

  it('knows a template as soon as it is there', () => {
    site.write('pages/_site.json', {
      ...site.read('pages/_site.json'),
      templates: [{ name: 'job', purpose: 'a job' }],
      checks: { 'site/missing-template': 'error' },
    });
    const live = createLiveContent(site.root, VIEW);
    expect(live.site()).toBeUndefined();
    edit(live, 'templates/job.json', text('Job', [hero()]));
    expect(live.site()).toBeDefined();
  });

  it('shows a page with the words of the site file and the size of a picture as they are by now', () => {
    const draw = (width: number): void =>
      site.write('public/images/us.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 3"/>`);
    draw(4);
    const text = 'Call {site.phones.sales}.';
    site.write('pages/us.json', pageOf('Us', [hero({ text, image: { src: '/images/us.svg', alt: 'Us' } })]));
    const live = createLiveContent(site.root, VIEW);
    const shown = (): string => JSON.stringify(live.at('/us'));
    const { phones } = site.read('pages/_site.json') as { phones: Record<string, string> };
    expect(shown()).toContain(phones['sales']);
    expect(shown()).toContain('"width":4');
    draw(5);
    live.update(path.join(site.root, 'public/images/us.svg'));
    expect(shown()).toContain('"width":5');
    const others = { ...site.read('pages/_site.json'), phones: { ...phones, sales: '(415) 555-0199' } };
    edit(live, 'pages/_site.json', JSON.stringify(others));
    expect(shown()).toContain('(415) 555-0199');
    // Saved once more within a moment.
    site.write('pages/_site.json', { ...others, phones: { ...phones, sales: '(415) 555-0111' } });
    live.catchUp();
    expect(shown()).toContain('(415) 555-0111');
    fs.rmSync(path.join(site.root, 'public/images/us.svg'));
  });

  it('has nothing to tell of all pages where nobody has asked about them', () => {
    const live = createLiveContent(site.root, VIEW);
    edit(live, 'pages/us.json', text('Us', [hero()]));
    expect(live.catchUp()).toEqual({ problems: [], hasChanged: false });
  });

  it('has others remember what it found in pages as they were read', async () => {
    const remembered = () => {
      const { content, cache } = readCached(site.root);
      return cachedDiagnostics(content, cache).of('pages/us.json');
    };
    site.write('pages/us.json', text('Us', [hero()]));
    const live = createLiveContent(site.root, VIEW);
    expect(remembered()).toBeUndefined();
    await live.problemsInTurns(() => Promise.resolve());
    expect(remembered()).toEqual([]);
  });

  it('begins anew when a picture goes while it looks at everything, and remembers nothing of that', async () => {
    site.write('pages/us.json', text('Us', [hero({ image: { src: '/images/us.svg', alt: 'Us' } })]));
    const picture = path.join(site.root, 'public/images/us.svg');
    const draw = (): void =>
      site.write('public/images/us.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
    draw();
    const live = createLiveContent(site.root, VIEW);
    const problems = await live.problemsInTurns(() => {
      if (fs.existsSync(picture)) {
        fs.rmSync(picture);
        live.update(picture);
      }
      return Promise.resolve();
    });
    expect(problems.map(({ code }) => code)).toContain('image/missing-file');
    draw();
    const codes = (await createLiveContent(site.root, VIEW).problemsInTurns(() => Promise.resolve())).map(
      ({ code }) => code,
    );
    expect(codes).not.toContain('image/missing-file');
    fs.rmSync(picture);
  });

  it('catches up with a save that went unnoticed', () => {
    const live = createLiveContent(site.root, VIEW);
    edit(live, 'pages/us.json', '');
    site.write('pages/us.json', text('Us', [hero()]));
    expect(codesOf(live, '/us')).toEqual(['pages/us.json json/empty']);
    expect(live.catchUp()).toEqual({ problems: [], hasChanged: true });
    expect(live.at('/us')).toMatchObject({ state: 'page', problems: [] });
  });

  it('says what is wrong with a save that went unnoticed, also where its name is', () => {
    const live = createLiveContent(site.root, VIEW);
    edit(live, 'pages/us.json', text('Us', [hero()]));
    edit(live, 'pages/Our Team/dana.json', text('Dana', [hero()]));
    site.write('pages/us.json', text('Us', [{ type: 'heroo' }]));
    fs.rmSync(path.join(site.root, 'pages/Our Team'), { recursive: true });
    const { problems, hasChanged } = live.catchUp();
    expect([problems.map(({ code }) => code), hasChanged]).toEqual([['block/unknown-type'], true]);
    expect(live.problems()).toEqual(reported(readSite(site.root)));
  });

  it('reads everything anew when it is told to', () => {
    const live = createLiveContent(site.root, VIEW);
    expect(codesOf(live, '/us')).toEqual([]);
    expect(stateOf(live, '/us')).toBe('missing');
    site.write('pages/us.json', text('Us', [{ type: 'heroo' }]));
    site.write('pages/team/index.json', text('Everybody', [hero({ id: 'people' })]));
    live.reload();
    expect(codesOf(live, '/us')).toEqual(['pages/us.json block/unknown-type']);
    expect(live.at('/team')).toMatchObject({ state: 'page', page: { title: 'Everybody' } });
  });

  it('shows a page that is on no disk, and what is wrong with it, among those that are', () => {
    const live = createLiveContent(site.root, VIEW);
    const pageWith = (href: string) =>
      createDocument(
        live.content().schemas,
        documentNameOf('pages/new.json'),
        text('New', [hero({ actions: [{ label: 'Our team', href }] })]),
      );
    const { problems, page } = live.preview([pageWith('/team')]);
    expect([problems, page('/new')?.title, page('/team')?.title]).toEqual([[], 'New', 'Team']);
    const codes = live.preview([pageWith('/gone')]).problems.map(({ code }) => code);
    expect([codes, stateOf(live, '/new')]).toEqual([['link/missing-page'], 'missing']);
  });

  it('says why a page is missing when its file has a wrong name', () => {
    const live = createLiveContent(site.root, VIEW);
    expect(stateOf(live, '/our-team')).toBe('missing');
    edit(live, 'pages/Our Team.json', text('Our team', [hero()]));
    expect(codesOf(live, '/our-team')).toEqual(['pages/Our Team.json file/bad-name']);
    fs.renameSync(path.join(site.root, 'pages/Our Team.json'), path.join(site.root, 'pages/our-team.json'));
    live.update(path.join(site.root, 'pages/our-team.json'));
    expect(stateOf(live, '/our-team')).toBe('page');
    expect(live.problems()).toEqual(reported(readSite(site.root)));
  });

  it('notices that a folder with a wrong name is gone', () => {
    const live = createLiveContent(site.root, VIEW);
    edit(live, 'pages/Our Team/dana.json', text('Dana', [hero()]));
    expect(live.problems()).toMatchObject([{ file: 'pages/Our Team', code: 'file/bad-name' }]);
    fs.rmSync(path.join(site.root, 'pages/Our Team'), { recursive: true });
    live.update(path.join(site.root, 'pages/Our Team'));
    expect(live.problems()).toEqual([]);
  });

  it('shows the card of a page whose picture is missing', () => {
    const live = createLiveContent(site.root, VIEW);
    edit(live, 'pages/us.json', text('All', [list({})]));
    edit(live, 'pages/team/dana.json', text('Dana', [hero({ image: { src: '/images/none.svg', alt: 'Dana' } })]));
    expect(codesOf(live, '/team/dana')).toEqual(['pages/team/dana.json image/missing-file']);
    expect(live.at('/us')).toMatchObject({ state: 'page', page: { blocks: [{ items: [{ title: 'Dana' }] }] } });
  });

  it('takes no notice of what is no content', () => {
    const { has } = createLiveContent(site.root, VIEW);
    const names = ['elsewhere.json', 'pages/new.json', 'public/a.txt', 'templates/a.json', 'pages', 'pagesetter.json'];
    expect(names.filter((name) => has(path.join(site.root, name)))).toEqual(names.slice(1, 5));
  });
});
