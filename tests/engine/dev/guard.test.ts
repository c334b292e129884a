import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isFromThisComputer } from '../../../src/engine/dev/guard.ts';

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
