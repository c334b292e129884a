import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTarget } from '../../build/server/request-target.ts';

/** What is sent for a request. Nobody keeps it. */
export interface Answer {
  /** 200, unless it says otherwise. */
  status?: number;
  headers?: Record<string, string>;
  type: string;
  body: string | Uint8Array;
}

/** Sends on to another address. */
export const redirectTo = (location: string): Answer => ({
  status: 302,
  headers: { location },
  type: 'text/plain',
  body: '',
});

/** A handler of the dev server, which may take its time: what it leaves, or fails at, is for whoever comes next. */
export type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void | Promise<void>;

/** Sends an answer, and ends the response. */
export function send(res: ServerResponse, { status = 200, headers, type, body }: Answer): void {
  const charset = typeof body === 'string' ? '; charset=utf-8' : '';
  res.writeHead(status, { 'content-type': type + charset, 'cache-control': 'no-store', ...headers }).end(body);
}

/** Answers with what is found at an address, where there is something. */
export const answerWith =
  (find: (pathname: string) => Promise<Answer | undefined>): Middleware =>
  async (req, res, next) => {
    try {
      const answer = await find(parseTarget(req.url)?.pathname ?? '');
      if (answer) send(res, answer);
      else next();
    } catch (error) {
      next(error);
    }
  };
