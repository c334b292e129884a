import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { isFromThisComputer, refuseDetails, refuseOtherSites } from '../../../src/engine/dev/guard.ts';

const asked = (remoteAddress: string | undefined, headers: IncomingHttpHeaders = { host: 'localhost:5173' }) =>
  isFromThisComputer({ method: 'GET', headers, socket: { ...(remoteAddress !== undefined && { remoteAddress }) } });

describe('this computer', () => {
  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is %s', (address) => {
    expect(asked(address)).toBe(true);
  });

  test.each(['192.0.2.2', '10.0.0.1', '::ffff:10.0.0.1', 'fe80::1%eth0', '2001:db8::1', '', undefined])(
    'is not %s',
    (address) => {
      expect(asked(address)).toBe(false);
    },
  );

  test.each([
    { host: '192.0.2.2:5173' },
    { host: 'evil.example' },
    {},
    { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
    { host: 'localhost', forwarded: 'for=10.0.0.1' },
  ])('does not ask with %j', (headers: IncomingHttpHeaders) => {
    expect(asked('127.0.0.1', headers)).toBe(false);
  });
});

test('what broke is told to this computer alone', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const told = ['127.0.0.1', '192.0.2.2'].map((remoteAddress) => {
    let [isPassedOn, said] = [false, ''];
    const response = { writeHead: () => response, end: (text: string) => (said = text) };
    const asking = { method: 'GET', headers: { host: 'localhost:5173' }, socket: { remoteAddress } };
    refuseDetails(
      new Error('/home/me/site'),
      asking as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      () => (isPassedOn = true),
    );
    return [isPassedOn, said];
  });
  expect(told).toEqual([
    [true, ''],
    [false, 'This could not be answered. The terminal of the server says why.'],
  ]);
  vi.restoreAllMocks();
});

describe('another site', () => {
  const other = { host: 'localhost:5173', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const link = { ...other, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const takes = (headers: IncomingHttpHeaders, method = 'GET'): boolean => {
    let isTaken = false;
    const response = { writeHead: () => response, setHeader: () => response, end: () => response };
    const [asking, answer] = [{ method, headers, socket: {} }, response] as unknown as [
      IncomingMessage,
      ServerResponse,
    ];
    refuseOtherSites(asking, answer, () => (isTaken = true));
    return isTaken;
  };

  test('leads to a page by a link', () => {
    expect(takes(link)).toBe(true);
  });

  test.each([
    ['a request of its scripts', other],
    ['a form that is sent', link, 'POST'],
    ['a frame', { ...link, 'sec-fetch-dest': 'iframe' }],
    ['a script', { ...link, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['what only looks like a link', { ...link, 'sec-fetch-mode': 'cors' }],
  ])('takes nothing by %s', (_what, headers, method = 'GET') => {
    expect(takes(headers, method)).toBe(false);
  });

  test('is none whose name is that of this one, in any capitals', () => {
    expect(takes({ host: 'localhost:5173', origin: 'http://LOCALHOST:5173', 'sec-fetch-site': 'same-origin' })).toBe(
      true,
    );
  });
});
