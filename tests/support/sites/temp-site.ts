import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeInto } from '../write-into.ts';
import { FIXTURE_ROOT, PROJECT } from '../places.ts';

/** A folder with `pages/` and `public/` of its own. */
export interface TempSite {
  root: string;
  write: (file: string, data: unknown) => void;
  read: (file: string) => Record<string, unknown>;
  remove: () => void;
}

/** An empty folder that `fill` puts a site into. */
export function tempSite(fill: (root: string) => void): TempSite {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-site-'));
  fill(root);
  return {
    root,
    write: (file, data) => writeInto(root, file, data),
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

/** A copy of this project's site, whose company is invented, without advice of its own taste: tests write pages into it. */
export function copyOfSite(): TempSite {
  const site = copyOf(PROJECT);
  const text = fs.readFileSync(path.join(site.root, 'pages/_site.json'), 'utf8');
  site.write('pages/_site.json', text.replace(/(?<=\n {2}"checks": \{)[^}]*/, ' "site/example-contact": "off" '));
  return site;
}

/** A copy of the site that uses every part of the engine. */
export const copyOfFixture = (): TempSite => copyOf(FIXTURE_ROOT);

/** A copy of a small site with blocks and icons of its own. */
export const copyOfOwn = (): TempSite => copyOf(path.join(PROJECT, 'tests/fixtures/own-block'));

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
