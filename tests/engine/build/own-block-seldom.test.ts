import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { filesIn, rebuiltOwn } from '../../support/sites/rebuilt.ts';

// What changes seldom, for the night: own-block-change.test.ts has what an owner changes every day.
const { site, component, out, build, changedBy } = rebuiltOwn();
afterAll(() => site.remove());

it('another text that a block of an owner imports from elsewhere is in the pages that show it', async () => {
  site.write('prices/list.json', { bread: 'Four' });
  const text = fs.readFileSync(component, 'utf8');
  const words = `import prices from '../prices/list.json';\n${text.replace('{heading}', '{prices.bread}')}`;
  fs.writeFileSync(component, words);
  await build();
  expect(filesIn(out).get('index.html')).toContain('Four');
  await changedBy(() => site.write('prices/list.json', { bread: 'Five' }));
  expect(filesIn(out).get('index.html')).toContain('Five');
});

it('is turned around in a language from the right and in no other, where blocks are taken from the last documents', async () => {
  const siteFile = site.read('pages/_site.json');
  const footer = { columns: [], legal: [], copyright: 'Fern & Pot' };
  site.write('pages/_site.json', { ...siteFile, languages: [{ lang: 'ar', folder: '/ar' }] });
  const { $schema: _none, ...home } = site.read('pages/index.json');
  site.write('pages/ar/index.json', home);
  await build();
  const { rendered } = await changedBy(() =>
    site.write('pages/_site.json', { ...siteFile, languages: [{ lang: 'ar', folder: '/ar' }], footer }),
  );
  expect(rendered).toBe(0);
  const fresh = path.join(site.root, 'fresh');
  await buildSite(readSite(site.root), { out: fresh });
  expect(filesIn(out)).toEqual(filesIn(fresh));
});
