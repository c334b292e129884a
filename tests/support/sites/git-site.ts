import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { writeInto } from '../write-into.ts';
import { NO_ADVICE } from './no-advice.ts';

/** A folder of pages in a Git repository of its own. */
export interface GitSite {
  root: string;
  git: (...args: string[]) => string;
  write: (file: string, data: unknown) => void;
  move: (from: string, to: string) => void;
  remove: (file: string) => void;
  commit: () => void;
  destroy: () => void;
}

/** Git as it is out of the box, whoever runs the tests and from wherever. */
const CLEAN_ENV: Record<string, string | undefined> = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') && !name.startsWith('GITHUB_')),
  ),
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Has commands in this process find Git like that, until the stubs are taken back. */
export function plainGit(): void {
  for (const name of Object.keys(process.env)) if (!(name in CLEAN_ENV)) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(CLEAN_ENV)) vi.stubEnv(name, value);
}

/** Words of a page that has nothing wrong with it. */
export const page = (
  title: string,
  blocks: unknown[] = [{ type: 'hero', heading: title }],
  more: object = {},
): object => ({
  version: 1,
  title,
  seo: { description: `What there is to know about ${title}.` },
  blocks,
  ...more,
});

/** The site file; there is no advice about a site of these pages. */
export const SITE = {
  version: 1,
  name: 'Testing',
  description: 'A site for tests.',
  url: 'https://www.example.com',
  phones: { main: '415-555-0142' },
  emails: { info: 'info@example.com' },
  facts: { start: '/team' },
  navigation: [{ label: 'Home', href: '/' }],
  footer: { columns: [], legal: [] },
  checks: NO_ADVICE,
};

export const action = (href: string): object => ({ type: 'cta', heading: 'Next', actions: [{ label: 'Go on', href }] });

/**
 * A sound site on the branch "main", of which every page leads to another in its own way; the branch "work" is checked
 * out.
 */
export function gitSite(): GitSite {
  const site = repositoryIn(newFolder());
  fs.cpSync((sound ??= soundSite()), site.root, { recursive: true, preserveTimestamps: true });
  return site;
}

/** The site as it is when a test begins. Git takes longer to make it than to copy it. */
let sound: string | undefined;

function soundSite(): string {
  const { root, git, write, commit } = repositoryIn(newFolder());
  git('init', '--quiet', '--initial-branch', 'main', '--template=');
  fs.appendFileSync(path.join(root, '.git/config'), CONFIG);
  for (const [file, data] of Object.entries(PAGES)) write(file, data);
  write('public/images/team photo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  write('public/files/prices.txt', 'none\n');
  commit();
  git('checkout', '--quiet', '-b', 'work');
  // A file or two to copy for each test instead of one for each object.
  git('gc', '--quiet');
  return root;
}

const newFolder = (): string => fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-git-')));

function repositoryIn(root: string): GitSite {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env: CLEAN_ENV });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  return {
    root,
    git,
    write: (file, data) => writeInto(root, file, data),
    move: (from, to) => {
      fs.mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
      fs.renameSync(path.join(root, from), path.join(root, to));
    },
    remove: (file) => fs.rmSync(path.join(root, file)),
    commit: () => {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'More');
    },
    destroy: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

const CONFIG = '[user]\n name = Testing\n email = testing@example.com\n[core]\n autocrlf = false\n';

const PAGES: Record<string, unknown> = {
  'pages/_site.json': SITE,
  'pages/index.json': page('Home'),
  'pages/team.json': page('Team', [{ type: 'hero', heading: 'Team', id: 'people' }], { aliases: ['/crew'] }),
  'pages/_shared/closing.json': {
    version: 1,
    block: { type: 'cta', heading: 'Call', id: 'call', actions: [{ label: 'Home', href: '/' }] },
  },
  'pages/_shared/outer.json': { version: 1, block: { type: 'shared', name: 'closing' } },
  'pages/shows.json': page('Shows', [{ type: 'shared', name: 'outer' }]),
  'pages/to-section.json': page('To a section', [action('/shows#call')]),
  'pages/by-link.json': page('By link', [action('/team')]),
  'pages/by-alias.json': page('By alias', [action('/crew?from=here')]),
  'pages/by-text.json': page('By text', [{ type: 'prose', text: 'See [the team](/team#people).' }]),
  'pages/by-escape.json': JSON.stringify(page('By escape', [action('/team')])).replaceAll('"/team"', '"\\/te\\u0061m"'),
  'pages/by-token.json': page('By token', [action('{site.facts.start}')]),
  'pages/by-picture.json': page('By picture', [
    { type: 'split', heading: 'Us', text: 'Look.', image: { src: '/images/team photo.svg', alt: 'Us' } },
  ]),
  'pages/by-file.json': page('By file', [action('/files/prices.txt')]),
  'pages/news/index.json': page('News', [{ type: 'collection', heading: 'All', from: '/news', perPage: 1 }]),
  'pages/news/one.json': page('One'),
  'pages/news/two.json': page('Two'),
  'pages/to-second.json': page('To the second', [action('/news/page/2')]),
  'pages/alone.json': page('Alone', [action('/')]),
  'pages/teams.json': page('Teams'),
};
