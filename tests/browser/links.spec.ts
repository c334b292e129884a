import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { addressesOf, DIST, fileOf, htmlOf } from '../support/dist.ts';

// Every address that a built page mentions, followed from "/" on, as files.

const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const valuesOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => unescape(value));
const hrefsOf = (html: string): string[] => valuesOf(html, /<a\b[^>]*?\shref="([^"]*)"/g);
const filesOf = (html: string): string[] => [
  ...valuesOf(html, /<(?:img|script)\b[^>]*?\ssrc="([^"]+)"/g),
  ...valuesOf(html, /<link\b(?=[^>]*rel="(?:icon|preload|modulepreload|manifest|apple-touch-icon|stylesheet)")[^>]*?\shref="([^"]+)"/g),
  ...valuesOf(html, /url\((\/[^)]+)\)/g),
  ...valuesOf(html, /<meta\b(?=[^>]*(?:og|twitter):image")[^>]*?\scontent="([^"]+)"/g),
];
const idsOf = (html: string): Set<string> => new Set(valuesOf(html, /\sid="([^"]+)"/g));

const origin = new URL(/<loc>([^<]+)/.exec(fs.readFileSync(path.join(DIST, 'sitemap.xml'), 'utf8'))?.[1] ?? '').origin;
const isFile = (address: string): boolean => fs.statSync(path.join(DIST, address), { throwIfNoEntry: false })?.isFile() ?? false;

/** All pages that can be reached by links from the home page, with their HTML. */
function crawl(): { pages: Map<string, string>; dead: string[] } {
  const pages = new Map<string, string>();
  const dead: string[] = [];
  const targets: { from: string; pathname: string; hash: string }[] = [];
  const waiting = ['/'];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (pages.has(address)) continue;
    const html = htmlOf(address);
    pages.set(address, html);
    for (const href of hrefsOf(html)) {
      const url = URL.parse(href, origin + address);
      if (!url || href === '' || href === '#') dead.push(`${address}: "${href}"`);
      else if (url.origin === origin) {
        const { pathname, hash } = url;
        if (fs.existsSync(fileOf(pathname))) waiting.push(pathname);
        else if (!isFile(pathname)) dead.push(`${address}: ${href}`);
        targets.push({ from: address, pathname, hash });
      } else if (!['https:', 'tel:', 'mailto:'].includes(url.protocol)) dead.push(`${address}: ${href}`);
    }
  }
  for (const { from, pathname, hash } of targets) {
    const html = pages.get(pathname);
    if (hash && html && !idsOf(html).has(decodeURIComponent(hash.slice(1)))) dead.push(`${from}: no section ${hash} in ${pathname}`);
  }
  return { pages, dead };
}

test('no link from / on leads nowhere, neither to a page nor to a section of one', () => {
  const { pages, dead } = crawl();
  expect(dead).toEqual([]);
  // Nothing is published that no link reaches.
  expect(addressesOf().filter((address) => !pages.has(address))).toEqual([]);
});

test('every picture, script, typeface and icon that a page names is published', () => {
  const { pages } = crawl();
  const all = new Map([...pages, ['/404', htmlOf('/404')]]);
  const missing = [...all].flatMap(([address, html]) =>
    filesOf(html)
      .map((href) => new URL(href, origin + address))
      .filter((url) => url.origin === origin && !isFile(url.pathname))
      .map((url) => `${address}: ${url.pathname}`),
  );
  expect(missing).toEqual([]);
});

test('every page has a social image and an icon of this site', () => {
  for (const address of addressesOf()) {
    const html = htmlOf(address);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(image.startsWith(`${origin}/`), `${address}: ${image}`).toBe(true);
    expect(html, address).toMatch(/<link rel="icon"[^>]+href="[^"]+"/);
  }
});

test('pages answer as they are: no link takes a detour', async ({ request }) => {
  const { pages } = crawl();
  for (const address of pages.keys()) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
  }
});
