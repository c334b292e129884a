import { brotli } from '../../scripts/support/brotli.ts';

export const KB = 1024;

/** Whether texts cost more. The best takes twenty times as long, and is asked for where less effort is not enough. */
export const exceeds = (most: number, ...data: (Buffer | string)[]): boolean =>
  [6, 11].every((effort) => data.reduce((sum, each) => sum + brotli(each, effort), 0) > most);
