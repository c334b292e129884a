import type { ComponentType } from 'react';
import type { Block } from '../model/page/types.ts';
import type { OwnType } from '../model/rendering/live.ts';
import { ownBlocks } from 'virtual:pagewright/own-blocks';
import { loaders as builtIn } from '../registry.generated.ts';

type BlockType = Block['type'];
type BlockComponent = ComponentType<Block>;

/** How to load the component of each type: those that there are, and those of the site, as far as they are known. */
const loaders: Record<string, () => Promise<{ default: unknown }>> = { ...ownBlocks, ...builtIn };

const loaded = new Map<string, BlockComponent>();

/** Whether there is a component for a type. */
export const isKnown = (type: string): type is BlockType => Object.hasOwn(loaders, type);

/** Whether a block is one that the site brings itself. */
export const isOwn = (type: string): type is OwnType => Object.hasOwn(loaders, type) && !Object.hasOwn(builtIn, type);

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

/** The component of a type, if it is loaded. */
export const componentOf = (type: string): BlockComponent | undefined => loaded.get(type);
