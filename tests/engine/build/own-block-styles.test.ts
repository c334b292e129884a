import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { copyOfOwn, pageOf } from '../../support/sites/temp-site.ts';

const site = copyOfOwn();
afterAll(() => site.remove());

const put = (type: string, imports: string): void => {
  const file = path.join(site.root, `blocks/${type}.tsx`);
  fs.writeFileSync(file, `${imports}\n${fs.readFileSync(file, 'utf8')}`);
};

it('a page has the style sheets that its own blocks import, before all other styles, and no other page has', async () => {
  site.write('blocks/leaf.css', '.leaf { color: green; }');
  site.write('blocks/poster.css', '.poster { color: red; }');
  put('poster', "import './leaf.css';\nimport './poster.css';");
  put('openingHours', "import './leaf.css';");
  site.write('pages/team.json', pageOf('Team', [{ type: 'hero', heading: 'Team' }]));
  site.write('pages/when.json', pageOf('When', [{ type: 'openingHours', heading: 'When', days: [] }]));
  const facts = site.read('pages/_site.json');
  site.write('pages/_site.json', { ...facts, basePath: '/shop' });
  const out = path.join(site.root, 'out');
  await buildSite(readSite(site.root), { out });
  const textOf = (name: string): string => fs.readFileSync(path.join(out, name), 'utf8');
  const rulesOf = (page: string): string[] =>
    [...textOf(page).matchAll(/<link rel="stylesheet" href="\/shop([^"]*)">(?=.*<style>)/g)].map(([, file = '']) =>
      textOf(file).trim(),
    );
  const [green, red] = ['.leaf{color:green}', '.poster{color:red}'];
  expect(['index.html', 'when.html', 'team.html'].map(rulesOf)).toEqual([[green, red], [green], []]);
});
