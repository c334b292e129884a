/**
 * What is known under a key; what is not is found out now.
 * @param largest how much is kept: a map with more is emptied, since all of it can be found out again
 */
export function once<K, T>(known: Map<K, T>, key: K, find: () => T, largest = 1_000): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = find();
  if (known.size >= largest) known.clear();
  known.set(key, value);
  return value;
}

/** A function that gives the first of equal texts, so that the others take no memory: threads send each with every page. */
export function sameTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => once(known, text, () => text, Infinity);
}

/** A function whose answer about an object is found out once, and known as long as there is that object. */
export function onceFor<K extends object, T extends object | string>(find: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = find(key);
    known.set(key, value);
    return value;
  };
}
