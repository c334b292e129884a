import type { Handler } from '../../build/server/http.ts';

/**
 * Leaves aside a range that Vite would read as another one, or break at: it knows one with a beginning, and takes its
 * word for everything else. Whoever asks for a part may always be sent the whole (RFC 9110, section 14.2).
 */
export const soundRange: Handler = (req, _res, next) => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
  if (first === undefined || (last !== '' && Number(first) > Number(last))) delete req.headers.range;
  next();
};
