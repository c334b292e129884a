import type { Rolldown } from 'vite';

/** The bundler's info about a module; null for an unknown one. */
export type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Which imports are followed. */
export interface Reach {
  /** Modules that are not followed. */
  isLeftOut: (id: string) => boolean;
  /** Whether dynamic imports are followed, too. By default they are. */
  dynamic?: boolean;
}

/** A module, and all that it imports, directly or not. */
export function modulesFrom(entry: string, infoOf: ModuleInfoOf, { isLeftOut, dynamic = true }: Reach): Set<string> {
  const reached = new Set<string>();
  const queue = [entry];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id) || isLeftOut(id)) continue;
    reached.add(id);
    const info = infoOf(id);
    queue.push(...(info?.importedIds ?? []), ...((dynamic && info?.dynamicallyImportedIds) || []));
  }
  return reached;
}
