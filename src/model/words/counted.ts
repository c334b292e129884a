/** A number with its word: "1 error", "2 errors", "3 entries". */
export const counted = (count: number, one: string, many = `${one.replace(/(?<=[^aeiou])y$/, 'ie')}s`): string =>
  `${count} ${count === 1 ? one : many}`;
