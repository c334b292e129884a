import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

export type Handler = (req: http.IncomingMessage, res: http.ServerResponse, next: () => void) => void;

/** The rules of `_headers`: a pattern with `*` at its end, and header lines below it. */
function readHeaders(dir: string): { prefix: string; exact: boolean; headers: [string, string][] }[] {
  const file = path.join(dir, '_headers');
  if (!fs.existsSync(file)) return [];
  const rules: ReturnType<typeof readHeaders> = [];
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    if (/^\S/.test(line)) rules.push({ prefix: line.trim().replace(/\*$/, ''), exact: !line.trim().endsWith('*'), headers: [] });
    else if (line.trim()) rules.at(-1)?.headers.push([line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return rules;
}

/** The rules of `_redirects`: from, to, status. */
function readRedirects(dir: string): { from: string; to: string; status: number }[] {
  const file = path.join(dir, '_redirects');
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(/\s+/);
      return { from, to, status: Number(status) };
    });
}

/**
 * Serves a built site as a good static host does: clean addresses, real 404s, redirects and fallbacks of `_redirects`,
 * headers of `_headers`, brotli and gzip. Reads the folder anew for each request, so a new build shows at once.
 * @param before handlers that come first, such as the local inbox
 */
export function createSiteServer(dir: string, before: Handler[] = []): http.Server {
  // A host compresses once and keeps it; here each answer is compressed on the way, so at a friendlier level than 11.
  const compress = compression({ brotli: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } } }) as unknown as Handler;
  const files = sirv(dir, { dev: true, etag: true, extensions: ['html'], dotfiles: false });

  const answer: Handler = (req, res) => {
    const url = new URL(req.url ?? '/', 'http://local');
    let pathname: string;
    try {
      pathname = decodeURIComponent(url.pathname);
    } catch {
      res.writeHead(400, { 'content-type': 'text/plain' }).end('This address cannot be read.');
      return;
    }
    for (const { prefix, exact, headers } of readHeaders(dir)) {
      if (exact ? pathname === prefix : pathname.startsWith(prefix)) for (const [name, value] of headers) res.setHeader(name, value);
    }
    const redirects = readRedirects(dir);
    const moved = redirects.find((rule) => rule.status !== 200 && rule.from === pathname);
    if (moved) return void res.writeHead(moved.status, { location: moved.to + url.search }).end();
    // One address a page: no slash at the end, no ".html".
    const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
    if (clean !== pathname && (pathname.endsWith('/') || pathname.endsWith('.html')) && exists(dir, clean)) {
      return void res.writeHead(308, { location: encodeURI(clean) + url.search }).end();
    }
    if (/^\/_(headers|redirects)$/.test(pathname)) return notFound(dir, req, res);
    files(req, res, () => {
      const rule = redirects.find(
        ({ from, status }) => status === 200 && from.endsWith('/*') && pathname.startsWith(from.slice(0, -1)) && !path.extname(pathname),
      );
      if (!rule) return notFound(dir, req, res);
      req.url = rule.to;
      files(req, res, () => notFound(dir, req, res));
    });
  };

  return http.createServer((req, res) => {
    const chain = [...before, compress, answer];
    const run = (index: number): void => chain[index]?.(req, res, () => run(index + 1));
    run(0);
  });
}

const exists = (dir: string, address: string): boolean => fs.existsSync(path.join(dir, address === '/' ? 'index.html' : `${address}.html`));

function notFound(dir: string, req: http.IncomingMessage, res: http.ServerResponse): void {
  const file = path.join(dir, '404.html');
  const body = fs.existsSync(file) ? fs.readFileSync(file) : 'Not found';
  // What is missing now may be there after the next deploy.
  res.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(req.method === 'HEAD' ? undefined : body);
}
