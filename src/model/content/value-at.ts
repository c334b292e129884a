import type { DataPath } from '../diagnostics/diagnostic.ts';

/** The value at a path, or undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key];
  return value;
}

/** Puts a value at a path of names, and makes the groups on the way. */
export function putAt(data: Record<string, unknown>, path: DataPath, value: unknown): void {
  let group = data;
  for (const name of path.slice(0, -1)) group = (group[name] ??= {}) as Record<string, unknown>;
  group[path.at(-1) as string] = value;
}
