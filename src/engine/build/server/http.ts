import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTarget } from './request-target.ts';

/** A middleware, as connect has them. */
export type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
type Headers = Record<string, string>;

/** Sends plain text that is not cached. */
export function sendText(res: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  res.end(text);
}

/** Sends status 500. The reason is printed, not sent. */
export function sendFailure(res: ServerResponse, error: unknown): void {
  console.error('A request could not be answered:', error);
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'This could not be answered. The terminal of the server says why.');
}

/**
 * Normalizes the target of a request.
 * @returns whether it could be parsed; if not, it becomes `/%`, which nothing can parse
 */
export function normalizeTarget(req: IncomingMessage): boolean {
  const target = parseTarget(req.url);
  req.url = target ? target.path + target.search : '/%';
  if (target?.host !== undefined) req.headers.host = target.host;
  return target !== undefined;
}

/** Rejects malformed targets. Comes first, so that all other handlers get normalized ones. */
export const rejectBadTargets: Handler = (req, res, next) =>
  normalizeTarget(req) ? next() : sendText(res, 400, 'This address cannot be read.');

/** Rejects methods other than GET and HEAD. */
export const allowReadsOnly: Handler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') next();
  else sendText(res, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
};
