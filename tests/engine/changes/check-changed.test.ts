import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { affectedFiles } from '../../../src/engine/changes/affected-files.ts';
import { changedFiles } from '../../../src/engine/changes/changed-files.ts';
import { reported } from '../../support/checked.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { readCached, readLazily, readSite } from '../../../src/engine/disk/read-site.ts';
import { EVERYTHING, runs } from '../../support/night.ts';
import { action, gitSite, page, plainGit, SITE, type GitSite } from '../../support/sites/git-site.ts';

let site: GitSite;
beforeEach(() => {
  plainGit();
  site = gitSite();
});
afterEach(() => {
  site.destroy();
  vi.unstubAllEnvs();
});

/** What `--changed` looks at, and what it finds: the same as a full check finds in these files. */
async function changed(base?: string): Promise<{ files: string[] | 'everything'; problems: string[] }> {
  const changes = await changedFiles(site.root, base);
  const content = readLazily(site.root);
  const only = affectedFiles(content, changes);
  const problems = reported(content, only);
  expect(problems).toEqual(full().filter(({ file }) => only === undefined || only.has(file)));
  readCached(site.root).cache.save();
  const remembered = readLazily(site.root, { isFresh: true });
  expect(affectedFiles(remembered, changes)).toEqual(only);
  expect(reported(remembered, only)).toEqual(problems);
  return { files: only === undefined ? 'everything' : [...only].toSorted(), problems: problems.map(shortly) };
}
const full = (): ReportedDiagnostic[] => reported(readSite(site.root));
const shortly = ({ file, code }: ReportedDiagnostic): string => `${file} ${code}`;

const TO_TEAM = ['alias', 'escape', 'link', 'text', 'token'].map((name) => `pages/by-${name}.json`);

describe('the files that a branch has changed', () => {
  it('are not known where they belong to another user, until that is allowed', async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    await expect(changedFiles(site.root)).rejects.toThrow(
      /another user\. If you trust them, run: git config --global --add safe\.directory \S+$/,
    );
  });

  it('are committed, staged, edited and unknown ones, whatever their names', async () => {
    site.write('pages/alone.json', page('Committed'));
    site.commit();
    site.write('pages/teams.json', page('Staged'));
    site.git('add', 'pages/teams.json');
    site.write('pages/by-file.json', page('Edited'));
    site.write('pages/new.json', page('Unknown'));
    site.write('pages/a "b"\tü.json', page('Odd'));
    site.write('notes.txt', 'not content');
    const { base, files } = await changedFiles(site.root);
    expect(base.name).toBe('main');
    expect(files.map(({ how, file }) => `${how} ${file}`).toSorted()).toEqual([
      'added pages/a "b"\tü.json',
      'added pages/new.json',
      'changed pages/alone.json',
      'changed pages/by-file.json',
      'changed pages/teams.json',
    ]);
  });

  it('are none on a branch without changes', async () => {
    expect(await changed()).toEqual({ files: [], problems: [] });
  });

  it('are those of this branch only, when the other one has gone on', async () => {
    site.git('checkout', '--quiet', 'main');
    site.write('pages/later.json', page('Later'));
    site.commit();
    site.git('checkout', '--quiet', 'work');
    site.write('pages/new.json', page('New'));
    expect(await changed()).toEqual({ files: ['pages/new.json'], problems: [] });
  });

  it('are found below a folder of a repository, and without a branch', async () => {
    const sub = gitSite();
    try {
      fs.rmSync(path.join(sub.root, '.git'), { recursive: true });
      fs.cpSync(sub.root, path.join(site.root, 'sites/a b'), { recursive: true });
      site.commit();
      site.git('checkout', '--quiet', '--detach');
      site.write('sites/a b/pages/new.json', page('New'));
      site.write('pages/new.json', page('New'));
      const { files } = await changedFiles(path.join(site.root, 'sites/a b'), 'HEAD');
      expect(files).toEqual([{ file: 'pages/new.json', how: 'added' }]);
    } finally {
      sub.destroy();
    }
  });

  it('are the same in a hook, whichever repository and index Git tells it', async () => {
    site.write('pages/new.json', page('New'));
    const before = await changedFiles(site.root);
    vi.stubEnv('GIT_DIR', path.join(site.root, 'nowhere'));
    vi.stubEnv('GIT_WORK_TREE', path.join(site.root, 'pages'));
    vi.stubEnv('GIT_INDEX_FILE', path.join(site.root, 'no-index'));
    expect(await changedFiles(site.root)).toEqual(before);
    expect(fs.existsSync(path.join(site.root, 'no-index'))).toBe(false);
  });

  it('are compared with what a pull request goes to, or with what was named', async () => {
    site.git('branch', 'release');
    site.write('pages/new.json', page('New'));
    site.commit();
    site.git('branch', 'topic');
    vi.stubEnv('GITHUB_BASE_REF', 'release');
    expect((await changedFiles(site.root)).base.name).toBe('release');
    expect(await changedFiles(site.root, 'topic')).toMatchObject({ base: { name: 'topic' }, files: [] });
  });
});

describe('what leads to a changed file is checked with it', () => {
  // By day, affected-files.test.ts asks the same of a site in memory.
  const atNight = it.runIf(EVERYTHING);
  it('a page that is edited', async () => {
    site.write('pages/alone.json', page('Alone', [action('/nowhere')]));
    expect(await changed()).toEqual({ files: ['pages/alone.json'], problems: ['pages/alone.json link/missing-page'] });
  });

  it('a page that is removed, with everything that linked to it in one way or another', async () => {
    site.remove('pages/team.json');
    expect(await changed()).toEqual({
      files: [...TO_TEAM, 'pages/team.json'],
      problems: TO_TEAM.map((file) => `${file} link/missing-page`),
    });
  });

  it('a page that is moved', async () => {
    site.move('pages/team.json', 'pages/about/team.json');
    site.commit();
    const broken = TO_TEAM.filter((file) => !file.includes('alias')).map((file) => `${file} link/missing-page`);
    expect(await changed()).toEqual({
      files: ['pages/about/team.json', ...TO_TEAM, 'pages/team.json'],
      problems: broken,
    });
  });

  atNight('a page that loses a section or another address', async () => {
    site.write('pages/team.json', page('Team'));
    expect(await changed()).toEqual({
      files: [...TO_TEAM, 'pages/team.json'],
      problems: ['pages/by-alias.json link/missing-page', 'pages/by-text.json link/missing-section'],
    });
  });

  atNight('a page in a list, with the list and the links to its parts', async () => {
    site.remove('pages/news/two.json');
    expect(await changed()).toEqual({
      files: ['pages/news/index.json', 'pages/news/two.json', 'pages/to-second.json'],
      problems: ['pages/to-second.json link/missing-page'],
    });
  });

  atNight('a shared block, with the blocks and pages that show it and the links to its section', async () => {
    site.write('pages/_shared/closing.json', {
      version: 1,
      block: { type: 'cta', heading: 'Call', actions: [{ label: 'Home', href: '/' }] },
    });
    expect(await changed()).toEqual({
      files: ['pages/_shared/closing.json', 'pages/_shared/outer.json', 'pages/shows.json', 'pages/to-section.json'],
      problems: ['pages/to-section.json link/missing-section'],
    });
  });

  atNight('files in the public folder', async () => {
    site.remove('public/images/team photo.svg');
    site.move('public/files/prices.txt', 'public/files/Prices.txt');
    expect(await changed()).toEqual({
      files: [
        'pages/by-file.json',
        'pages/by-picture.json',
        'public/files/Prices.txt',
        'public/files/prices.txt',
        'public/images/team photo.svg',
      ],
      problems: ['pages/by-file.json link/missing-file', 'pages/by-picture.json image/missing-file'],
    });
  });

  atNight('a page at an address that another one has', async () => {
    site.write('pages/crew.json', page('Crew'));
    expect(await changed()).toEqual({
      files: ['pages/by-alias.json', 'pages/crew.json', 'pages/team.json'],
      problems: ['pages/team.json page/duplicate-address'],
    });
  });

  atNight('a file or folder whose name cannot be used', async () => {
    site.write('pages/Bad Folder/page.json', page('In a folder'));
    site.move('pages/teams.json', 'pages/Teams.json');
    expect((await changed()).problems).toEqual(['pages/Bad Folder file/bad-name', 'pages/Teams.json file/bad-name']);
  });

  atNight('the home page', async () => {
    site.remove('pages/index.json');
    const { files, problems } = await changed();
    expect(files).toEqual(['pages/_shared/closing.json', 'pages/_site.json', 'pages/alone.json', 'pages/index.json']);
    expect(problems).toEqual(['pages/index.json site/no-home']);
  });

  it('the site file, with everything', async () => {
    const data = JSON.parse(fs.readFileSync(path.join(site.root, 'pages/_site.json'), 'utf8')) as object;
    site.write('pages/_site.json', { ...data, facts: { start: '/gone' } });
    const { files, problems } = await changed();
    expect(files).toBe('everything');
    expect(problems).toEqual(['pages/by-token.json link/missing-page']);
  });
});

const EDITS: [string, () => void][] = [
  ['a page removed', () => site.remove('pages/team.json')],
  ['a list without its last page', () => ['one', 'two'].forEach((name) => site.remove(`pages/news/${name}.json`))],
  [
    'a shared block in a ring',
    () => site.write('pages/_shared/closing.json', { version: 1, block: { type: 'shared', name: 'outer' } }),
  ],
  ['a page where a redirect starts', () => site.write('pages/old.json', page('Old'))],
  ['a shared block removed', () => site.remove('pages/_shared/closing.json')],
  ['a page broken', () => site.write('pages/team.json', '{ "version": 1, ')],
  ['a page that is shown where a redirect starts', () => site.write('pages/older.json', page('Older'))],
  ['a page where a part of a list is', () => site.write('pages/news/page/2.json', page('Second'))],
  ['two files with one address', () => site.write('pages/team/index.json', page('Team'))],
  ['a page as a folder', () => fs.renameSync(path.join(site.root, 'pages/news'), path.join(site.root, 'pages/News'))],
];
it.each(EDITS.slice(0, runs(2, EDITS.length)))('nothing new is missed: %s', async (_, edit) => {
  const data = JSON.parse(fs.readFileSync(path.join(site.root, 'pages/_site.json'), 'utf8')) as object;
  site.write('pages/_site.json', {
    ...data,
    redirects: [
      { from: '/old', to: '/team' },
      { from: '/older.html', to: '/team' },
    ],
  });
  site.commit();
  site.git('branch', '--force', 'main');
  expect(full()).toEqual([]);
  edit();
  const broken = full().map(shortly);
  expect(broken.length).toBeGreaterThan(0);
  expect((await changed()).problems).toEqual(broken);
});

describe('advice that takes the whole site to give', () => {
  /** The same site, asking for some advice. */
  function ask(...codes: string[]): void {
    site.write('pages/_site.json', {
      ...SITE,
      checks: { ...SITE.checks, ...Object.fromEntries(codes.map((code) => [code, 'warning'])) },
    });
    site.commit();
    site.git('branch', '--force', 'main');
  }

  it('is given for a page that the last link is taken from, and for one that is new', async () => {
    ask('page/orphan');
    site.write('pages/by-link.json', page('By link'));
    site.write('pages/new.json', page('New'));
    // Two other pages lead there: one with an escape in the address, one in a text.
    expect((await changed()).problems).toEqual(['pages/by-link.json page/orphan', 'pages/new.json page/orphan']);
    site.write('pages/by-text.json', page('By text'));
    site.write('pages/by-escape.json', page('By escape'));
    expect((await changed()).problems).toEqual(
      ['pages/by-escape.json', 'pages/by-link.json', 'pages/by-text.json', 'pages/new.json', 'pages/team.json'].map(
        (file) => `${file} page/orphan`,
      ),
    );
  });

  it('is given for a shared block and a picture that are shown no longer', async () => {
    ask('shared/unused', 'image/unused');
    site.write('pages/shows.json', page('Shows'));
    site.write('pages/by-picture.json', page('By picture'));
    site.write('public/images/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { problems } = await changed();
    expect(problems.filter((each) => each.includes('unused'))).toEqual([
      'pages/_shared/outer.json shared/unused',
      'public/images/new.svg image/unused',
      'public/images/team photo.svg image/unused',
    ]);
  });

  it('is given for the pages beside a changed one, where what few of them have is called otherwise', async () => {
    ask('page/other-fact', 'page/other-date');
    const beside = (title: string, facts: object): object => page(title, undefined, { facts });
    site.write('pages/news/one.json', beside('One', { auhtor: 'Dana', datum: '2026-05-21' }));
    site.commit();
    site.git('branch', '--force', 'main');
    site.write('pages/news/three.json', beside('Three', { author: 'Eli', date: '2026-05-22' }));
    site.write('pages/news/four.json', beside('Four', { author: 'Eli' }));
    expect((await changed()).problems).toEqual([
      'pages/news/one.json page/other-fact',
      'pages/news/one.json page/other-date',
    ]);
    site.commit();
    site.git('branch', '--force', 'main');
    // Two others have these facts already: that one more has them changes nothing for the first.
    site.write('pages/news/five.json', beside('Five', { author: 'Fay' }));
    expect((await changed()).files).not.toContain('pages/news/one.json');
  });

  it('is given for the pages of a folder of which a list asks for other categories', async () => {
    ask('page/unlisted-category');
    site.write('pages/news/one.json', page('One', undefined, { facts: { kind: 'Clouds' } }));
    site.commit();
    site.git('branch', '--force', 'main');
    const categories = { by: 'kind', label: 'Kind', values: ['Cloud'] };
    site.write('pages/alone.json', page('Alone', [{ type: 'collection', heading: 'All', from: '/news', categories }]));
    expect((await changed()).problems).toEqual(['pages/news/one.json page/unlisted-category']);
  });

  it('is given for a page with the title of another one, whichever has changed and however it is written', async () => {
    ask('seo/duplicate-title');
    site.write('pages/alone.json', page(' TWO '));
    expect(await changed()).toMatchObject({
      files: ['pages/alone.json', 'pages/news/two.json'],
      problems: ['pages/news/two.json seo/duplicate-title'],
    });
    site.write('pages/alone.json', page('A "b" \\ ü+'));
    site.write('pages/teams.json', page('a "B" \\ Ü+'));
    expect((await changed()).problems).toEqual(['pages/teams.json seo/duplicate-title']);
  });
});

describe('plain words when Git cannot help', () => {
  it.each<[string, () => void, string | undefined, RegExp]>([
    [
      'no repository',
      () => fs.rmSync(path.join(site.root, '.git'), { recursive: true }),
      undefined,
      /is not kept in Git, so nobody can tell what has changed\. Name the pages/,
    ],
    ['an unknown base', () => undefined, 'nonsense', /^There is no branch, tag or commit "nonsense" to compare with\./],
    [
      'an option as base',
      () => undefined,
      '--output=x',
      /^There is no branch, tag or commit "--output=x" to compare with\./,
    ],
    [
      'no default branch',
      () => site.git('branch', '-m', 'main', 'trunk'),
      undefined,
      /^Which branch to compare with is not clear: .* Name it: --changed BRANCH$/,
    ],
    [
      'no common past',
      () => site.git('checkout', '--quiet', '--orphan', 'new').concat(site.git('commit', '--quiet', '-m', 'New')),
      undefined,
      /have no common past.*fetch-depth: 0/,
    ],
    [
      'a pull request into a branch that is not here',
      () => vi.stubEnv('GITHUB_BASE_REF', 'gone'),
      undefined,
      /^The branch "gone" that this pull request goes to is not in this copy\./,
    ],
    [
      'an ignored folder',
      () => site.write('.gitignore', 'pages\n') ?? site.git('rm', '-r', '-q', '--cached', 'pages'),
      undefined,
      /^Git is told to ignore the folder "pages"/,
    ],
    [
      'no Git',
      () => vi.stubEnv('PATH', os.tmpdir()),
      undefined,
      /Git is not installed here\. Install it, or name the pages/,
    ],
  ])('%s', async (_, prepare, base, words) => {
    prepare();
    await expect(changedFiles(site.root, base)).rejects.toThrow(words);
  });
});
