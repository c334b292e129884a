/** What makes another map of one: values that are new or others, and null for each that is gone (as in RFC 7396). */
export type Patch<T> = Record<string, T | null>;

/** Compares two maps; values that are the same object, or the same text, count as unchanged. */
export function patchFrom<T>(before: Record<string, T>, after: Record<string, T>): Patch<T> {
  const patch: Patch<T> = {};
  let alike = 0;
  for (const name of Object.keys(after)) {
    const value = after[name] as T;
    if (before[name] === value) alike++;
    else patch[name] = value;
  }
  const names = Object.keys(before);
  if (names.length > alike) for (const name of names) if (!Object.hasOwn(after, name)) patch[name] = null;
  return patch;
}

/** A map as it is after a patch. */
export function patched<T>(before: Record<string, T>, patch: Patch<T>): Record<string, T> {
  const after = { ...before };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete after[name];
    else after[name] = value;
  }
  return after;
}
