import type { Rolldown } from 'vite';

export type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** All modules that one imports, directly or not, `later` or not, but for what `isLeftOut`. */
export function modulesFrom(
  entry: string,
  infoOf: ModuleInfoOf,
  isLeftOut: (id: string) => boolean,
  later = true,
): Set<string> {
  const reached = new Set<string>();
  const left = [entry];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id) || isLeftOut(id)) continue;
    reached.add(id);
    const info = infoOf(id);
    left.push(...(info?.importedIds ?? []), ...((later && info?.dynamicallyImportedIds) || []));
  }
  return reached;
}
