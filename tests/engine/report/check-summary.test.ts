import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARK } from '../../../src/engine/changes/pull-request.ts';
import { command, type Ended } from '../../support/command.ts';
import { action, gitSite, page, plainGit, type GitSite } from '../../support/sites/git-site.ts';
import { PROJECT } from '../../support/places.ts';

let site: GitSite;
beforeEach(() => {
  plainGit();
  site = gitSite();
});
afterEach(() => {
  site.destroy();
  vi.unstubAllEnvs();
});

const check = (...args: string[]): Promise<Ended> => command('check', '--root', site.root, ...args);
const rows = (text: string): string[] =>
  text.split('\n').filter((line) => /^\| (?:added|moved|changed|removed) /.test(line));

describe('npm run check -- --summary', () => {
  it('lists the pages of a branch: new, moved, changed and removed ones', async () => {
    site.write('pages/new.json', page('New & <b>bold</b>', undefined, { draft: true }));
    site.move('pages/teams.json', 'pages/about/teams.json');
    site.write('pages/alone.json', page('Alone', [action('/nowhere')]));
    site.remove('pages/news/two.json');
    site.commit();
    const { status, stdout, stderr } = await check('--summary');
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout.startsWith(`${MARK}\n### Pages of this branch\n`)).toBe(true);
    expect(rows(stdout)).toEqual([
      '| added | [New &#38; &#60;b&#62;bold&#60;/b&#62;](<https://www.example.com/new>) (not published) | <code>/new</code> | none |',
      '| moved | [Teams](<https://www.example.com/about/teams>) | <code>/about/teams</code>, was <code>/teams</code> | none |',
      '| changed | [Alone](<https://www.example.com/alone>) | <code>/alone</code> | 1 error |',
      '| removed | [Two](<https://www.example.com/news/two>) | <code>/news/two</code> | none |',
    ]);
    expect(stdout).toContain(
      '**2 errors** in the changed files and in those that link to, list, show or picture them.',
    );
    expect(stdout).toContain('<code>pages/to-second.json&#58;14&#58;19</code>');
  });

  it('names what else has changed', async () => {
    const file = path.join(site.root, 'pages/_site.json');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Testing', 'Tested'));
    site.write('public/images/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    site.write(
      'icons/quay.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h8"/></svg>',
    );
    const { status, stdout } = await check('--summary');
    expect(status).toBe(0);
    expect(stdout).toContain('No page has changed since <code>main</code>.');
    expect(stdout).toContain(
      'Also changed: the site file, which every page uses; 1 icon; 1 file in the public folder.',
    );
    expect(stdout).toContain('**No problems**');
  });

  it('is short when nothing has changed', async () => {
    expect(await check('--summary')).toEqual({
      status: 0,
      stderr: '',
      stdout: `${MARK}\n### Pages of this branch\n\nNo page has changed since <code>main</code>.\n`,
    });
  });

  it('fits into a comment, and says what it leaves out', async () => {
    const wide = 'An öd title | '.repeat(10);
    for (let number = 0; number < 300; number++)
      site.write(`pages/many/page-${number}.json`, page(`${wide}${number}`, [action(`/gone-${number}`)]));
    const { stdout } = await check('--summary');
    expect(Buffer.byteLength(stdout)).toBeLessThan(65_536);
    expect(stdout).toContain(`…and ${300 - rows(stdout).length} more pages.`);
    expect(stdout).toMatch(/…and \d+ more problems\. `npm run check` lists all of them\./);
  });
});

it('is found again by the workflow that posts it', () => {
  expect(fs.readFileSync(path.join(PROJECT, '.github/workflows/comment.yml'), 'utf8')).toContain(`MARK: '${MARK}'\n`);
});

describe('npm run check -- --changed', () => {
  it('says what it looked at, in every format', async () => {
    site.write('pages/alone.json', page('Alone', [action('/nowhere')]));
    expect((await check('--changed')).stdout).toContain(
      '1 file checked (what has changed since main, and what leads there): 1 error.',
    );
    expect(JSON.parse((await check('--changed', 'main', '--format', 'json')).stdout)).toMatchObject({
      errors: 1,
      files: 1,
    });
    expect((await check('--changed', '--format', 'github')).stdout).toMatch(
      /^::error file=pages\/alone\.json,line=\d+,/,
    );
    expect(JSON.parse((await check('--changed', '--format', 'sarif')).stdout)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'link/missing-page' }] }],
    });
  });

  it('finds what a check of everything finds where the site file has changed', async () => {
    const data = JSON.parse(fs.readFileSync(path.join(site.root, 'pages/_site.json'), 'utf8')) as object;
    site.write('pages/_site.json', { ...data, facts: { start: '/gone' } });
    site.write('pages/alone.json', page('Alone', [action('/nowhere')]));
    const changed: unknown = JSON.parse((await check('--changed', '--format', 'json')).stdout);
    expect(changed).toMatchObject({ problems: [{ file: 'pages/alone.json' }, { file: 'pages/by-token.json' }] });
    expect(changed).toEqual(JSON.parse((await check('--format', 'json')).stdout));
  });

  it('ends with 2 and a sentence when it cannot compare', async () => {
    for (const args of [
      ['--changed', 'nonsense'],
      ['--summary', '--changed=nonsense'],
    ]) {
      expect(await check(...args)).toEqual({
        status: 2,
        stdout: '',
        stderr:
          'There is no branch, tag or commit "nonsense" to compare with. "git branch --all" lists the branches.\n',
      });
    }
  });

  it('ends with 2 in a copy without the past of the branch', async () => {
    site.write('pages/alone.json', page('Later'));
    site.commit();
    const copy = `${site.root}-shallow`;
    site.git('clone', '--quiet', '--depth', '1', '--no-single-branch', `file://${site.root}`, copy);
    try {
      const { status, stderr } = await check('--root', copy, '--changed', 'origin/main');
      expect(status).toBe(2);
      expect(stderr).toContain(
        'have no common past in this copy of the repository. Is the copy complete? Run "git fetch --unshallow"',
      );
    } finally {
      fs.rmSync(copy, { recursive: true, force: true });
    }
  });
});
