import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rawRequest, sendRaw, statusOf } from '../../support/servers/raw-request.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { realBundle, resolved } from '../../support/bundle.ts';
import { requestOf, type Answer } from '../../support/servers/plain-request.ts';
import type { OwnHost } from '../../support/servers/own-host.ts';
import { serveCopy } from '../../support/servers/site-server.ts';
import { buildChecked } from '../../support/sites/build-checked.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

let host: OwnHost;
let asset = '';
beforeAll(async () => {
  const site = smallSite({
    redirects: [
      { from: '/old', to: '/services' },
      { from: '/hours', to: '/services#hours' },
      { from: '/club', to: 'https://club.example.org/a?b=c' },
      { from: '/Services.html', to: '/services' },
      { from: '/%c3%a9t%C3%A9/', to: '/services' },
      { from: '/Preis Liste.pdf', to: '/services' },
    ],
  });
  site.write(
    'pages/services/index.json',
    pageOf('Services', [{ type: 'hero', heading: 'Services', id: 'hours' }], { fallback: true }),
  );
  site.write('pages/services/cloud.json', pageOf('Cloud', [{ type: 'hero', heading: 'Cloud' }]));
  host = await serveCopy(await buildChecked(site.root));
  site.remove();
  asset = `/assets/${fs.readdirSync(path.join(host.dir, 'assets')).find((name) => name.startsWith('react'))}`;
});
afterAll(() => host.close());

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  requestOf(host.url, address, { headers, method });

describe('addresses', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/services', 200, 'Services'],
    ['/services/cloud', 200, 'Cloud'],
    ['/services/anything', 200, 'Services'],
    ['/services/*', 200, 'Services'],
    ['/servicesandmore', 404, '404'],
    ['/services/cloud?from=test', 200, 'Cloud'],
    ['/nothing', 404, '404'],
    ['/services/missing.json', 404, '404'],
    ['/assets/missing.js', 404, '404'],
    ['/_headers', 404, '404'],
    ['/_redirects', 404, '404'],
    ['/_headers/', 404, '404'],
    ['/_Headers', 404, '404'],
    ['/404', 404, '404'],
    ['/.env', 404, '404'],
    ['/favicon.ico/', 404, '404'],
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
    ['/old/', 301, '/services'],
    ['/Services.html', 301, '/services'],
    ['/%C3%A9t%c3%a9', 301, '/services'],
    ['/%C3%A9t%C3%A9/?a=b', 301, '/services?a=b'],
    ['/Preis%20Liste.pdf', 301, '/services'],
    ['/old?a=b', 301, '/services?a=b'],
    ['/hours?a=b', 301, '/services#hours'],
    ['/club?a=b', 301, 'https://club.example.org/a?b=c&a=b'],
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

  test.each([
    ['/%E0%A4%A', 400],
    ['/%', 400],
    ['*', 400],
    ['http://[', 400],
    ['//', 308],
    ['///', 308],
    ['//:80', 404],
    ['//@', 404],
    ['//[::1', 404],
    ['//services', 404],
    ['//services//', 404],
    [`/${'long'.repeat(100)}`, 404],
    ['http://localhost/services', 200],
  ])('%s is answered with %i, and so is the next request', async (target, status) => {
    expect(statusOf(await sendRaw(host.url, rawRequest(target)))).toBe(status);
    expect((await ask('/')).status).toBe(200);
  });

  test('nobody learns whether a file lies outside', async () => {
    fs.writeFileSync(`${host.dir}.html`, 'outside');
    const name = path.basename(host.dir);
    for (const up of ['/../', '/..%2f', '/%2e%2e/', '/assets/../../', '/assets/..%2f..%2f'])
      for (const end of ['', '/', '.html']) {
        const there = statusOf(await sendRaw(host.url, rawRequest(`${up}${name}${end}`)));
        expect([up, end, there]).toEqual([
          up,
          end,
          statusOf(await sendRaw(host.url, rawRequest(`${up}nothing${end}`))),
        ]);
      }
    fs.rmSync(`${host.dir}.html`);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
    for (const address of ['/', '/nothing', '/old']) {
      const answer = await ask(address, {}, method);
      const { allow, 'cache-control': kept } = answer.headers;
      expect([answer.status, allow, kept]).toEqual([405, 'GET, HEAD', 'no-store']);
    }
  });

  test('what is no HTTP ends its own connection only', async () => {
    for (const bytes of [
      '\r\n\r\nhello\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    ]) {
      expect(statusOf(await sendRaw(host.url, bytes))).toBeGreaterThanOrEqual(400);
    }
    expect((await ask('/')).status).toBe(200);
  });

  test('a handler that breaks is answered with 500 and without its reason, which the terminal gets', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await serveCopy(host.dir, {
      before: [
        () => {
          throw new Error('secret');
        },
      ],
    });
    const answer = await sendRaw(broken.url, rawRequest('/'));
    expect([statusOf(answer), answer.includes('secret'), String(log.mock.calls[0]?.[1])]).toEqual([
      500,
      false,
      'Error: secret',
    ]);
    log.mockRestore();
    await broken.close();
  });

  test('an answer that breaks half way ends its own connection, and nothing else', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await serveCopy(host.dir, {
      before: [
        (_req, res) => {
          res.write('half');
          throw new Error('too late');
        },
      ],
    });
    await expect(requestOf(broken.url, '/')).rejects.toThrow();
    await expect(requestOf(broken.url, '/')).rejects.toThrow('socket hang up');
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
    await broken.close();
  });
});

describe('ranges', () => {
  test('are those of the file, which is not compressed on the way then', async () => {
    const { status, headers, body } = await ask(asset, { range: 'bytes=1-5000', 'accept-encoding': 'gzip' });
    expect([status, headers['content-encoding'], body.length]).toEqual([206, undefined, 5000]);
    expect(body.equals(fs.readFileSync(path.join(host.dir, asset)).subarray(1, 5001))).toBe(true);
  });

  test('a part of a file is sent as it lies there', async () => {
    const answer = await ask('/robots.txt', { range: 'bytes=1-3', 'accept-encoding': 'gzip' });
    expect([answer.status, answer.headers['content-range']?.replace(/\d+$/, '')]).toEqual([206, 'bytes 1-3/']);
    expect(answer.body.toString()).toBe(fs.readFileSync(path.join(host.dir, 'robots.txt'), 'utf8').slice(1, 4));
  });

  test.each(['bytes=x-y', 'bytes=', 'bytes', 'lines=1-2', '-', 'bytes=0-1,3-4'])('"%s" is ignored', async (range) => {
    expect((await ask('/robots.txt', { range })).status).toBe(200);
    expect((await ask('/')).status).toBe(200);
  });

  test.each(['bytes=99999999-', 'bytes=10-5', 'bytes=-0'])('"%s" has nothing in it', async (range) => {
    const answer = await ask('/robots.txt', { range });
    expect([answer.status, answer.headers['content-range']]).toEqual([
      416,
      `bytes */${fs.statSync(path.join(host.dir, 'robots.txt')).size}`,
    ]);
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
    expect((await ask('/', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('nor is one that has not changed since a day', async () => {
    const { 'last-modified': day = '' } = (await ask('/')).headers;
    expect((await ask('/', { 'if-modified-since': day })).status).toBe(304);
    expect((await ask('/', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
    expect((await ask('/', { 'if-modified-since': 'no day' })).status).toBe(200);
  });

  test.each([
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/services.json', /^application\/json/],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^(?:application|text)\/xml/],
  ])('%s says what it is', async (address, type) => {
    expect((await ask(address)).headers['content-type']).toMatch(type);
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

  test('brotli is smaller than gzip', async () => {
    const sizeAs = async (encoding: string): Promise<number> =>
      (await ask('/', { 'accept-encoding': encoding })).body.length;
    expect(await sizeAs('br')).toBeLessThan(0.97 * (await sizeAs('gzip')));
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

describe('a folder of files', () => {
  let files: OwnHost;
  beforeAll(async () => {
    const folder = tempFolder();
    const all = {
      'index.html': 'home',
      '404.html': 'missing',
      'a/index.html': 'a folder of its own',
      'de/404.html': 'fehlt',
      'a%20b #1.txt': 'a file with signs',
      '.well-known/security.txt': 'contact',
      '.well-known/.hidden': 'hidden',
      _redirects: '/de/* /de/404.html 404\n/app /index.html 200\n',
    };
    for (const [name, words] of Object.entries(all)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), words);
    }
    files = await serveCopy(folder);
  });
  afterAll(() => files.close());

  test.each([
    ['/a', 200, 'a folder of its own'],
    ['/de/nichts', 404, 'fehlt'],
    ['/nothing', 404, 'missing'],
    ['/a%2520b%20%231.txt', 200, 'a file with signs'],
    ['/.well-known/security.txt', 200, 'contact'],
    ['/.well-known/.hidden', 404, 'missing'],
    ['/ap', 404, 'missing'],
  ])('at %s is answered with %i', async (address, status, words) => {
    const answer = await requestOf(files.url, address);
    expect([answer.status, answer.body.toString()]).toEqual([status, words]);
  });
});

describe.each([undefined, 'netlify', 'vercel', 'nginx', 'apache'] as const)(
  'a site with a base path, built for %s',
  (name) => {
    let mounted: OwnHost;
    beforeAll(async () => {
      const site = smallSite({ basePath: '/in/here', redirects: [{ from: '/old', to: '/about' }] });
      site.write('pages/about.json', pageOf('About', [{ type: 'hero', heading: 'About' }], { fallback: true }));
      const from = path.join(site.root, 'dist');
      await realBundle();
      await buildSite(readSite(site.root), { out: from, host: name });
      const content = resolved(site.root);
      const isFolder = fs.existsSync(path.join(from, 'index.html'));
      mounted = await serveCopy(from, { base: isFolder ? '/in/here' : '', content: () => content });
      site.remove();
    });
    afterAll(() => mounted.close());

    test.each([
      ['/in/here', 200],
      ['/in/here/about', 200],
      ['/in/here/about/anything', 200],
      ['/in/here/nothing', 404],
      ['/about', 404],
      ['/in/hereabout', 404],
      ['/', 404],
      ['/in/here/', 308, '/in/here'],
      ['/in/here/about/', 308, '/in/here/about'],
      ['/in/here/old', 301, '/in/here/about'],
    ])('%s is answered with %i', async (address, status, to?: string) => {
      const answer = await requestOf(mounted.url, address);
      expect([answer.status, answer.headers.location]).toEqual([status, to]);
      if (status === 200) expect(answer.headers['x-content-type-options']).toBe('nosniff');
    });
  },
);
