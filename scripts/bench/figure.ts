/** A metric: one line of the table. */
export interface Figure {
  name: string;
  /** Its bound as text, such as "5 s". */
  bound?: string;
  /** Whether the bound is a minimum. */
  isMinimum?: boolean;
  /** Whether every measurement has the same result. */
  isDeterministic?: boolean;
  measure: () => number | Promise<number>;
  format: (value: number) => string;
}

/** What is measured. */
export interface Bench {
  /** The checkout of this project. */
  checkout: string;
  /** The folder for sites that are generated. */
  work: string;
  /** How many pages the sites have, in ascending order. */
  sizes: number[];
}

/** A bound for sites of 10,000 pages; undefined for other sizes. */
export const boundOfLarge = (pages: number, bound: string): string | undefined =>
  pages === 10_000 ? bound : undefined;

/** Formats milliseconds. */
export const ms = (value: number): string => `${Math.round(value)} ms`;
/** Formats bytes as KB. */
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`;
/** Formats bytes as MiB. */
export const mib = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
/** Formats a factor. */
export const times = (value: number): string => `${value.toFixed(2)} x`;
