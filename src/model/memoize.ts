/**
 * The value of a key in a map; where there is none, what is made of it now and kept there.
 * @param largest how much is kept: a map with more is emptied, since all of it can be made again
 */
export function getOrInsert<K, T>(map: Map<K, T>, key: K, make: () => T, largest = 1_000): T {
  const before = map.get(key);
  if (before !== undefined) return before;
  const value = make();
  if (map.size >= largest) map.clear();
  map.set(key, value);
  return value;
}

/**
 * A function that gives the first of equal texts, so that the others take no memory: threads send each with every page.
 */
export function internTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => getOrInsert(known, text, () => text, Infinity);
}

/** A function whose result for an object is worked out once, and kept as long as there is that object. */
export function memoize<K extends object, T extends object | string>(work: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    known.set(key, value);
    return value;
  };
}
