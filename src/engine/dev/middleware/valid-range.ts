import type { Handler } from '../../build/server/http.ts';

/**
 * Removes a `Range` header that Vite would misread or fail on: it supports only ranges with a start, and does not
 * validate them. A server may always ignore the header (RFC 9110, section 14.2).
 */
export const dropInvalidRange: Handler = (req, _res, next) => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
  if (first === undefined || (last !== '' && Number(first) > Number(last))) delete req.headers.range;
  next();
};
