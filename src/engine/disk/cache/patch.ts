/**
 * The difference between two maps: new and changed values, and null for each that was removed (a JSON Merge Patch, RFC
 * 7396).
 */
export type Patch<T> = Record<string, T | null>;

/** The patch from one map to another. Values are compared by identity. */
export function patchFrom<T>(before: Record<string, T>, after: Record<string, T>): Patch<T> {
  const patch: Patch<T> = {};
  let unchanged = 0;
  for (const name of Object.keys(after)) {
    const value = after[name] as T;
    if (before[name] === value) unchanged++;
    else patch[name] = value;
  }
  const names = Object.keys(before);
  if (names.length > unchanged) for (const name of names) if (!Object.hasOwn(after, name)) patch[name] = null;
  return patch;
}

/** Applies a patch to a map, and returns the new one. */
export function patched<T>(before: Record<string, T>, patch: Patch<T>): Record<string, T> {
  const after = { ...before };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete after[name];
    else after[name] = value;
  }
  return after;
}
