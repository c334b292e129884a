import type { Rolldown } from 'vite';

/** What the bundler knows of a module; null of one that it has not met. */
export type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Which modules are followed from one: all but those that are left out, those of dynamic imports, too. */
export interface Reach {
  isLeftOut: (id: string) => boolean;
  dynamic?: boolean;
}

/** All modules that one imports, directly or not. */
export function modulesFrom(entry: string, infoOf: ModuleInfoOf, { isLeftOut, dynamic = true }: Reach): Set<string> {
  const reached = new Set<string>();
  const left = [entry];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id) || isLeftOut(id)) continue;
    reached.add(id);
    const info = infoOf(id);
    left.push(...(info?.importedIds ?? []), ...((dynamic && info?.dynamicallyImportedIds) || []));
  }
  return reached;
}
