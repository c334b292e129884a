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

/** Comes before everything else, so that all that follows sees targets it can read, in one form. */
export const readableOnly: Handler = (req, res, next) => {
  const target = parseTarget(req.url);
  if (!target) return sendText(res, 400, 'This address cannot be read.');
  req.url = target.path;
  if (target.host !== undefined) req.headers.host = target.host;
  next();
};
