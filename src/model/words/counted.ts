/** The plural of an English noun: "errors", "entries", "addresses". */
export const pluralOf = (one: string): string =>
  `${one.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?:s|x|ch)$/, '$&e')}s`;

/** A number with its word: "1 error", "2 errors", "3 entries". */
export const counted = (count: number, one: string, many = pluralOf(one)): string =>
  `${count} ${count === 1 ? one : many}`;
