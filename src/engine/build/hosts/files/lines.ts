/** A line for each, one below the other. */
export const lines = <T>(items: readonly T[], line: (item: T, index: number) => string): string =>
  items.map(line).join('\n');
