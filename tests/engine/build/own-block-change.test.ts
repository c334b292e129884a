import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { EVERYTHING } from '../../support/night.ts';
import { filesIn, rebuiltOwn } from '../../support/sites/rebuilt.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const { site, component, out, build, changedBy } = rebuiltOwn();
beforeAll(async () => {
  const put = (type: string, imports: string): void => {
    const file = path.join(site.root, `blocks/${type}.tsx`);
    fs.writeFileSync(file, `${imports}\n${fs.readFileSync(file, 'utf8')}`);
  };
  site.write('blocks/leaf.css', '.leaf { color: green; }');
  site.write('blocks/poster.css', '.poster { color: red; }');
  put('poster', "import './leaf.css';\nimport './poster.css';");
  put('openingHours', "import './leaf.css';");
  site.write('pages/team.json', pageOf('Team', [{ type: 'hero', heading: 'Team' }]));
  site.write('pages/when.json', pageOf('When', [{ type: 'openingHours', heading: 'When', days: [] }]));
  site.write('pages/_site.json', { ...site.read('pages/_site.json'), basePath: '/shop' });
  await build();
});
afterAll(() => site.remove());

/** The output is what a build from nothing makes of the site as it is now. */
async function expectAsFromNothing(): Promise<void> {
  const fresh = path.join(site.root, 'fresh');
  await buildSite(readSite(site.root), { out: fresh });
  expect(filesIn(out)).toEqual(filesIn(fresh));
}

it('a build types the blocks of an owner, so that a compiler knows them where nobody has edited anything', () => {
  const types = fs.readFileSync(path.join(site.root, '.pagewright/blocks.d.ts'), 'utf8');
  expect(types).toMatch(/ {4}openingHours: \{[^]* {4}poster: \{/);
});

it('a page has the style sheets that its own blocks import, before all other styles, and no other page has', () => {
  const textOf = (name: string): string => fs.readFileSync(path.join(out, name), 'utf8');
  const rulesOf = (page: string): string[] =>
    [...textOf(page).matchAll(/<link rel="stylesheet" href="\/shop([^"]*)">(?=.*<style>)/g)].map(([, file = '']) =>
      textOf(file).trim(),
    );
  const [green, red] = ['.leaf{color:green}', '.poster{color:red}'];
  expect(['index.html', 'when.html', 'team.html'].map(rulesOf)).toEqual([[green, red], [green], []]);
});

it('another code for a block of an owner has the pages rendered that show it, and no others', async () => {
  const before = filesIn(out);
  const { rendered, written } = await changedBy(() =>
    fs.writeFileSync(component, fs.readFileSync(component, 'utf8').replace('py: 12', 'py: 10')),
  );
  expect([rendered, written]).toEqual([
    1,
    [expect.stringMatching(/^assets\/own-poster-.{7}\.js$/), 'index.html', 'index.json'],
  ]);
  await expectAsFromNothing();
  const names = [...before.keys()].filter((name) => !name.startsWith('assets/own-poster-'));
  expect(names.filter((name) => filesIn(out).get(name) !== before.get(name))).toEqual(['index.html', 'index.json']);
});

it.runIf(EVERYTHING)(
  'what a block of an owner may load from elsewhere is in the policy of the pages that show it, and of hosts',
  async () => {
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
  },
);

it.runIf(EVERYTHING)('another style sheet that a block of an owner imports is in the pages that show it', async () => {
  const { written } = await changedBy(() => site.write('blocks/poster.css', '.poster { color: blue }'));
  const names = written.map((name) => name.replace(/(?<=own-poster)-.*(?=\.(?:css|js)$)/, ''));
  expect(names.toSorted()).toEqual(['assets/own-poster.css', 'assets/own-poster.js', 'index.html', 'index.json']);
  await expectAsFromNothing();
});

it.runIf(EVERYTHING)(
  'what a style sheet of an owner imports or shows from elsewhere is in the pages, too',
  async () => {
    const picture = (color: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${color}" d="M0 0h9v9H0z"/></svg>`;
    site.write('shared/base.css', '.base { color: teal; background: url("./dots.svg"); }');
    site.write('shared/dots.svg', picture('red'));
    site.write('blocks/poster.css', '@import "../shared/base.css"; .poster { color: blue; }');
    await build();
    const changes = [
      () => site.write('shared/base.css', '.base { color: navy; background: url("./dots.svg"); }'),
      () => site.write('shared/dots.svg', picture('blue')),
    ];
    for (const change of changes) {
      const { written } = await changedBy(change);
      expect(written).toContainEqual(expect.stringMatching(/^assets\/own-poster-.*\.css$/));
      await expectAsFromNothing();
    }
  },
);

it.runIf(EVERYTHING)('another drawing of an icon of an owner is in the pages that show it', async () => {
  const icon = path.join(site.root, 'icons/watering-can.svg');
  const { written } = await changedBy(() =>
    fs.writeFileSync(icon, fs.readFileSync(icon, 'utf8').replace(/ d="[^"]*"/, ' d="M4 4h16v16"')),
  );
  expect(written).toEqual(['index.html', 'index.json']);
  await expectAsFromNothing();
});
