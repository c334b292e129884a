import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { filesIn, rebuiltOwn } from '../../support/sites/rebuilt.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const { site, component, out, build, changedBy } = rebuiltOwn();
afterAll(() => site.remove());

it('a build types the blocks of an owner, so that a compiler knows them where nobody has edited anything', async () => {
  await build();
  const types = fs.readFileSync(path.join(site.root, '.pagewright/blocks.d.ts'), 'utf8');
  expect(types).toMatch(/ {4}openingHours: \{[^]* {4}poster: \{/);
});

it('another code for a block of an owner has the pages rendered that show it, and no others', async () => {
  site.write('pages/team.json', pageOf('Team', [{ type: 'hero', heading: 'Team' }]));
  site.write('pages/when.json', pageOf('When', [{ type: 'openingHours', heading: 'When', days: [] }]));
  await build();
  const before = filesIn(out);
  const { rendered, written } = await changedBy(() =>
    fs.writeFileSync(component, fs.readFileSync(component, 'utf8').replace('py: 12', 'py: 10')),
  );
  expect([rendered, written]).toEqual([
    1,
    [expect.stringMatching(/^assets\/own-poster-.{6}\.js$/), 'index.html', 'index.json'],
  ]);
  const fresh = path.join(site.root, 'fresh');
  await buildSite(readSite(site.root), { out: fresh });
  expect(filesIn(out)).toEqual(filesIn(fresh));
  const names = [...before.keys()].filter((name) => !name.startsWith('assets/own-poster-'));
  expect(names.filter((name) => filesIn(out).get(name) !== before.get(name))).toEqual(['index.html', 'index.json']);
});

it('what a block of an owner may load from elsewhere is in the policy of the pages that show it, and of hosts', async () => {
  await build();
  const schema = path.join(site.root, 'blocks/poster.schema.json');
  const { rendered, written } = await changedBy(() =>
    fs.writeFileSync(
      schema,
      fs.readFileSync(schema, 'utf8').replace('{', '{ "x-csp": { "connect-src": ["https://api.example.com"] },'),
    ),
  );
  expect([rendered, written]).toEqual([0, ['_headers', 'index.html', 'index.json']]);
  const files = filesIn(out);
  const connects = ['index.html', 'when.html', 'team.html', '_headers'].map(
    (name) => /connect-src[^;]*/.exec(files.get(name) ?? '')?.[0],
  );
  const [own, more] = ["connect-src 'self'", "connect-src 'self' https://api.example.com"];
  expect(connects).toEqual([more, own, own, more]);
});

it('another style sheet that a block of an owner imports is in the pages that show it', async () => {
  fs.writeFileSync(component, `import './poster.css';\n${fs.readFileSync(component, 'utf8')}`);
  site.write('blocks/poster.css', '.poster { color: red }');
  await build();
  const { written } = await changedBy(() => site.write('blocks/poster.css', '.poster { color: blue }'));
  const names = written.map((name) => name.replace(/(?<=own-poster)-.*(?=\.(?:css|js)$)/, ''));
  expect(names.toSorted()).toEqual(['assets/own-poster.css', 'assets/own-poster.js', 'index.html', 'index.json']);
  const fresh = path.join(site.root, 'fresh');
  await buildSite(readSite(site.root), { out: fresh });
  expect(filesIn(out)).toEqual(filesIn(fresh));
});

it('another drawing of an icon of an owner is in the pages that show it', async () => {
  await build();
  const icon = path.join(site.root, 'icons/watering-can.svg');
  const { written } = await changedBy(() =>
    fs.writeFileSync(icon, fs.readFileSync(icon, 'utf8').replace(/ d="[^"]*"/, ' d="M4 4h16v16"')),
  );
  expect(written).toEqual(['index.html', 'index.json']);
  const fresh = path.join(site.root, 'fresh');
  await buildSite(readSite(site.root), { out: fresh });
  expect(filesIn(out)).toEqual(filesIn(fresh));
});
