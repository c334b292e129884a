import type http from 'node:http';
import send from 'send';
import { sendFailure, sendText } from './http.ts';

/**
 * Sends a file below a folder, with ranges, conditional requests and content types.
 * @param file its decoded path, with a leading slash
 * @param gone called if it does not exist any more
 */
export function sendFile(
  { dir, file, gone }: { dir: string; file: string; gone: () => void },
  req: http.IncomingMessage,
  res: http.ServerResponse,
): void {
  send(req, encodeURIComponent(file), { root: dir, dotfiles: 'allow', cacheControl: false, index: false })
    .on('error', (error: Error & { status?: number; headers?: Record<string, string> }) => {
      const { status = 500, headers } = error;
      if (res.headersSent || status === 500) sendFailure(res, error);
      else if (status === 404) gone();
      else sendText(res, status, `${error.message}.`, headers);
    })
    .pipe(res);
}
