import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { reported } from './checked.ts';
import { buildSite } from '../../src/engine/build/build-site.ts';
import { realBundle } from './bundle.ts';
import { FIXTURE_PAGES, PROJECT } from './dist.ts';
import { NO_ADVICE } from './no-advice.ts';

/** A folder with `pages/` and `public/` of its own. */
export interface TempSite {
  root: string;
  write: (file: string, data: unknown) => void;
  read: (file: string) => Record<string, unknown>;
  remove: () => void;
}

function tempSite(fill: (root: string) => void): TempSite {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-site-'));
  fill(root);
  return {
    root,
    write: (file, data) => {
      const target = path.join(root, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, typeof data === 'string' ? data : `${JSON.stringify(data, null, 2)}\n`);
    },
    read: (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>,
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

const copyOf = (from: string): TempSite =>
  tempSite((root) => {
    const folders = ['pages', 'public', 'templates', 'blocks', 'icons'].map((folder) => path.join(from, folder));
    for (const folder of folders.filter((each) => fs.existsSync(each)))
      fs.cpSync(folder, path.join(root, path.basename(folder)), { recursive: true });
  });

/** A copy of this project's site, without the advice that is a matter of its own taste: tests write pages into it. */
export function copyOfSite(): TempSite {
  const site = copyOf(PROJECT);
  const text = fs.readFileSync(path.join(site.root, 'pages/_site.json'), 'utf8');
  site.write('pages/_site.json', text.replace(/\n {2}"checks": \{[^}]*\},/, ''));
  return site;
}

/** A copy of the site that uses every part of the engine. */
export const copyOfFixture = (): TempSite => copyOf(FIXTURE_PAGES);

/** A copy of a small site with blocks and icons of its own. */
export const copyOfOwn = (): TempSite => copyOf(path.join(PROJECT, 'tests/fixtures/own-block'));

const PICTURES = [
  'favicon.svg',
  'favicon.ico',
  'images/hero/home.svg',
  'images/hero/cloud.svg',
  'images/social/contact.png',
];

/** The smallest site: a site file, a home page, a few pictures. */
export function smallSite(site: Record<string, unknown> = {}): TempSite {
  const made = tempSite((root) => {
    for (const file of PICTURES) fs.cpSync(path.join(PROJECT, 'public', file), path.join(root, 'public', file));
  });
  made.write('pages/_site.json', { ...SMALL, ...site });
  made.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home' }]));
  return made;
}

const SMALL = {
  version: 1,
  name: 'Testing Ltd',
  description: 'A small site for tests.',
  url: 'https://testing.example.com',
  lang: 'en-US',
  phones: { main: '(415) 555-0142', sales: '(415) 555-0187' },
  emails: { info: 'info@example.com', support: 'support@example.com', careers: 'careers@example.com' },
  facts: { founded: '2019' },
  navigation: [{ label: 'Home', href: '/' }],
  phoneButton: { label: 'Contact us', number: '{site.phones.main}' },
  footer: { columns: [], legal: [{ label: 'Home', href: '/' }] },
  mail: { mode: 'local' },
  checks: NO_ADVICE,
};

/** A page document with sound words for search engines. */
export const pageOf = (
  title: string,
  blocks: unknown[],
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  version: 1,
  title,
  seo: {
    title: `${title} | Testing`,
    description: `What this site has to say about ${title}, in one sentence that is long enough.`,
  },
  blocks,
  ...more,
});

/** Builds a folder as the command does, and throws with the problems if there are any. Returns the output folder. */
export async function buildTemp(root: string, out = path.join(root, 'dist')): Promise<string> {
  const content = readSite(root);
  const errors = reported(content).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(errors.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`).join('\n'));
  await realBundle();
  await buildSite(content, { out });
  return out;
}
