/** One line of the table: what is measured, how, and what it must not exceed. */
export interface Figure {
  what: string;
  /** As it is shown: "5 s". */
  bound?: string;
  /** Less than the bound is too little. */
  isLeast?: boolean;
  /** The same each time it is taken. */
  isExact?: boolean;
  take: () => number | Promise<number>;
  show: (value: number) => string;
}

/** A checkout that is measured, and where its sites may be written. */
export interface Bench {
  checkout: string;
  work: string;
  /** How many pages the sites have, the fewest first. */
  sizes: number[];
}

/** A bound that holds for sites of 10,000 pages alone. */
export const boundOfLarge = (pages: number, bound: string): string | undefined =>
  pages === 10_000 ? bound : undefined;

/** How figures are shown. */
export const ms = (value: number): string => `${Math.round(value)} ms`;
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`;
export const mib = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
export const times = (value: number): string => `${value.toFixed(2)} x`;
