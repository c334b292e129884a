import { brotliCompressSync, constants } from 'node:zlib';

/** The size of data in bytes when compressed with brotli. @param effort the quality, 0 to 11 */
export const brotli = (data: Buffer | string, effort = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }).length;
