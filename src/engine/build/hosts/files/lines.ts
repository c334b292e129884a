/** One line for each item. */
export const lines = <T>(items: readonly T[], line: (item: T, index: number) => string): string =>
  items.map(line).join('\n');
