import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { modulesFrom, type ModuleInfoOf } from '../../../../src/engine/build/bundle/module-graph.ts';

/** Two modules import each other; the second of them imports a third later. */
const MODULES: Record<string, [now: string[], later: string[]]> = {
  a: [['b', 'unknown'], []],
  b: [['a'], ['c']],
  c: [['d'], []],
};
const infoOf: ModuleInfoOf = (id) => {
  const [importedIds, dynamicallyImportedIds] = MODULES[id] ?? [];
  return importedIds ? ({ importedIds, dynamicallyImportedIds } as unknown as Rolldown.ModuleInfo) : null;
};

it.each([
  ['all that it imports', {}, ['a', 'b', 'c', 'd', 'unknown']],
  ['what it imports at once', { dynamic: false }, ['a', 'b', 'unknown']],
  [
    'what is not left out, nor what only that imports',
    { isLeftOut: (id: string) => id === 'c' },
    ['a', 'b', 'unknown'],
  ],
])('from a module, %s is reached', (_what, reach, reached) => {
  const found = modulesFrom('a', infoOf, { isLeftOut: () => false, ...reach });
  expect([...found].toSorted()).toEqual(reached);
});
