import type { ComponentType } from 'react';
import type { Block, OwnModules } from '../model/page/types.ts';
import type { OwnType } from '../model/rendering/live.ts';
import { ownBlocks } from 'virtual:pagewright/own-blocks';
import { loaders as builtIn } from '../registry.generated.ts';

type BlockType = Block['type'];
type BlockComponent = ComponentType<Block>;

/** How to load the component of each type: those that there are, and those of the site, as far as they are known. */
const loaders: Record<string, () => Promise<{ default: unknown }>> = { ...ownBlocks, ...builtIn };

const loaded = new Map<string, BlockComponent>();

/** Whether this build has a component for a type; data of a newer build may name one that it has not. */
export const isKnown = (type: string): type is BlockType => Object.hasOwn(loaders, type);

/** Whether a block is one that the site brings itself. */
export const isOwn = (type: string): type is OwnType => Object.hasOwn(loaders, type) && !Object.hasOwn(builtIn, type);

const addresses = new Map<string, string>();

/**
 * Takes in the site's own blocks that a page of a build names.
 * @returns whether none of them lies elsewhere by now: what is shown already stays as it is drawn
 */
export function joinBlocks(modules: OwnModules = {}): boolean {
  const own = Object.entries(modules).filter(([type]) => !Object.hasOwn(builtIn, type));
  if (own.some(([type, address]) => (addresses.get(type) ?? address) !== address)) return false;
  for (const [type, address] of own) {
    addresses.set(type, address);
    loaders[type] = () => import(/* @vite-ignore */ address) as Promise<{ default: unknown }>;
  }
  return true;
}

/**
 * Loads the components of the given types, so that rendering never waits. Unknown types are passed over. Rejects when a
 * file cannot be fetched.
 */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  const missing = [...new Set(types)].filter((type) => isKnown(type) && !loaded.has(type)) as BlockType[];
  await Promise.all(
    missing.map(async (type) => {
      const module = await loaders[type]?.();
      if (module) loaded.set(type, module.default as BlockComponent);
    }),
  );
}

/** Loads the components of all blocks that are known, for the pages to come. */
export const loadAllBlocks = (): Promise<void> => loadBlocks(Object.keys(loaders));

/** The component of a type, if it is loaded. */
export const componentOf = (type: string): BlockComponent | undefined => loaded.get(type);
