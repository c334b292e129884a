import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTarget } from './request-target.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
type Headers = Record<string, string>;

/** Answers in plain words, which nobody keeps. */
export function sendText(res: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  res.end(text);
}

/** Answers that something broke, but not what: the reason is for the terminal. */
export function sendFailure(res: ServerResponse, error: unknown): void {
  console.error('A request could not be answered:', error);
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'This could not be answered. The terminal of the server says why.');
}

/**
 * Brings the target of a request into its one form.
 * @returns whether it can be read; if not, something harmless takes its place that cannot be read either
 */
export function tidyTarget(req: IncomingMessage): boolean {
  const target = parseTarget(req.url);
  req.url = target ? target.path + target.search : '/%';
  if (target?.host !== undefined) req.headers.host = target.host;
  return target !== undefined;
}

/** Comes before everything else, so that all that follows sees targets it can read. */
export const readableOnly: Handler = (req, res, next) =>
  tidyTarget(req) ? next() : sendText(res, 400, 'This address cannot be read.');

/** Comes before all that is only looked at. */
export const readsOnly: Handler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') next();
  else sendText(res, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
};
