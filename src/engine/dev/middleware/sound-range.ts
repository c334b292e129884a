import type { Handler } from '../../build/server/http.ts';

/** A range that ends before it begins is none, and left aside (RFC 9110, section 14.1.1): Vite would break at one. */
export const soundRange: Handler = (req, _res, next) => {
  const [, first, last] = /^bytes=\s*(\d+)\s*-\s*(\d+)/.exec(req.headers.range ?? '') ?? [];
  if (Number(first) > Number(last)) delete req.headers.range;
  next();
};
