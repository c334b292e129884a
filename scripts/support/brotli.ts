import { brotliCompressSync, constants } from 'node:zlib';

/** How many bytes something is on its way to a visitor: at the best that hosts do, or with less effort. */
export const brotli = (data: Buffer | string, effort = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }).length;
