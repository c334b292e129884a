import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { normalizeTarget } from '../../build/server/http.ts';
import { parseTarget } from '../../build/server/request-target.ts';

/** What browsers ask Vite for: to hear of changes, and whether it is there again. */
const PROTOCOLS = new Set(['vite-hmr', 'vite-ping']);

/** Ends the connection of whoever asks for another one than Vite's: it would stay open without a word. */
export const liveUpgrades =
  (base: string) =>
  (req: IncomingMessage, socket: Duplex): void => {
    const isReadable = normalizeTarget(req);
    const isAtBase = parseTarget(req.url)?.pathname === base;
    if (isAtBase && PROTOCOLS.has(String(req.headers['sec-websocket-protocol']))) return;
    // What leaves in the middle of it has nobody to tell.
    socket.on('error', () => undefined);
    const words = isReadable ? 'No other connection is taken here than that of a page that shows changes.' : '';
    socket.end(
      `HTTP/1.1 ${isReadable ? '404 Not Found' : '400 Bad Request'}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${words.length}\r\n\r\n${words}`,
    );
  };
