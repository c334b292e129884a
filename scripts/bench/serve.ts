import fs from 'node:fs';
import { listen } from '../support/port.ts';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Calls a function while a built folder is served, compressed. Not by the checkout's own server, so that all use the
 * same.
 */
export async function serve<T>(dist: string, call: (origin: string) => Promise<T>): Promise<T> {
  const cache = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')]
      .map((name) => path.join(dist, name))
      .find((each) => fs.statSync(each, { throwIfNoEntry: false })?.isFile());
    if (!file) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)];
    const isText = type !== undefined && !type.startsWith('font/');
    const bytes = cache.get(file) ?? (isText ? brotliCompressSync(fs.readFileSync(file)) : fs.readFileSync(file));
    cache.set(file, bytes);
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(bytes);
  });
  const port = await listen(server);
  try {
    return await call(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
}
