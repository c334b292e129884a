import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import compression from 'compression';
import { readableOnly, readsOnly, sendFailure, sendText, type Handler } from './http.ts';
import { redirectAt } from '../../../model/addresses/old-address.ts';
import { withoutEndSlashes } from '../../../model/addresses/slashes.ts';
import { statOf } from '../../disk/files/stat-of.ts';
import { isAbout, isHostFile, readRules, type HostRules, type ReadRedirect } from '../hosts/files/read-rules.ts';
import { FRESH } from '../hosts/plan/host-plan.ts';
import { parseTarget } from './request-target.ts';
import { sendFile } from './send-file.ts';

/**
 * Serves a built site as a good static host does: clean addresses, real 404s, redirects and fallbacks of `_redirects`,
 * headers of `_headers`, brotli and gzip. Reads the folder anew for each request, so a new build shows at once.
 * @param before handlers that come first, such as the local inbox
 * @param base where the folder is mounted: the base path of its site
 * @param rules what a host would be told, where the folder does not say it in `_headers` and `_redirects`
 */
export function createSiteServer(
  dir: string,
  before: Handler[] = [],
  base = '',
  rules = (): HostRules => readRules(dir),
): http.Server {
  const chain = [readableOnly, ...before, readsOnly, compress, serveFolder(dir, base, rules)];
  return http.createServer((req, res) => {
    const run = (index: number): void => {
      try {
        chain[index]?.(req, res, () => run(index + 1));
      } catch (error) {
        sendFailure(res, error);
      }
    };
    run(0);
  });
}

// A host compresses once and keeps it; here each answer is compressed on the way: as quickly as the library does by
// itself, and a tenth smaller, which spares a page of 14 KB a round trip.
// The bytes of a range are counted in what is sent, which nobody could know of a file compressed on the way.
const compress = compression({
  brotli: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } },
  filter: (req, res) => req.headers.range === undefined && compression.filter(req, res),
}) as unknown as Handler;

const serveFolder =
  (dir: string, base: string, rules: () => HostRules): Handler =>
  (req, res) => {
    const { path: asked, pathname, search } = parseTarget(req.url) ?? { path: '/', pathname: '/', search: '' };
    if (pathname !== base && !pathname.startsWith(`${base}/`))
      return sendText(res, 404, `This site is mounted at ${base}.`);
    res.setHeader('cache-control', FRESH);
    const { headers, redirects } = rules();
    for (const rule of headers.filter((each) => isAbout(each, pathname)))
      for (const [name, value] of rule.headers) res.setHeader(name, value);
    const leading = redirects.filter(({ status }) => status < 400 && status !== 200);
    const leadOn = ({ status, to }: ReadRedirect): void =>
      void res.writeHead(status, { location: withQuery(to, search) }).end();
    const moved = leading.find(({ from }) => from === pathname);
    if (moved) return leadOn(moved);
    // One address a page: no slash at the end, no ".html".
    const clean = withoutEndSlashes(pathname.replace(/(?:\/index)?\.html$/, ''));
    const inside = (address: string): string => address.slice(base.length) || '/';
    if (clean !== pathname && pageAt(dir, inside(clean)))
      return void res.writeHead(308, { location: encodeURI(clean) + search }).end();
    const old = redirectAt(leading, asked);
    if (old && fileAt(dir, inside(clean)) === undefined) return leadOn(old);
    const answers = (status: number) => (rule: ReadRedirect) =>
      rule.status === status && rule.from.endsWith('/*') && pathname.startsWith(rule.from.slice(0, -1));
    const rule = path.extname(pathname) ? undefined : redirects.find(answers(200));
    const missing = redirects.find(answers(404));
    const file = fileAt(dir, inside(pathname)) ?? (rule && fileAt(dir, inside(rule.to)));
    if (file === undefined || pathname.endsWith('/404')) return sendNotFound(dir, res, missing && inside(missing.to));
    // A new build may take a file away just now.
    sendFile({ dir, file, gone: () => sendNotFound(dir, res) }, req, res);
  };

/** Sent on with what the address asks for, but where a section is meant. */
function withQuery(to: string, search: string): string {
  if (search === '' || to.includes('#')) return to;
  return to.includes('?') ? `${to}&${search.slice(1)}` : to + search;
}

/** The file that stands at an address, by its own name or as a page. What a host keeps to itself is not there. */
function fileAt(dir: string, pathname: string): string | undefined {
  const isSafePath = isPlain(pathname) && !isHostFile(pathname) && isFile(path.join(dir, pathname));
  return isSafePath ? pathname : pageAt(dir, pathname);
}

function pageAt(dir: string, pathname: string): string | undefined {
  if (pathname === '/') return isFile(path.join(dir, 'index.html')) ? '/index.html' : undefined;
  // A build for servers that only hand out files has a folder for each page.
  const files = isPlain(pathname) ? [`${pathname}.html`, `${pathname}/index.html`] : [];
  return files.find((file) => isFile(path.join(dir, file)));
}

/** Whether an address leads down, step by step, through folders that are not hidden. */
const isPlain = (pathname: string): boolean =>
  pathname
    .slice(1)
    .split('/')
    .every((name) => name !== '' && (!name.startsWith('.') || name === '.well-known'));

const isFile = (file: string): boolean => statOf(file)?.isFile() ?? false;

function readFile(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}

function sendNotFound(dir: string, res: http.ServerResponse, page = '404.html'): void {
  // What is missing now may be there after the next deploy.
  res.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  // To HEAD, Node sends no body.
  res.end(readFile(path.join(dir, page)) ?? 'Not found');
}
