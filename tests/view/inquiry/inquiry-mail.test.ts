import http from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInbox } from '../../../src/engine/dev/inbox/index.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import type { MailSettings } from '../../../src/model/page/types.ts';
import { loadClient, sendInquiry } from '../../../src/inquiry/mail/mail.ts';
import { toParams } from '../../../src/inquiry/mail/params.ts';
import { en } from '../../../src/strings/en.ts';

// The adapter, the real mail client, a real server: only the faults are made to order.
const folder = tempFolder();
const inbox = createInbox({ file: path.join(folder, 'inbox.jsonl') });
const calls: string[] = [];
const server = http.createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`);
  inbox(request, response, () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Home</h1>'));
});
const webFetch = globalThis.fetch;
let origin = '';
let fault = '';

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let page = 0;
beforeEach(() => {
  fault = '';
  calls.length = 0;
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  // A page of its own for each test, since the limiter counts by page.
  page += 1;
  vi.stubGlobal('location', { origin, pathname: `/contact-${page}` });
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    webFetch(url, { ...init, headers: { ...(init.headers as object), ...(fault && { 'x-inbox-fault': fault }) } }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const settings = (more: Record<string, unknown> = {}): MailSettings =>
  ({
    mode: 'local',
    serviceId: 's',
    templateId: 't',
    publicKey: 'k',
    reach: { phone: '', email: '' },
    privacyHref: '',
    ...more,
  }) as MailSettings;
const params = (message = 'Hello') =>
  toParams({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', subject: 'Backups', message }, {}, en.form);
const stored = async () => (await (await webFetch(`${origin}/__inbox.json`)).json()) as { template_params: object }[];

test('posts the fourteen parameters to the service, with account and template', async () => {
  expect(await sendInquiry(settings(), params('Line 1\n"q" ✓'))).toEqual({ sent: true });
  expect(calls).toEqual(['POST /api/v1.0/email/send']);
  expect((await stored()).at(-1)).toMatchObject({
    lib_version: '4.4.1',
    user_id: 'k',
    service_id: 's',
    template_id: 't',
    template_params: params('Line 1\n"q" ✓'),
  });
});

test('real mail goes to the service of EmailJS', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => (asked.push(url), new Response('OK')));
  expect(await sendInquiry(settings({ mode: 'emailjs' }), params())).toEqual({ sent: true });
  expect(asked).toEqual(['https://api.emailjs.com/api/v1.0/email/send']);
});

describe('the catalogue of errors', () => {
  test('an automated browser: 451', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
    expect(await sendInquiry(settings({ blockHeadless: true }), params())).toMatchObject({
      sent: false,
      status: 451,
      text: 'Unavailable For Headless Browser',
    });
    expect(await sendInquiry(settings(), params())).toEqual({ sent: true });
  });

  test('a value in the block list: 403', async () => {
    const blockList = { list: ['ada@example.com'], watchVariable: 'email' };
    expect(await sendInquiry(settings({ blockList }), params())).toMatchObject({
      sent: false,
      status: 403,
      text: 'Forbidden',
    });
    expect(calls).toEqual([]);
  });

  test('again too soon on the same page: 429, and another page is free', async () => {
    const limited = settings({ limitRate: { throttle: 60_000 } });
    expect(await sendInquiry(limited, params())).toEqual({ sent: true });
    expect(await sendInquiry(limited, params())).toMatchObject({ sent: false, status: 429, text: 'Too Many Requests' });
    vi.stubGlobal('location', { origin, pathname: `/demo-${page}` });
    expect(await sendInquiry(limited, params())).toEqual({ sent: true });
  });

  test('an id makes pages share the limit', async () => {
    const limited = settings({ limitRate: { throttle: 60_000, id: `all-${page}` } });
    expect(await sendInquiry(limited, params())).toEqual({ sent: true });
    vi.stubGlobal('location', { origin, pathname: '/elsewhere' });
    expect(await sendInquiry(limited, params())).toMatchObject({ status: 429 });
  });

  test('a send that failed does not hold up the next', async () => {
    const limited = settings({ limitRate: { throttle: 60_000 } });
    fault = '500';
    expect(await sendInquiry(limited, params())).toMatchObject({ sent: false, status: 500 });
    fault = '';
    expect(await sendInquiry(limited, params())).toEqual({ sent: true });
  });

  test('no response: 0 Network Error, whether dropped, cut off or silent', async () => {
    for (const wire of ['drop', 'cut', 'hang']) {
      fault = wire;
      expect(await sendInquiry(settings(), params(wire), 300)).toMatchObject({
        sent: false,
        status: 0,
        text: 'Network Error',
        mayHaveArrived: true,
      });
    }
  });

  test('a connection may say nothing for 20 seconds', async () => {
    await loadClient();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const outcome = sendInquiry(settings(), params());
    await vi.advanceTimersByTimeAsync(19_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ mayHaveArrived: true });
  });

  test('an answer after the time-out is told later', async () => {
    fault = 'delay=300';
    const outcome = await sendInquiry(settings(), params(), 50);
    expect(outcome).toMatchObject({ sent: false, mayHaveArrived: true });
    expect(await (outcome as { later?: Promise<unknown> }).later).toEqual({ sent: true });
  });

  test('offline nothing leaves, so nothing may have arrived', async () => {
    vi.stubGlobal('navigator', { webdriver: false, languages: ['en'], onLine: false });
    fault = 'drop';
    const outcome = await sendInquiry(settings(), params());
    expect(outcome).toMatchObject({ sent: false, status: 0, text: 'Network Error' });
    expect(outcome).not.toHaveProperty('mayHaveArrived');
  });

  test('an answer that is not ok keeps its status and text', async () => {
    for (const status of [400, 412, 429, 500]) {
      fault = String(status);
      expect(await sendInquiry(settings(), params())).toEqual({
        sent: false,
        status,
        text: `Fault ${status}, as asked for`,
      });
    }
  });

  test('one call for each send, and none is repeated', async () => {
    fault = '500';
    await sendInquiry(settings(), params());
    expect(calls).toHaveLength(1);
  });

  test('mistakes in the settings are told as the client words them, without a status', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ publicKey: '' }, 'The public key is required'],
      [{ serviceId: '' }, 'The service ID is required'],
      [{ templateId: '' }, 'The template ID is required'],
      [{ blockList: { list: 'abc', watchVariable: 'email' } }, 'The BlockList list has to be an array'],
      [{ blockList: { list: ['a'], watchVariable: 5 } }, 'The BlockList watchVariable has to be a string'],
      [{ limitRate: { throttle: -1 } }, 'The LimitRate throttle has to be a positive number'],
      [{ limitRate: { throttle: 1000, id: 5 } }, 'The LimitRate ID has to be a non-empty string'],
    ];
    for (const [mistake, text] of wrong) {
      const outcome = await sendInquiry(settings(mistake), params());
      expect(outcome).toEqual({ sent: false, text: expect.stringContaining(text) });
    }
    expect(calls).toEqual([]);
  });
});

test('the two mistakes our form cannot make are refused by the client itself', async () => {
  const client = await loadClient();
  client.init({ publicKey: 'k', origin });
  await expect(client.send('s', 't', 'text' as never)).rejects.toContain('The template params have to be the object');
  await expect(client.sendForm('s', 't', { nodeName: 'DIV' } as never)).rejects.toContain(
    'expected to be the HTML form element',
  );
  expect(calls).toEqual([]);
});

test.each(['local', 'emailjs'] as const)('an answer that is a page does not read as sent: %s', async (mode) => {
  for (const html of ['<h1>Home</h1>', '\n <!doctype html><title>Home</title>', '\uFEFF<html>']) {
    vi.stubGlobal('fetch', async () => new Response(html, { status: 200 }));
    expect(await sendInquiry(settings({ mode }), params())).toMatchObject({ sent: false, status: 200 });
  }
});

test('any ok of the inbox is a success, as it is for the mail client', async () => {
  for (const answer of [
    () => new Response(null, { status: 204 }),
    () => new Response('Queued', { status: 202 }),
    () => new Response('', { status: 200 }),
  ]) {
    vi.stubGlobal('fetch', async () => answer());
    expect(await sendInquiry(settings(), params())).toEqual({ sent: true });
  }
});

test('sends where storage is blocked', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const limited = settings({ limitRate: { throttle: 60_000 } });
  expect(await sendInquiry(limited, params())).toEqual({ sent: true });
  expect(await sendInquiry(limited, params())).toMatchObject({ status: 429 });
});
