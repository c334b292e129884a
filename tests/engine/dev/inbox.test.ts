import fc from 'fast-check';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInbox } from '../../../src/engine/dev/inbox/index.ts';
import { anyText } from '../../support/random/any-text.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder();
const file = path.join(folder, 'deep', 'inbox.jsonl');
const inbox = createInbox({ file, name: () => '<Northlane>' });
const server = http.createServer((request, response) =>
  inbox(request, response, () => response.writeHead(404).end('next')),
);
// No connection is closed for resting while another test works: the next request would find it gone.
server.keepAliveTimeout = 0;
let origin = '';

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
beforeEach(async () => void (await fetch(`${origin}/__inbox.json`, { method: 'DELETE' })));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (template_params: unknown = { message: 'Hello' }) => ({
  lib_version: '4.4.1',
  user_id: 'k',
  service_id: 's',
  template_id: 't',
  template_params,
});
const post = (body: unknown, headers: Record<string, string> = {}, query = '') =>
  fetch(`${origin}/api/v1.0/email/send${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const list = async () =>
  (await (await fetch(`${origin}/__inbox.json`)).json()) as {
    template_params: Record<string, unknown>;
    times: number;
    via: string;
  }[];

/** A request with headers that `fetch` would not let through; resolves with the status. */
const rawStatus = (pathname: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    http
      .request(`${origin}${pathname}`, { method, headers }, (response) =>
        resolve((response.resume(), response.statusCode ?? 0)),
      )
      .on('error', reject)
      .end();
  });

describe('mail calls', () => {
  test('send answers OK and keeps the message', async () => {
    const answer = await post(call());
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(await list()).toEqual([expect.objectContaining({ ...call(), via: 'send', times: 1 })]);
  });

  test('send-form takes form data', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      lib_version: '4.4.1',
      user_id: 'k',
      service_id: 's',
      template_id: 't',
      message: 'Grüße\n✓',
    }))
      body.set(name, value);
    const answer = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body });
    expect(await answer.text()).toBe('OK');
    // Forms send line ends as CRLF, whoever encodes them.
    expect(await list()).toEqual([expect.objectContaining({ ...call({ message: 'Grüße\r\n✓' }), via: 'send-form' })]);
  });

  test('the file is for its owner only, one line a message', async () => {
    await post(call());
    const modes = (): number[] => [file, path.dirname(file)].map((place) => fs.statSync(place).mode & 0o777);
    expect(modes()).toEqual([0o600, 0o700]);
    // As one that was put back from elsewhere.
    fs.chmodSync(file, 0o644);
    await post(call({ message: 'Two\nlines' }));
    expect(modes()).toEqual([0o600, 0o700]);
    expect(fs.readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2);
  });

  test('identical bodies are shown once, with how often they came', async () => {
    await Promise.all([post(call()), post(call()), post(call({ message: 'Other' }))]);
    expect((await list()).map(({ times }) => times).toSorted()).toEqual([1, 2]);
  });

  test('what is no mail call is refused', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post({ ...call(), user_id: '' })).status).toBe(400);
    for (const params of ['text', null, []]) expect((await post(call(params))).status).toBe(400);
    expect((await post(call({ message: 'x'.repeat(2_000_000) }))).status).toBe(413);
    expect((await fetch(`${origin}/api/v1.0/email/send`)).status).toBe(405);
    expect((await fetch(`${origin}/__inbox`, { method: 'POST' })).status).toBe(405);
    const deep = await post(
      `{"user_id":"k","service_id":"s","template_id":"t","template_params":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
    );
    expect([deep.status, await deep.text()]).toEqual([400, 'The message is nested too deeply: more than 32 levels']);
    expect(await list()).toEqual([]);
  });

  test('any text survives', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), async (message) => {
        await post(call({ message }));
        expect((await list()).at(-1)?.template_params['message']).toBe(message);
        await fetch(`${origin}/__inbox.json`, { method: 'DELETE' });
      }),
      // JSON has an escape for half of a surrogate pair, which UTF-8 has not.
      { numRuns: 40, examples: [['\ud800'], ['a\udc00b'], ['😀']] },
    );
  });

  test('a line that a crash cut off, or that is no message, spoils no other', async () => {
    await post(call({ message: 'before' }));
    fs.appendFileSync(file, '{"id":"other"}\n{"id":"half","at":"2026');
    await post(call({ message: 'after' }));
    expect((await list()).map(({ template_params }) => template_params['message'])).toEqual(['before', 'after']);
  });

  test('an inbox that cannot keep a message does not answer OK, and one that cannot be read speaks of no message', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const blocked = createInbox({ file: path.join('/dev/null', 'inbox.jsonl') });
    const other = http.createServer((request, response) => blocked(request, response, () => response.end()));
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const at = `http://127.0.0.1:${(other.address() as { port: number }).port}`;
    const answer = await fetch(`${at}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(call()) });
    expect(answer.status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
    const read = await fetch(`${at}/__inbox.json`);
    expect([read.status, await read.text()]).toEqual([
      500,
      'This could not be answered. The terminal of the server says why.',
    ]);
    log.mockRestore();
    other.close();
  });
});

describe('faults on request', () => {
  test('a status, by header or query, keeps nothing', async () => {
    for (const status of [412, 429, 500])
      expect((await post(call(), { 'x-inbox-fault': String(status) })).status).toBe(status);
    expect((await post(call(), {}, '?fault=500')).status).toBe(500);
    expect(await list()).toEqual([]);
  });

  test('drop ends the connection and keeps nothing', async () => {
    await expect(post(call(), { 'x-inbox-fault': 'drop' })).rejects.toThrow();
    expect(await list()).toEqual([]);
  });

  test('cut keeps the message and ends in the middle of the answer', async () => {
    const answer = await post(call(), { 'x-inbox-fault': 'cut' });
    await expect(answer.text()).rejects.toThrow();
    expect(await list()).toHaveLength(1);
  });

  test('hang never answers', async () => {
    await expect(
      fetch(`${origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'x-inbox-fault': 'hang' },
        body: JSON.stringify(call()),
        signal: AbortSignal.timeout(200),
      }),
    ).rejects.toThrow();
    expect(await list()).toEqual([]);
  });

  test('delay answers in the end', async () => {
    expect(await (await post(call(), { 'x-inbox-fault': 'delay=20' })).text()).toBe('OK');
  });
});

describe('who may ask', () => {
  test('only names of this computer', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'localhost:80'])
      expect(await rawStatus('/__inbox.json', { host })).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'])
      expect(await rawStatus('/__inbox.json', { host })).toBe(403);
  });

  test('no page of another site, nor of another port', async () => {
    const sites = [
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'http://localhost:9999',
      'http://127.0.0.1',
    ];
    for (const more of [
      ...sites.map((origin) => ({ origin })),
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      for (const [pathname, method] of [
        ['/__inbox', 'GET'],
        ['/__inbox.json', 'DELETE'],
        ['/api/v1.0/email/send', 'POST'],
        ['/api/v1.0/email/send', 'OPTIONS'],
      ] as const)
        expect(await rawStatus(pathname, { host: 'localhost', ...more }, method)).toBe(403);
    }
  });

  test('the site itself', async () => {
    expect((await post(call(), { origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });
});

describe('the page', () => {
  test('is one answer without other files, under a policy that allows only itself', async () => {
    const answer = await fetch(`${origin}/__inbox`);
    const html = await answer.text();
    expect(html).toContain('Inbox of &#60;Northlane&#62;');
    expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="(?!data:)/);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
  });

  test('the JSON says when nothing has changed', async () => {
    await post(call());
    const etag = (await fetch(`${origin}/__inbox.json`)).headers.get('etag') ?? '';
    expect((await fetch(`${origin}/__inbox.json`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await post(call({ message: 'new' }));
    expect((await fetch(`${origin}/__inbox.json`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('nobody deletes a message that arrived after the list was shown', async () => {
    const deleteAsOf = async (etag: string): Promise<number> =>
      (await fetch(`${origin}/__inbox.json`, { method: 'DELETE', headers: { 'if-match': etag } })).status;
    const shown = async (): Promise<string> => (await fetch(`${origin}/__inbox.json`)).headers.get('etag') ?? '';
    await post(call());
    const etag = await shown();
    await post(call({ message: 'new' }));
    expect([await deleteAsOf(etag), (await list()).length]).toEqual([412, 2]);
    expect([await deleteAsOf(await shown()), (await list()).length]).toEqual([204, 0]);
  });

  test('other addresses are left to the server', async () => {
    expect((await fetch(`${origin}/contact`)).status).toBe(404);
  });
});
