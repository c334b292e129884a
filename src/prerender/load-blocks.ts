import { OwnBlockFault } from '../model/rendering/own-block-fault.ts';
import { componentOf, isKnown, isOwn, loadBlocks as loadComponents } from '../renderer/registry.ts';
import { requireComponent } from './require-component.ts';

/**
 * Loads the components of block types. Throws an `OwnBlockFault` where one of the site's own blocks cannot be loaded, or
 * is no component.
 */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  const wanted = [...types];
  const unknown = wanted.find((type) => !isKnown(type));
  if (unknown !== undefined) throw new Error(`There is no component for the block type "${unknown}".`);
  await Promise.all(
    wanted.map((type) =>
      loadComponents([type])
        .then(() => requireComponent(componentOf(type)))
        .catch((fault: unknown) => rethrow(type, fault)),
    ),
  );
}

/** Rethrows an error of a block; of one of the site's own blocks as an `OwnBlockFault` that names it. */
export function rethrow(type: string, fault: unknown): never {
  if (!isOwn(type)) throw fault;
  const message = fault instanceof Error ? fault.message : String(fault);
  throw new OwnBlockFault(`blocks/${type}.tsx: ${message}`, { cause: fault });
}
