import path from 'node:path';
import type { Plugin } from 'vite';
import { getOrInsert } from '../../../model/memoize.ts';
import { below } from '../../disk/files/paths.ts';
import { installRoot, viewModule } from '../../disk/project.ts';
import { hashOf, shortHashOf } from '../../disk/files/hash.ts';
import { modulesFrom, type ModuleInfoOf } from './module-graph.ts';
import { OWN_REGISTRY } from './own/own-blocks-plugin.ts';

/** Keys of the code of a renderer in parts: they tell which HTML would be another. */
export interface ComponentKeys {
  /** All that writes pages, but what only blocks are made of. */
  shell: string;
  /** The same without header and footer. */
  common: string;
  /** What draws a block, by its type: its own modules, and the common ones. */
  blocks: Record<string, string>;
}

/** The file of a renderer's bundle that has them. */
export const KEYS_FILE = 'component-keys.json';

/** Writes beside a renderer the keys of what it is made of. @param root the folder of the site */
export function componentKeysPlugin(root: string): Plugin {
  return {
    name: 'pagewright:component-keys',
    generateBundle() {
      // The bundler puts together what it knows each time that it is asked.
      const known = new Map<string, ReturnType<ModuleInfoOf>>();
      const infoOf: ModuleInfoOf = (id) => getOrInsert(known, id, () => this.getModuleInfo(id), Infinity);
      const source = JSON.stringify(componentKeys(infoOf, root));
      this.emitFile({ type: 'asset', fileName: KEYS_FILE, source });
    },
  };
}

/** The keys of the parts of a renderer's code. @param infoOf what a bundler knows of a module */
export function componentKeys(infoOf: ModuleInfoOf, root: string): ComponentKeys {
  // Where blocks are named: none of them is drawn by what names it.
  const registries = [OWN_REGISTRY, viewModule('registry.generated')];
  const components = registries.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const isRegistry = (id: string): boolean => registries.includes(id);
  // Header and footer stand around blocks, and draw none.
  const layout = path.dirname(viewModule('layout/Header'));
  const entry = viewModule('entry-server');
  const shell = modulesFrom(entry, infoOf, { isLeftOut: isRegistry });
  const common = modulesFrom(entry, infoOf, {
    isLeftOut: (id) => isRegistry(id) || below(layout, id) !== undefined,
  });
  const keys = moduleKeys(infoOf, root);
  // Sorted by their keys: the order of their addresses is another where the project lies elsewhere.
  const keyOf = (modules: Iterable<string>): string => shortHashOf(...[...modules].map(keys).toSorted());
  const keyOfBlock = (component: string): string => {
    const own = modulesFrom(component, infoOf, { isLeftOut: isRegistry });
    return keyOf(new Set([...common, ...own]));
  };
  return {
    shell: keyOf(shell),
    common: keyOf(common),
    blocks: Object.fromEntries(components.map((component) => [typeOf(component), keyOfBlock(component)])),
  };
}

/** The keys of modules, of what they are called and what stands in them: each is looked into once, for all blocks. */
function moduleKeys(infoOf: ModuleInfoOf, root: string): (id: string) => string {
  const known = new Map<string, string>();
  return (id) =>
    // The same wherever the project lies.
    getOrInsert(
      known,
      id,
      () => hashOf(below(root, id) ?? below(installRoot, id) ?? id, infoOf(id)?.code ?? ''),
      Infinity,
    );
}

/** The type of a block by its component: `faq.tsx`, or `chart/index.tsx`. */
function typeOf(component: string): string {
  const { name, dir } = path.parse(component);
  return name === 'index' ? path.basename(dir) : name;
}
