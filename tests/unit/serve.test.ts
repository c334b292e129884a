import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownHost, type OwnHost } from '../support/site-server.ts';
import { buildTemp, pageOf, smallSite } from '../support/temp-site.ts';

let host: OwnHost;
let asset = '';
beforeAll(async () => {
  const site = smallSite({ redirects: [{ from: '/old', to: '/services' }] });
  site.write('pages/services/index.json', pageOf('Services', [{ type: 'hero', heading: 'Services' }], { fallback: true }));
  site.write('pages/services/cloud.json', pageOf('Cloud', [{ type: 'hero', heading: 'Cloud' }]));
  host = await ownHost({ from: await buildTemp(site.root) });
  site.remove();
  asset = `/assets/${fs.readdirSync(path.join(host.dir, 'assets')).find((name) => name.startsWith('react'))}`;
});
afterAll(() => host.close());

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A request as it stands: no client tidies up the address or follows a redirect. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(host.url);
    const request = http.request({ hostname, port, path: address, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    });
    request.on('error', reject).end();
  });

describe('addresses', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/services', 200, 'Services'],
    ['/services/cloud', 200, 'Cloud'],
    ['/services/anything', 200, 'Services'],
    ['/services/cloud?from=test', 200, 'Cloud'],
    ['/nothing', 404, '404'],
    ['/services/missing.json', 404, '404'],
    ['/assets/missing.js', 404, '404'],
    ['/_headers', 404, '404'],
    ['/_redirects', 404, '404'],
  ])('%s is %i', async (address, status, heading) => {
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(/<h1[^>]*>([^<]*)/.exec(answer.body.toString())?.[1]).toBe(heading);
  });

  test.each([
    ['/services/', 308, '/services'],
    ['/services.html', 308, '/services'],
    ['/index.html', 308, '/'],
    ['/services/cloud/?a=b', 308, '/services/cloud?a=b'],
    ['/old', 301, '/services'],
  ])('%s leads on (%i) to %s', async (address, status, to) => {
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(to);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/%5c..%5cpackage.json',
    '//example.com/',
    '/.git/config',
  ])('%s shows nothing outside', async (address) => {
    const answer = await ask(address);
    expect(answer.status).not.toBe(200);
    expect(answer.body.toString()).not.toMatch(/root:|"dependencies"|\[core\]/);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });

  test('an address that cannot be read is refused, not fatal', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('headers', () => {
  test('pages are revalidated, hashed files kept for a year', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await ask('/services.json')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await ask(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers['x-content-type-options']).toBe('nosniff');
  });

  test('a page that has not changed is not sent again', async () => {
    const { etag } = (await ask('/')).headers;
    expect((await ask('/', { 'if-none-match': etag ?? '' })).status).toBe(304);
  });

  test('a missing file is not kept for a year', async () => {
    expect((await ask('/assets/missing.js')).headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ])('%s', async (encoding, unpack) => {
    const packed = await ask('/', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpack(packed.body).toString()).toBe((await ask('/')).body.toString());
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
  });

  test('HEAD has no body', async () => {
    for (const [address, status] of [
      ['/', 200],
      ['/nothing', 404],
    ] as const) {
      const answer = await ask(address, {}, 'HEAD');
      expect(answer.status).toBe(status);
      expect(answer.body.length).toBe(0);
    }
  });
});
