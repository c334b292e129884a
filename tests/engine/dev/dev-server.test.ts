import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDevServer, type DevServer } from '../../support/servers/dev-server.ts';
import { PROJECT } from '../../support/places.ts';
import { hostileRequest } from '../../support/hostile/hostile.ts';
import { rawRequest, sendPipelined, sendRaw, statusOf } from '../../support/servers/raw-request.ts';
import { OLD_ADDRESSES } from '../../support/sites/host-site.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const SECRET = 'an inquiry of somebody';
const FILE = `.inquiries/test-${process.pid}.jsonl`;
const hero = [{ type: 'hero', heading: 'A heading' }];
/** Names that an address has to escape, the second é as an e with an accent behind it. */
const NAMES = [
  'C++ & C#.txt',
  'a b.txt',
  '\u00e9.txt',
  'e\u0301.txt',
  'Who?.txt',
  '100% (a=b;c,d@e$f:g)!.txt',
  '%2B.txt',
];

const site = smallSite({
  basePath: '/base',
  redirects: [{ from: '/old', to: '/' }, ...OLD_ADDRESSES.map(({ from }) => ({ from, to: '/' }))],
});
let server: DevServer;
beforeAll(async () => {
  site.write('pages/planned.json', pageOf('Planned', hero, { draft: true }));
  site.write('pages/broken.json', pageOf('Broken', [{ type: 'heroo' }]));
  for (const file of ['.env', '.git/config', 'files/.draft/plan.txt']) site.write(`public/${file}`, SECRET);
  site.write('public/.well-known/security.txt', 'Contact: mailto:info@example.com');
  for (const name of NAMES) site.write(`public/files/${name}`, encodeURIComponent(name));
  site.write('outside/plan.txt', SECRET);
  fs.symlinkSync(path.join(site.root, 'outside'), path.join(site.root, 'public/linked'));
  fs.symlinkSync(path.join(site.root, 'outside/plan.txt'), path.join(site.root, 'public/plan.txt'));
  // As npm links the packages of a workspace.
  fs.mkdirSync(path.join(site.root, 'node_modules'));
  fs.symlinkSync(site.root, path.join(site.root, 'node_modules/linked'));
  site.write('.inquiries/inbox.jsonl', SECRET);
  fs.mkdirSync(path.join(PROJECT, '.inquiries'), { recursive: true });
  fs.writeFileSync(path.join(PROJECT, FILE), SECRET);
  server = await startDevServer(site.root);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(path.join(PROJECT, FILE));
  site.remove();
});

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string> =>
  sendRaw(server.url, rawRequest(target, { method, headers: { Accept: 'text/html', ...headers } }));
const ownHost = (): string => new URL(server.url).host;

test.each(NAMES)('a file is found whose name is %j, below the folder of the site and without it', async (name) => {
  for (const folder of ['/files/', '/base/files/']) {
    const answer = await ask(folder + encodeURIComponent(name), { Accept: '*/*' });
    expect([folder, statusOf(answer), answer.endsWith(`\r\n\r\n${encodeURIComponent(name)}`)]).toEqual([
      folder,
      200,
      true,
    ]);
  }
});

describe('files that are nobody else’s business', () => {
  const absolute = path.join(PROJECT, FILE);
  const ways = [
    ...[
      '',
      '?import',
      '?raw',
      '?import&raw',
      '?url',
      '?import&url&inline',
      '?.svg?.wasm?init',
      '?raw??',
      '?import&raw??',
      '/',
    ].map((more) => `/${FILE}${more}`),
    ...['', '?import&raw', '?raw??'].map((more) => `/@fs${absolute}${more}`),
    `/%2einquiries/${path.basename(FILE)}?raw`,
    `/src/../${FILE}?raw`,
    `/src/%2e%2e/${FILE}`,
    `/@fs${PROJECT}/src/%2e%2e/${FILE}?import&raw`,
    `/@id/${absolute}?raw`,
    `//${FILE}?raw`,
    `http://localhost/${FILE}?raw`,
  ];
  test.each(ways)('%s shows nothing', async (way) => {
    const answer = await ask(way, { Accept: '*/*' });
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(answer).not.toContain(SECRET);
    expect(answer).not.toContain(Buffer.from(SECRET).toString('base64').slice(0, 20));
  });

  test.each([
    '/.env',
    '/.git/config',
    '/files/.draft/plan.txt',
    '/files/%2edraft/plan.txt',
    '/linked/plan.txt',
    '/plan.txt',
  ])('nor does %s, which lies in public/ and is not published', async (way) => {
    for (const more of ['', '?raw', '?v=1&raw', '?import', '?.ts']) {
      const answer = await ask(way + more, { Accept: '*/*' });
      expect([more, statusOf(answer)]).toEqual([more, 404]);
      expect(answer).not.toContain(SECRET);
    }
  });

  test('nor does a link in a folder of code lead out of it', async () => {
    const linked = `/@fs${site.root}/node_modules/linked`;
    for (const file of ['.inquiries/inbox.jsonl', 'pages/planned.json'])
      for (const more of ['', '?raw', '?import', '?import&raw', '?import&url&inline']) {
        const answer = await ask(`${linked}/${file}${more}`, { Accept: '*/*' });
        expect([file + more, statusOf(answer)]).toEqual([file + more, 403]);
        expect(answer).not.toContain(SECRET);
      }
  });

  test('nor is there a way round over the folders above', async () => {
    for (const up of ['..', '%2e%2e', '.%2E']) {
      const way = `/node_modules/${`${up}/`.repeat(20)}${path.join(site.root, 'public/plan.txt').slice(1)}`;
      for (const Accept of ['*/*', 'text/css']) expect(statusOf(await ask(way, { Accept }))).toBe(400);
    }
  });

  test('what is published is served', async () => {
    for (const way of ['/images/hero/home.svg', '/.well-known/security.txt'])
      expect([way, statusOf(await ask(way, { Accept: '*/*' }))]).toEqual([way, 200]);
  });

  test.each(['/pages/index.json?raw', '/package.json?import', '/README.md', '/.git?raw', '/tests/vitest.config.ts'])(
    'nor does %s',
    async (way) => {
      expect(statusOf(await ask(way, { Accept: '*/*' }))).toBeGreaterThanOrEqual(400);
    },
  );

  test('what is in public/ is where pages ask for it, and nothing else of it is', async () => {
    const Accept = '*/*';
    for (const way of ['/base/favicon.svg', '/base/favicon.svg?v=2', '/base/favicon%2Esvg'])
      expect(await ask(way, { Accept })).toContain('</svg>');
    for (const way of [
      '.env',
      '.git/config',
      'files/.draft/plan.txt',
      'linked/plan.txt',
      'plan.txt',
      '../.env',
      '%2e%2e/.env',
    ])
      expect(await ask(`/base/${way}`, { Accept }), way).not.toContain(SECRET);
  });

  test('a part of it is sent, and all of it where that ends before it begins, or is no part', async () => {
    const Accept = '*/*';
    expect(statusOf(await ask('/favicon.svg', { Accept, Range: 'bytes=0-3' }))).toBe(206);
    for (const Range of ['bytes=9-1', '9-1', 'bytes=9x-1', 'bytes=+9-1', 'bytes=-4', 'bytes=0-0,2-3', 'lines=1-2']) {
      const whole = await ask('/favicon.svg', { Accept, Range });
      expect([Range, statusOf(whole)]).toEqual([Range, 200]);
      expect(whole).toContain('</svg>');
    }
  });

  test('what a build makes of all pages is served as it would be published', async () => {
    const answer = await ask('/base/sitemap.xml', { Accept: '*/*' });
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('/base</loc>');
    expect(answer).not.toContain('/planned');
    expect(statusOf(await ask('/base/llms.txt', { Accept: '*/*' }))).toBe(404);
  });

  test('what comes and goes is offered in editors', async () => {
    const offers = path.join(site.root, '.pagewright/schemas/offers.schema.json');
    const offered = (): string => (fs.existsSync(offers) ? fs.readFileSync(offers, 'utf8') : '');
    await expect.poll(offered, { timeout: 20_000 }).toContain('"/planned"');
    site.write('pages/added.json', pageOf('Added', hero, { draft: true }));
    site.write('public/images/added.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    for (const value of ['"/added"', '"/images/added.svg"'])
      await expect.poll(offered, { timeout: 20_000 }).toContain(value);
    site.write(
      'pages/added.json',
      pageOf('Put in', [{ type: 'hero', heading: 'A page', id: 'first' }], { draft: true }),
    );
    for (const words of ['"Put in"', '"/added#first"'])
      await expect.poll(offered, { timeout: 20_000 }).toContain(words);
    for (const file of ['pages/added.json', 'public/images/added.svg']) fs.rmSync(path.join(site.root, file));
    await expect.poll(offered, { timeout: 20_000 }).not.toContain('added');
  });

  test('code and pages are served', async () => {
    for (const way of ['/', '/src/boot.ts', '/@vite/client', '/src/tools/catalogue/client.ts', '/__blocks', '/__inbox'])
      expect([way, statusOf(await ask(way))]).toEqual([way, 200]);
  });
});

describe('addresses', () => {
  test.each([
    ['/', {}, 200],
    ['/base', {}, 200],
    ['/', { Accept: '*/*' }, 200],
    ['/nothing', { Accept: '*/*' }, 404],
    ['/%', {}, 400],
    ['/%E0%A4%A', {}, 400],
    ['/%25', {}, 404],
    [`/${'long'.repeat(100)}.png`, {}, 404],
    ['//', {}, 200],
    ['//[', {}, 404],
    ['//[.js', {}, 404],
    ['//[.js?raw', {}, 404],
    ['//:80.js?import', {}, 404],
    ['/@fs//[', {}, 404],
    ['/@id/[', {}, 404],
    ['/@fs/%00', {}, 400],
    ['/src/boot.ts/%c0%af', {}, 400],
    ['http://[', {}, 400],
    ['*:99999', {}, 400],
    ['/__problems?page=%25', {}, 200],
    ['/__problems?page=%', {}, 200],
    ['/__inbox?%', {}, 200],
  ])('%s with %j is answered with %i, without a stack', async (target, headers: Record<string, string>, status) => {
    const answer = await ask(target, headers);
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/\bat .+:\d+:\d+/);
  });

  test('hostile requests are answered, and so is the honest one behind them', async () => {
    const hostile = fc.sample(hostileRequest, { seed: 1, numRuns: 199 });
    const { statuses, last } = await sendPipelined(server.url, [
      ...hostile,
      rawRequest('/', { headers: { Accept: 'text/html' } }),
    ]);
    expect(statuses).toHaveLength(200);
    expect(statuses.map((status, index) => (status >= 500 ? hostile[index] : '')).filter(Boolean)).toEqual([]);
    expect(last).toMatch(/^HTTP\/1\.1 200 [^]*>Home<\/h1>/);
  });

  test('an upgrade of what cannot be read ends its own connection only', async () => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Protocol': 'vite-hmr' };
    expect(statusOf(await ask('*:99999', headers))).toBe(400);
    expect(statusOf(await ask('/'))).toBe(200);
  });

  test.each([
    ['/', undefined],
    ['/', 'chat'],
    ['/about', 'vite-hmr'],
    ['/__inbox.json', undefined],
  ])('an upgrade of %s to %s is answered and ended', async (target, protocol) => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    expect(statusOf(await ask(target, { ...headers, ...(protocol && { 'Sec-WebSocket-Protocol': protocol }) }))).toBe(
      404,
    );
  });

  test.each(['/', '/about', '/nothing', '/favicon.svg', '/sitemap.xml'])('nothing is sent to %s', async (target) => {
    const answer = await sendRaw(server.url, rawRequest(target, { method: 'POST' }));
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  });

  test('a redirect leads below the base path once', async () => {
    const others = OLD_ADDRESSES.map(({ from }) => `/base${encodeURI(decodeURIComponent(from))}`);
    for (const from of ['/old', '/base/old', '/base/old/', ...others])
      expect(await ask(from), from).toMatch(/^HTTP\/1\.1 302 [\s\S]*^location: \/base\/?\r$/im);
  });
});

const PRIVATE = [
  '/__inbox',
  '/__inbox.json',
  '/__problems?page=/',
  '/__open-in-editor?file=pages/index.json:1:1',
  '/__open-in-editor/?file=src/boot.ts',
  '/__blocks',
  '/api/v1.0/email/send',
];

describe('other sites', () => {
  const foreign: Record<string, string>[] = [
    { Origin: 'http://localhost:9999' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Host: 'evil.example' },
  ];
  test.each(foreign)('get nothing with %j', async (headers) => {
    for (const target of [...PRIVATE, '/', '/src/boot.ts', '/@vite/client', '/index.json']) {
      const answer = await ask(target, headers);
      expect([target, statusOf(answer)]).toEqual([target, 403]);
      expect(answer).not.toMatch(/access-control-allow/i);
    }
    for (const method of ['DELETE', 'OPTIONS']) expect(statusOf(await ask('/__inbox.json', headers, method))).toBe(403);
  });

  test('may link to a page', async () => {
    const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect(statusOf(await ask('/', link))).toBe(200);
    expect(statusOf(await ask('/', { ...link, 'Sec-Fetch-Dest': 'iframe' }))).toBe(403);
    expect(statusOf(await ask('/__inbox', link))).toBe(403);
  });

  test('the site itself is answered', async () => {
    const own = { Host: ownHost(), Origin: server.url, 'Sec-Fetch-Site': 'same-origin' };
    expect(statusOf(await ask('/__inbox.json', own))).toBe(200);
    expect(await ask('/__inbox', own)).toContain('<h1>Inbox of Testing Ltd</h1>');
    expect(statusOf(await ask('/__problems?page=/', own))).toBe(200);
    // Let in, and told what an inquiry needs.
    expect(await ask('/api/v1.0/email/send', own, 'POST')).toContain('The body is not a JSON object');
  });
});

describe('the network (npm start -- --host)', () => {
  const network = { Host: '192.0.2.7:5173' };
  test('sees pages', async () => {
    for (const target of ['/', '/src/boot.ts', '/@vite/client'])
      expect([target, statusOf(await ask(target, network))]).toEqual([target, 200]);
  });

  test.each(PRIVATE)('is refused %s', async (target) => {
    expect(statusOf(await ask(target, network))).toBe(403);
  });

  test('sees neither drafts nor what is wrong with a page', async () => {
    expect(statusOf(await ask('/planned'))).toBe(200);
    for (const target of ['/planned', '/planned.json'])
      expect([target, statusOf(await ask(target, network))]).toEqual([target, 404]);
    expect(await ask('/broken')).toContain('heroo');
    const answer = await ask('/broken', network);
    expect([statusOf(answer), answer.includes('heroo')]).toEqual([500, false]);
  });
});

test('Ctrl+C ends it well, so that what was compiled is kept', async () => {
  expect((await fetch(`${server.url}/base/`, { headers: { Accept: 'text/html' } })).status).toBe(200);
  expect(await server.stop('SIGINT')).toBe(0);
});
