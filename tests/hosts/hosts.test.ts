import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFor, hostSite, OLD_ADDRESSES, REDIRECTS } from '../support/sites/host-site.ts';
import { requestOf, type Answer } from '../support/servers/plain-request.ts';
import type { TempSite } from '../support/sites/temp-site.ts';
import { isInstalled, startServer, WEB_SERVERS } from '../support/servers/web-servers.ts';

const cases = WEB_SERVERS.flatMap((server) => ['', '/site'].map((base) => ({ name: server.host, server, base })));

/** Makes a site be told to programs in all ways. */
const FOR_PROGRAMS = {
  mark: { src: '/images/hero/home.svg', alt: '' },
  sharing: { llmsTxt: true, markdown: true },
};

/** The servers that can be run here, each with the files that are built for it, asked the same. */
for (const { name, server, base } of cases) {
  describe.skipIf(!isInstalled(server))(`${name}${isInstalled(server) ? '' : ' (not installed)'} at "${base}"`, () => {
    let site: TempSite;
    let running: Awaited<ReturnType<typeof startServer>>;
    let asset = '';
    beforeAll(async () => {
      site = hostSite({ basePath: base, redirects: [...REDIRECTS, ...OLD_ADDRESSES], ...FOR_PROGRAMS });
      const built = await builtFor(site, name, base);
      for (const name of ['.env', '.webpack', '.well-known/.env'])
        fs.writeFileSync(path.join(built.site, name), 'KEY=1');
      asset = `/assets/${fs.readdirSync(path.join(built.site, 'assets')).find((file) => file.endsWith('.js'))}`;
      running = await startServer(server, built);
    });
    afterAll(async () => {
      await running?.stop();
      site?.remove();
    });
    const ask = (address: string, options?: Parameters<typeof requestOf>[2]): Promise<Answer> =>
      requestOf(running.url, base + address || '/', options);
    const heading = ({ body }: Answer): string | undefined => /<h1[^>]*>([^<]*)/.exec(body.toString())?.[1];

    const pages: [address: string, status: number, title: string][] = [
      [base ? '' : '/', 200, 'Home'],
      ['/about', 200, 'About'],
      ['/services', 200, 'Services'],
      ['/services/cloud', 200, 'Cloud'],
      ['/services/cloud?from=test', 200, 'Cloud'],
      ['/services/anything', 200, 'Services'],
      ['/services/any/thing', 200, 'Services'],
      ['/de', 200, 'Start'],
      ['/nothing', 404, '404'],
      ['/de/nichts', 404, 'Nichts hier'],
      ['/services/missing.json', 404, '404'],
      ['/assets/missing.js', 404, '404'],
      ['/missing.md', 404, '404'],
      ['/assets', 404, '404'],
      ['/404', 404, '404'],
      ['/404.html', 404, '404'],
      ['/_headers', 404, '404'],
      ['/_redirects', 404, '404'],
      ['/_host/nginx.conf', 404, '404'],
      ['/_host/Caddyfile', 404, '404'],
      ['/.htaccess', 404, '404'],
      ['/.env', 404, '404'],
      ['/.webpack', 404, '404'],
      ['/.well-known/.env', 404, '404'],
      ['/.git/config', 404, '404'],
    ];
    const answered = pages.filter(([address]) => !server.shows?.includes(address));
    test.each(answered)('%s is %i', async (address, status, title) => {
      const answer = await ask(address);
      expect([answer.status, heading(answer)]).toEqual([status, title]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    });

    test.each([
      ['/services/', '/services'],
      ['/about.html', '/about'],
      ['/services/cloud/?a=b', '/services/cloud?a=b'],
      ['/de/', '/de'],
      ['/old', '/services'],
      ['/old?a=b', '/services?a=b'],
      ['/hours', '/about#hours'],
      ['/hours?a=b', server.asksOnce ? '/about?a=b#hours' : '/about#hours'],
    ])('%s leads on to %s', async (address, to) => {
      const { status, headers } = await ask(address);
      expect([301, 308]).toContain(status);
      expect(headers.location?.replace(running.url, '')).toBe(base + to);
    });

    const asked = OLD_ADDRESSES.filter(({ from }) => name !== 'cloudflare' || !from.includes(':')).flatMap(
      ({ from, to }) => {
        const address = encodeURI(decodeURIComponent(from)).replace(/\/$/, '');
        const small = address.replace(/%../g, (code) => code.toLowerCase());
        return [...new Set([address, `${address}/`, small])].map((each) => [each, to] as const);
      },
    );
    test.each(asked)('the old address %s leads to %s at once', async (address, to) => {
      const { status, headers } = await ask(address);
      expect([status, headers.location?.replace(running.url, '')]).toEqual([301, to.startsWith('/') ? base + to : to]);
    });

    test.each(['/about', '/OLD', '/index.phpx', '/indexxphp', '/xindex.php', '/shop', '/shop/item_12/more'])(
      '%s is another address than an old one',
      async (address) => {
        expect((await ask(address)).status).not.toBe(301);
      },
    );

    test.each([
      ['/club', 'https://club.example.org/a?b=$c'],
      ['/club?a=b', `https://club.example.org/a?b=$c${server.asksOnce ? '' : '&a=b'}`],
      ['/help', 'https://wiki.example.org:8443/Help:On_(what)'],
    ])('%s leads elsewhere, to %s', async (address, to) => {
      const { href } = new URL((await ask(address)).headers.location ?? '');
      expect(decodeURIComponent(href).replace(/\?$/, '')).toBe(to);
    });

    test.each([
      ['/a%0d%0aX-Evil:1/'],
      ['//example.com/'],
      ['/%5Cexample.com/'],
      ['/%5C%5Cexample.com/a/'],
      ['/%5Cexample.com.html'],
      ['/%5Cexample.com/index.html'],
      ['/..%2f..%2fetc/passwd'],
    ])('%s leads nowhere else', async (address) => {
      const { status, headers, body } = await ask(address);
      expect(headers.location?.replace(running.url, '') ?? '/').toMatch(/^\/(?![\\/])/);
      expect([headers['x-evil'], status === 200, body.includes('root:')]).toEqual([undefined, false, false]);
    });

    test.each(['/about%2f', '/about%2F%2f', '/about.html%2F?a=b', '/services/%2F'])(
      '%s is not sent on to itself',
      async (address) => {
        expect((await ask(address)).headers.location?.replace(running.url, '')).not.toBe(base + address);
      },
    );

    test('all that is sent has the headers of the site, each once', async () => {
      for (const address of ['/about', asset, '/files/list.txt', '/nothing', '/images/hero/home.svg', '/old']) {
        const { headers } = await ask(address);
        expect(headers['content-security-policy'], address).toMatch(
          /^img-src 'self' data:; [^,]*frame-ancestors 'none'/,
        );
        expect(headers['x-content-type-options'], address).toBe('nosniff');
        expect(headers['strict-transport-security'], address).toBe('max-age=63072000');
        expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
      }
    });

    test.each([
      ['/about', 'public, max-age=0, must-revalidate'],
      ['/about.json', 'public, max-age=0, must-revalidate'],
      ['/images/hero/home.svg', 'public, max-age=86400'],
      ['/nothing', 'no-store'],
      ['/assets/missing.js', 'no-store'],
    ])('%s is kept: %s', async (address, caching) => {
      expect((await ask(address)).headers['cache-control']).toBe(caching);
    });

    test.each([
      ['/about', 'same-origin'],
      ['/about.json', 'same-origin'],
      ['/images/hero/home.svg', 'cross-origin'],
      ['/robots.txt', 'cross-origin'],
      ['/sitemap.xml', 'cross-origin'],
    ])('%s is for pages of %s', async (address, policy) => {
      expect((await ask(address)).headers['cross-origin-resource-policy']).toBe(policy);
    });

    test('code is kept for a year, and says what it is', async () => {
      const { headers } = await ask(asset);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    });

    test.each([
      ['/about.md', 'text/markdown; charset=utf-8'],
      ['/sitemap.xml', /^(?:text|application)\/xml(?:; charset=utf-8)?$/],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
    ])('%s says what it is', async (address, type) => {
      const { status, headers } = await ask(address);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(type);
    });

    test('headers of the owner arrive as they were written', async () => {
      const { headers } = await ask('/files/list.txt');
      expect([headers['x-robots-tag'], headers['x-odd']]).toEqual(['noindex', 'a "b" {env.PATH} %{HTTP_HOST}e 100%']);
      expect((await ask('/about')).headers['x-robots-tag']).toBeUndefined();
    });

    test('only what is asked for is sent', async () => {
      const { headers } = await ask('/about');
      expect((await ask('/about', { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
      const part = await ask('/files/list.txt', { headers: { range: 'bytes=4-7' } });
      if (!server.sendsWhole) expect([part.status, part.body.toString()]).toEqual([206, 'line']);
      const head = await ask('/about', { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([200, 0]);
      const packed = await ask('/about', { headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
    });

    test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
      for (const address of ['/about', '/nothing']) expect((await ask(address, { method })).status).toBe(405);
    });

    test('what is meant for programs is there', async () => {
      expect((await ask('/.well-known/assetlinks.json')).status).toBe(200);
    });
  });
}
