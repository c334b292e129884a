import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedDiagnostics } from '../../../src/engine/disk/cache/cached-diagnostics.ts';
import { contentCacheFile } from '../../../src/engine/disk/cache/content-cache-file.ts';
import { openContentCache } from '../../../src/engine/disk/cache/content-cache.ts';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { schemasIn } from '../../../src/engine/disk/schema-files.ts';
import { listContent } from '../../../src/engine/read/read-content.ts';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { checkCached, reported } from '../../support/checked.ts';
import { letAgePass } from '../../support/let-age-pass.ts';
import { runs } from '../../support/night.ts';
import {
  adviceSite,
  applyEdit,
  createEditedSite,
  cta,
  edits,
  hero,
  resetSite,
  shared,
  sharedBlock,
  soundSite,
} from '../../support/random/random-edits.ts';
import { NO_ADVICE } from '../../support/sites/no-advice.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const site = createEditedSite();
beforeEach(() => resetSite(site));
afterAll(() => {
  fs.rmSync(contentCacheFile(site.root), { force: true });
  site.remove();
});

/** Checks as the command does, and keeps what is known for the next time. */
function check(): ReportedDiagnostic[] {
  letAgePass(site.root);
  const { content, cache } = readCached(site.root);
  const problems = reportDiagnostics(checkCached(content, cache), content);
  cache.save();
  return problems;
}

/** Which pages are read, and not remembered. */
function filesRead(): string[] {
  const { content, cache } = readCached(site.root);
  const read: string[] = [];
  const { bytes, text } = content.source;
  const noting =
    <T>(get: (file: string) => T) =>
    (file: string): T => {
      read.push(file);
      return get(file);
    };
  Object.assign(content.source, { bytes: noting(bytes), text: noting(text) });
  checkCached(content, cache);
  return read.filter((file) => file.startsWith('pages/'));
}

const withSettings = (more: object): object => ({ ...(JSON.parse(soundSite) as object), ...more });
const newsletter = { type: 'newsletter', heading: 'One letter a month', text: 'No advertising.' };
const contactWith = (more: object) => pageOf('Contact', [hero(), { type: 'inquiryForm', ...more }]);

describe('what is remembered of a site', () => {
  it('makes no difference to what is found, whatever is edited', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(edits, { minLength: 1, maxLength: 8 }), (withAdvice, sequence) => {
        resetSite(site);
        if (withAdvice) site.write('pages/_site.json', adviceSite);
        for (const edit of sequence) {
          applyEdit(site, edit);
          expect(check()).toEqual(reported(readSite(site.root)));
        }
      }),
      { numRuns: runs(4, 60) },
    );
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'the site file has another fact',
      { 'pages/about.json': pageOf('About', [hero({ text: 'Call {site.phones.sales}.' })]) },
      { 'pages/_site.json': soundSite.replace('"sales"', '"fax"') },
    ],
    [
      'a page comes that is rather meant',
      { 'pages/about.json': pageOf('About', [hero({ actions: [{ label: 'News', href: '/nwes' }] })]) },
      { 'pages/news.json': pageOf('News', [hero()]) },
    ],
    [
      'a form says otherwise what no other page sees',
      {
        'pages/_site.json': withSettings({ pages: { contact: '/contact', privacy: '/contact' } }),
        'pages/index.json': pageOf('Home', [hero(), newsletter]),
        'pages/contact.json': contactWith({}),
      },
      { 'pages/contact.json': contactWith({ showNewsletterCheckbox: false }) },
    ],
    [
      'a page with mistakes gives up an address',
      {
        'pages/about.json': pageOf('About', [hero({ actions: [{ label: 'Jobs', href: '/jobs' }] })]),
        'pages/news.json': pageOf('News', [{ type: 'heroo' }], { aliases: ['/jobs'] }),
      },
      { 'pages/news.json': pageOf('News', [{ type: 'heroo' }]) },
    ],
    [
      'a page with mistakes has a fact as others do',
      {
        'pages/_site.json': withSettings({ checks: { ...NO_ADVICE, 'page/other-fact': 'warning' } }),
        'pages/team/eli.json': pageOf('Eli', [hero()], { facts: { kinds: 'One' } }),
        'pages/team/finn.json': pageOf('Finn', [hero()], { facts: { kind: 'One' } }),
        'pages/team/dana.json': pageOf('Dana', [{ type: 'heroo' }]),
      },
      { 'pages/team/dana.json': pageOf('Dana', [{ type: 'heroo' }], { facts: { kind: 'One' } }) },
    ],
    [
      'a page with mistakes is a translation',
      {
        'pages/_site.json': withSettings({
          languages: [{ lang: 'de', folder: '/de' }],
          checks: { ...NO_ADVICE, 'language/other-page': 'warning' },
        }),
        'pages/contact.json': pageOf('Contact', [hero()]),
        'pages/de/index.json': pageOf('Start', [hero({ actions: [{ label: 'Kontakt', href: '/contact' }] })]),
        'pages/de/kontakt.json': pageOf('Kontakt', [{ type: 'heroo' }]),
      },
      { 'pages/de/kontakt.json': pageOf('Kontakt', [{ type: 'heroo' }], { translationOf: '/contact' }) },
    ],
    [
      'a shared block is called otherwise',
      {
        'pages/about.json': pageOf('About', [hero(), shared('closing')]),
        'pages/_shared/closing.json': sharedBlock(cta),
      },
      { 'pages/_shared/closing.json': undefined, 'pages/_shared/more.json': sharedBlock(cta) },
    ],
  ])('is looked at anew where %s', (_, before, after) => {
    const saveAll = (files: Record<string, unknown>): void =>
      Object.entries(files).forEach(([file, content]) =>
        content === undefined ? fs.rmSync(path.join(site.root, file)) : site.write(file, content),
      );
    saveAll(before);
    const former = check();
    saveAll(after);
    const found = reported(readSite(site.root));
    expect(found).not.toEqual(former);
    expect(check()).toEqual(found);
  });

  it('is looked at anew where a folder in public is a link by now, or has another name', () => {
    const full = (name: string): string => path.join(site.root, 'public', name);
    const codes = (): string[] => check().map(({ code }) => code);
    fs.mkdirSync(full('more'), { recursive: true });
    expect(codes()).toEqual([]);
    fs.rmdirSync(full('more'));
    fs.symlinkSync('../pages', full('more'));
    expect(codes()).toEqual(['public/not-published']);
    fs.rmSync(full('more'));
    fs.mkdirSync(full('more'));
    expect(codes()).toEqual([]);
    fs.renameSync(full('more'), full('.more'));
    expect(codes()).toEqual(['public/not-published']);
    fs.rmdirSync(full('.more'));
  });

  it('is looked at anew where a site file has a mistake in its menu alone, and none any more', () => {
    site.write('pages/about.json', pageOf('About', [hero({ text: 'Call {site.phones.fax}.' })]));
    const sound = check();
    expect(sound.map(({ code }) => code)).toEqual(['token/unknown']);
    site.write('pages/_site.json', withSettings({ navigation: 'None' }));
    const broken = reported(readSite(site.root));
    expect(broken.map(({ file }) => file)).toEqual(['pages/_site.json']);
    expect(check()).toEqual(broken);
    site.write('pages/_site.json', soundSite);
    expect(check()).toEqual(sound);
  });

  it('is looked at anew where another command has read a page since, and looked at none', () => {
    site.write('pages/about.json', pageOf('About', [hero({ actions: [{ label: 'News', href: '/news' }] })]));
    site.write('pages/news.json', pageOf('News', [hero()]));
    expect(check()).toEqual([]);
    fs.rmSync(`${site.root}/pages/news.json`);
    readCached(site.root).cache.save();
    expect(check().map(({ code }) => code)).toEqual(['link/missing-page']);
  });

  it('is looked at anew on the next day, when pages may come and go', () => {
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    const unpublishAt = new Date(tomorrow).toLocaleDateString('sv');
    site.write('pages/_site.json', withSettings({ checks: { ...NO_ADVICE, 'link/draft-page': 'warning' } }));
    site.write('pages/news.json', pageOf('News', [hero()], { unpublishAt }));
    site.write('pages/about.json', pageOf('About', [hero({ actions: [{ label: 'News', href: '/news' }] })]));
    expect(check()).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow });
    try {
      expect(check()).toEqual([expect.objectContaining({ file: 'pages/about.json', code: 'link/draft-page' })]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has a page read again that another file, an older one, took the place of while it was read', () => {
    const full = (file: string): string => path.join(site.root, file);
    site.write('pages/about.json', pageOf('About', [hero()]));
    site.write('other.json', pageOf('Other', [hero()]));
    letAgePass(site.root);
    const { readFileSync } = fs;
    const reading = ((file: string, options: 'utf8') => {
      const text = readFileSync(file, options);
      if (file === full('pages/about.json') && fs.existsSync(full('other.json')))
        fs.renameSync(full('other.json'), full('pages/about.json'));
      return text;
    }) as typeof readFileSync;
    vi.spyOn(fs, 'readFileSync').mockImplementation(reading);
    readCached(site.root).cache.save();
    vi.restoreAllMocks();
    expect(readCached(site.root).content.documents.get('pages/about.json')?.data?.['title']).toBe('Other');
  });

  it('has the version of every file noted before the first is read: another thread may read it', () => {
    const versions = new Map<string, string>();
    const { unread } = listContent(diskFiles(site.root, versions), schemasIn(), openContentCache);
    expect(unread.length).toBeGreaterThan(1);
    expect(unread.filter((file) => !versions.has(file))).toEqual([]);
  });

  it('keeps pages from being looked at again that say the same as before', () => {
    check();
    expect(filesRead()).toEqual([]);
    const { content, cache } = readCached(site.root);
    const { of, across } = cachedDiagnostics(content, cache);
    expect(['pages/index.json', 'pages/team/index.json'].map(of)).toEqual([[], []]);
    const again = vi.fn(() => []);
    expect(across(again)).toEqual([]);
    expect(again).not.toHaveBeenCalled();
  });

  it('has a changed page looked at, and others where it changes what they see', () => {
    check();
    site.write('pages/team/index.json', pageOf('Team', [hero({ id: 'people', text: 'Other words.' })]));
    expect(check()).toEqual([]);
    site.write('pages/index.json', pageOf('Home', [hero({ actions: [{ label: 'Us', href: '/team#folks' }] })]));
    expect(check().map(({ code }) => code)).toEqual(['link/missing-section']);
    site.write('pages/team/index.json', pageOf('Team', [hero({ id: 'folks' })]));
    // The menu leads to the section that had the other name.
    expect(check().map(({ file }) => file)).toEqual(['pages/_site.json']);
  });

  it('has links to parts of an article looked at again when their headings change', () => {
    const article = (heading: string): object =>
      pageOf('News', [hero(), { type: 'prose', layout: 'article', sections: [{ heading, text: 'Yes.' }] }]);
    site.write('pages/news.json', article('予約について'));
    const actions = [{ label: 'Book', href: '/news#予約について' }];
    site.write('pages/about.json', pageOf('About', [hero({ actions })]));
    expect(check()).toEqual([]);
    site.write('pages/news.json', article('ご予約について'));
    expect(check().map(({ file, hint }) => [file, hint])).toEqual([
      ['pages/about.json', 'Did you mean "#ご予約について"?'],
    ]);
  });

  it('has those looked at alone that lead to a page which comes, has mistakes, loses them or goes', () => {
    site.write('pages/about.json', pageOf('About', [hero({ actions: [{ label: 'News', href: '/news' }] })]));
    site.write('pages/jobs.json', pageOf('Jobs', [hero()]));
    expect(check().map(({ file, code }) => `${file} ${code}`)).toEqual(['pages/about.json link/missing-page']);
    /** Which others are read. */
    const lookedAt = (): string[] => {
      const files = [...new Set(filesRead())].toSorted();
      check();
      return files;
    };
    const page = pageOf('News', [hero()]);
    site.write('pages/news.json', page);
    expect(lookedAt()).toEqual(['pages/about.json']);
    site.write('pages/news.json', { ...page, aliases: ['/jobs'], blocks: [{ type: 'heroo' }] });
    expect(lookedAt()).toEqual(['pages/about.json', 'pages/jobs.json']);
    site.write('pages/news.json', page);
    expect(lookedAt()).toEqual(['pages/about.json', 'pages/jobs.json']);
    fs.rmSync(`${site.root}/pages/news.json`);
    expect(lookedAt()).toEqual(['pages/about.json']);
    expect(check()).toEqual(reported(readSite(site.root)));
  });

  it('is not written down as a whole for a page that has changed', () => {
    check();
    const before = fs.readFileSync(contentCacheFile(site.root), 'utf8');
    site.write('pages/about.json', pageOf('About', [hero({ heading: 'Other words' })]));
    check();
    expect(fs.readFileSync(contentCacheFile(site.root), 'utf8')).toBe(before);
    expect(check()).toEqual(reported(readSite(site.root)));
  });

  it('is thrown away when it cannot be read', () => {
    check();
    fs.writeFileSync(contentCacheFile(site.root), '{ "key": ');
    expect(check()).toEqual(reported(readSite(site.root)));
  });
});
