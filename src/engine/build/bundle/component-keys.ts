import path from 'node:path';
import type { Plugin } from 'vite';
import { getOrInsert } from '../../../model/memoize.ts';
import { below } from '../../disk/files/paths.ts';
import { installRoot, viewModule } from '../../disk/project.ts';
import { hashOf, shortHashOf } from '../../disk/files/hash.ts';
import { modulesFrom, type ModuleInfoOf } from './module-graph.ts';
import { OWN_REGISTRY } from './own/own-blocks-plugin.ts';

/** Keys of the parts of a renderer's code. As long as a key stays, so does the HTML that this part renders. */
export interface ComponentKeys {
  /** Everything that renders pages, except modules of blocks. */
  shell: string;
  /** The same without header and footer. */
  common: string;
  /** The modules of each block, by type, with the common ones. */
  blocks: Record<string, string>;
}

/** Their file in the bundle of a renderer. */
export const KEYS_FILE = 'component-keys.json';

/** A plugin that writes the component keys beside a renderer. @param root the folder of the site */
export function componentKeysPlugin(root: string): Plugin {
  return {
    name: 'pagewright:component-keys',
    generateBundle() {
      // Cached, since the bundler assembles the info at each call.
      const known = new Map<string, ReturnType<ModuleInfoOf>>();
      const infoOf: ModuleInfoOf = (id) => getOrInsert(known, id, () => this.getModuleInfo(id), Infinity);
      const source = JSON.stringify(componentKeys(infoOf, root));
      this.emitFile({ type: 'asset', fileName: KEYS_FILE, source });
    },
  };
}

/** The keys of the parts of a renderer's code. @param infoOf the bundler's info about a module */
export function componentKeys(infoOf: ModuleInfoOf, root: string): ComponentKeys {
  // The registries import all blocks: without them, the parts are separate.
  const registries = [OWN_REGISTRY, viewModule('registry.generated')];
  const components = registries.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const isRegistry = (id: string): boolean => registries.includes(id);
  // Header and footer contain no blocks.
  const layout = path.dirname(viewModule('layout/Header'));
  const entry = viewModule('entry-server');
  const shell = modulesFrom(entry, infoOf, { isLeftOut: isRegistry });
  const common = modulesFrom(entry, infoOf, {
    isLeftOut: (id) => isRegistry(id) || below(layout, id) !== undefined,
  });
  const keys = moduleKeys(infoOf, root);
  // Sorted by key, since the order of paths depends on where the project lies.
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

/** The keys of modules, by path and code. Each is computed once for all blocks. */
function moduleKeys(infoOf: ModuleInfoOf, root: string): (id: string) => string {
  const known = new Map<string, string>();
  return (id) =>
    // Relative paths, so that keys do not depend on where the project lies.
    getOrInsert(
      known,
      id,
      () => hashOf(below(root, id) ?? below(installRoot, id) ?? id, infoOf(id)?.code ?? ''),
      Infinity,
    );
}

/** The block type of a component: `faq.tsx`, or `chart/index.tsx`. */
function typeOf(component: string): string {
  const { name, dir } = path.parse(component);
  return name === 'index' ? path.basename(dir) : name;
}
