const isSection = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !('other' in value);

/** A table with some of its sentences in other words. */
export function withOwn<T>(table: T, own: unknown): T {
  if (!isSection(own)) return table;
  const words = { ...table } as Record<string, unknown>;
  for (const [name, value] of Object.entries(own))
    words[name] = isSection(words[name]) ? withOwn(words[name], value) : value;
  return words as T;
}

/** What of a table another does not say in the same words; undefined where it says everything. */
export function rewordedFrom(table: unknown, other: unknown): unknown {
  if (JSON.stringify(table) === JSON.stringify(other)) return undefined;
  if (!isSection(table) || !isSection(other)) return table;
  const different = Object.entries(table).flatMap(([name, value]) => {
    const words = rewordedFrom(value, other[name]);
    return words === undefined ? [] : [[name, words] as const];
  });
  return Object.fromEntries(different);
}
