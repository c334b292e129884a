import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { contentCacheFile } from '../../../src/engine/disk/cache/content-cache-file.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import { siteEnvironment } from '../../../src/engine/disk/site-environment.ts';
import { resolveContent } from '../../../src/engine/resolve/resolve-content.ts';
import type { Dependency } from '../../../src/engine/resolve/dependencies.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { VIEW } from '../../support/view.ts';

const site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
afterAll(() => {
  fs.rmSync(contentCacheFile(site.root), { force: true });
  site.remove();
});

const write = (name: string, text = 'Words.', more: Record<string, unknown> = {}): void =>
  site.write(`pages/${name}.json`, pageOf(name, [{ type: 'hero', heading: name }], { card: { text }, ...more }));
const remove = (name: string): void => fs.rmSync(path.join(site.root, `pages/${name}.json`));

beforeEach(() => {
  fs.rmSync(path.join(site.root, 'pages/de'), { recursive: true, force: true });
  fs.rmSync(path.join(site.root, 'pages/team'), { recursive: true, force: true });
  site.write('pages/team.json', pageOf('Team', [{ type: 'collection', heading: 'Team', from: '/team' }]));
  for (const name of ['team/dana', 'plain', 'de/index', 'de/plain']) write(name);
});

/** What pages are made of now. */
function readNow() {
  const { content, cache } = readCached(site.root);
  const resolved = resolveContent(content, siteEnvironment(site.root, VIEW));
  const stateOf = (dependency: Dependency): string =>
    resolved.stateOfDependency(dependency, (file) => cache.outlineHashesOf(file)?.all);
  return { resolved, stateOf };
}

it.each<[what: string, address: string, change: () => void, isOther: boolean]>([
  ['a note in it', '/plain', () => write('plain', 'Words.', { note: 'Other.' }), false],
  ['a page beside it', '/plain', () => write('team', 'Other.'), false],
  ['what a page says that it lists', '/team', () => write('team/dana', 'Other.'), true],
  ['a page that comes into its list', '/team', () => write('team/eli'), true],
  ['a page that goes from its list', '/team', () => remove('team/dana'), true],
  ['what the page above it says', '/team/dana', () => write('team', 'Other.'), true],
  ['a translation that comes', '/team', () => write('de/team'), true],
  ['a translation that goes', '/plain', () => remove('de/plain'), true],
  [
    'a translation at another address',
    '/plain',
    () => {
      remove('de/plain');
      write('de/schlicht', 'Words.', { translationOf: '/plain' });
    },
    true,
  ],
])('with %s, what "%s" depends on of others is in another state, or not', (_what, address, change, isOther) => {
  const before = readNow();
  const { dependencies } = before.resolved.pageWithDependencies(address);
  change();
  const now = readNow();
  expect([...dependencies].some((each) => before.stateOf(each) !== now.stateOf(each))).toBe(isOther);
});
