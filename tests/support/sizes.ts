import zlib from 'node:zlib';

export const KB = 1024;

/** What a text costs a visitor, at the best that hosts do, or with less effort. */
export const brotli = (data: Buffer | string, effort = 11): number =>
  zlib.brotliCompressSync(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: effort } }).length;

/** Whether texts cost more. The best takes twenty times as long, and is asked for where less effort is not enough. */
export const exceeds = (most: number, ...data: (Buffer | string)[]): boolean =>
  [6, 11].every((effort) => data.reduce((sum, each) => sum + brotli(each, effort), 0) > most);
