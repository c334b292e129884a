import path from 'node:path';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { componentKeys } from '../../../../src/engine/build/bundle/component-keys.ts';
import { viewModule } from '../../../../src/engine/disk/project.ts';

const OWN = '\0virtual:pagewright/own-blocks';
const POSTER = '/site/blocks/poster.tsx';
const PAIR = '/site/blocks/pair.tsx';

/** What each module imports, at once and later. */
const MODULES: Record<string, [now: string[], later?: string[]]> = {
  [viewModule('entry-server')]: [[viewModule('registry.generated'), OWN, 'card', viewModule('layout/Header')]],
  [viewModule('registry.generated')]: [[], [viewModule('blocks/faq'), viewModule('blocks/chart/index')]],
  [OWN]: [[], [POSTER, PAIR]],
  [viewModule('layout/Header')]: [['menu']],
  [viewModule('blocks/faq')]: [['card', 'folds']],
  [viewModule('blocks/chart/index')]: [[], ['lines']],
  [POSTER]: [['card']],
  [PAIR]: [[POSTER]],
  card: [[]],
  folds: [[]],
  lines: [['folds']],
  menu: [[]],
};

/** All keys, of a site in a folder. @param codeOf what stands in a module */
function keysOf(codeOf: (id: string) => string, site = '/site'): Record<string, string> {
  const moved = (id: string): string => id.replace(/^\/site\//, `${site}/`);
  const modules = new Map(
    Object.entries(MODULES).map(([id, [now, later = []]]) => [
      moved(id),
      { code: codeOf(id), importedIds: now.map(moved), dynamicallyImportedIds: later.map(moved) },
    ]),
  );
  const infoOf = (id: string) => (modules.get(id) ?? null) as Rolldown.ModuleInfo | null;
  const { blocks, ...rest } = componentKeys(infoOf, site);
  return { ...rest, ...blocks };
}

/** Which keys are others once a module is another. */
function changedBy(changed: string): string[] {
  const [before, after] = ['before', 'after'].map((code) => keysOf((id) => (id === changed ? code : id)));
  return Object.keys(before!).filter((name) => before![name] !== after![name]);
}

it.each([
  ['a block', viewModule('blocks/faq'), ['faq']],
  ['a block in a folder', viewModule('blocks/chart/index'), ['chart']],
  ['a block of the site', PAIR, ['pair']],
  ['a block of the site that another one draws', POSTER, ['poster', 'pair']],
  ['what some blocks are made of, at once or later', 'folds', ['faq', 'chart']],
  ['what only the header is made of', 'menu', ['shell']],
  ['what all is made of', 'card', ['shell', 'common', 'poster', 'pair', 'faq', 'chart']],
  ['the list of blocks', viewModule('registry.generated'), []],
])('of %s, another version is another key for what it draws', (_what, module, keys) => {
  expect(changedBy(module)).toEqual(keys);
});

// By name, one comes before every folder that the engine may lie in, and the other after it.
it.each(['/0', '/~'])('keys are the same wherever a site lies: %s', (folder) => {
  const codeOf = (id: string): string => path.basename(id);
  expect(keysOf(codeOf, folder)).toEqual(keysOf(codeOf));
});
