import type { DataPath } from '../diagnostics/diagnostic.ts';

/** The value at a path, or undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key];
  return value;
}
