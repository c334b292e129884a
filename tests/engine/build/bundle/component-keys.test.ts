import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { componentKeys } from '../../../../src/engine/build/bundle/component-keys.ts';
import { viewModule } from '../../../../src/engine/disk/project.ts';

const OWN = '\0virtual:pagewright/own-blocks';
const POSTER = '/site/blocks/poster.tsx';

/** What each module imports, at once and later. */
const MODULES: Record<string, [now: string[], later?: string[]]> = {
  [viewModule('entry-server')]: [[viewModule('registry.generated'), OWN, 'card', viewModule('layout/Header')]],
  [viewModule('registry.generated')]: [[], [viewModule('blocks/faq'), viewModule('blocks/chart/index')]],
  [OWN]: [[], [POSTER]],
  [viewModule('layout/Header')]: [['menu']],
  [viewModule('blocks/faq')]: [['card', 'folds']],
  [viewModule('blocks/chart/index')]: [[], ['lines']],
  [POSTER]: [['card']],
  card: [[]],
  folds: [[]],
  lines: [['folds']],
  menu: [[]],
};

/** Which keys are others once a module is another. */
function changedBy(changed: string): string[] {
  const keysWith = (code: string): Record<string, string> => {
    const infoOf = (id: string): Rolldown.ModuleInfo => {
      const [importedIds, dynamicallyImportedIds = []] = MODULES[id] ?? [[]];
      return {
        code: id === changed ? code : id,
        importedIds,
        dynamicallyImportedIds,
      } as unknown as Rolldown.ModuleInfo;
    };
    const { blocks, ...rest } = componentKeys(infoOf, '/site');
    return { ...rest, ...blocks };
  };
  const [before, after] = [keysWith('before'), keysWith('after')];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

it.each([
  ['a block', viewModule('blocks/faq'), ['faq']],
  ['a block in a folder', viewModule('blocks/chart/index'), ['chart']],
  ['a block of the site', POSTER, ['poster']],
  ['what some blocks are made of, at once or later', 'folds', ['faq', 'chart']],
  ['what only the header is made of', 'menu', ['shell']],
  ['what all is made of', 'card', ['shell', 'common', 'poster', 'faq', 'chart']],
  ['the list of blocks', viewModule('registry.generated'), []],
])('of %s, another version is another key for what it draws', (_what, module, keys) => {
  expect(changedBy(module)).toEqual(keys);
});
