import type { ComponentType } from 'react';
import type { Block } from '../model/types.ts';
import { loaders } from '../registry.generated.ts';

type BlockType = Block['type'];
type BlockComponent = ComponentType<Block>;

const loaded = new Map<string, BlockComponent>();

/** Whether this build has a component for a type; data of a newer build may name one that it has not. */
export const isKnown = (type: string): type is BlockType => Object.hasOwn(loaders, type);

/**
 * Loads the components of the given types, so that rendering never waits. Unknown types are passed over. Rejects when a
 * file cannot be fetched.
 */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  const missing = [...new Set(types)].filter((type) => isKnown(type) && !loaded.has(type)) as BlockType[];
  await Promise.all(
    missing.map(async (type) => {
      const module = await loaders[type]();
      loaded.set(type, module.default as BlockComponent);
    }),
  );
}

/** The component of a type, if it is loaded. */
export const componentOf = (type: string): BlockComponent | undefined => loaded.get(type);
