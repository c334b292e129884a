/** Compares two texts for sorting. Unlike `localeCompare`, it sorts alike on every computer. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Compares two entries of a map or a record by their keys. */
export const byKey = ([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]): number =>
  compareTexts(a, b);

/** Compares what belongs to files by the names of these. */
export const byFile = (a: { file: string }, b: { file: string }): number => compareTexts(a.file, b.file);
