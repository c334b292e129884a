import fc from 'fast-check';

const MAIL = '/api/v1.0/email/send';
const line = (name: string, value: string): string => `${name}: ${value}\r\n`;
const text = (alphabet: string, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...alphabet), maxLength });

const TARGETS = [
  ...String.raw`
    / / /about /about /about.json /about.json * // /// //:80 //@ //[::1 //[ /% /%% /%E0%A4%A /%00 /%0d%0aSet-Cookie:a /.. /../../etc/passwd /..%2f..%2fx/ /%2e%2e/%2e%2e/ /a\..\b /%5c%5chost /a/./b//c
    /.env /.git/config /_headers /_headers/ /_redirects /404 /index.html/ /about/ /about.html?a=//b /about.json/.. /old /old?% /under/ /under/% /constructor
    /__proto__ /__inbox/ /__inbox?fault=% /%5f_inbox /__inbox.json/ /__inbox.json/.. ${MAIL}/ ${MAIL}?fault=999
    http://localhost http://[ http://[::1]/ http://localhost:99999/ http://evil.example// http://evil.example/__inbox.json`
    .trim()
    .split(/\s+/),
  `/${'a/'.repeat(2000)}`,
  `/${'%41'.repeat(2000)}`,
  `/?${'&'.repeat(2000)}`,
];

const target = fc.oneof(
  fc.constantFrom(...TARGETS),
  text('/.%25eEfF0\\:@[]?&=~a-_', 40).map((path) => `/${path}`),
);

const HEADERS: Record<string, string[]> = {
  Range: [
    'bytes=10-5',
    'bytes=-',
    'bytes=0-',
    'bytes=9-9999999999999999999',
    'bytes=-0',
    'bytes=a-b',
    'items=0-1',
    'bytes=0-0,2-2,4-4',
    '0',
  ],
  'If-Range': ['"', 'W/', 'no day'],
  'If-None-Match': ['*', '"', 'W/"', ',,,'],
  'If-Match': ['"nothing"', '*', '\\'],
  'If-Modified-Since': ['never', 'Thu, 99 Foo 9999 99:99:99 GMT', '-1'],
  'If-Unmodified-Since': ['0', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'Accept-Encoding': ['br', 'gzip;q=x', '*;q=0', ',', 'identity;q=0, *;q=0', 'br;q=9999999999'],
  Accept: ['', '*', 'text/html;q=;', '/'],
  Host: ['', 'evil.example', '[', 'localhost:999999', 'localhost@evil.example'],
  Origin: ['null', 'http://localhost:1', 'https://evil.example', '://', 'http://localhost@evil.example'],
  'Sec-Fetch-Site': ['cross-site', 'same-site', '?'],
  'X-Forwarded-For': ['127.0.0.1', '10.0.0.1'],
  'X-Inbox-Fault': ['500', 'delay=', '99999', '__proto__'],
  'Content-Type': ['', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/json; charset=\\'],
  Cookie: [';;;', '='],
  Upgrade: ['websocket', 'h2c'],
};

const headers = fc
  .uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .oneof(fc.constantFrom(...(HEADERS[name] ?? [])), text('=-,;"/*0aW\\: ', 20))
          .map((value) => line(name, value)),
      ),
    ),
  )
  .map((lines) =>
    (lines.some((each) => each.startsWith('Host:')) ? lines : [line('Host', 'localhost'), ...lines]).join(''),
  );

const deep = (depth: number): string =>
  `{"user_id":"k","service_id":"s","template_id":"t","template_params":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"',
  '\0',
  '{"user_id":{}}',
  '{"__proto__":{"user_id":"k"}}',
  '--\r\n\r\n--',
  '{"user_id":"k","service_id":"s","template_id":"t","template_params":[]}',
];
const body = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...BODIES) },
  { weight: 1, arbitrary: fc.constant(deep(50_000)) },
);

/**
 * Requests that keep to the form of HTTP and to nothing else, as bytes. None of them may change anything, nor be kept
 * as an inquiry.
 */
export const hostileRequest: fc.Arbitrary<string> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(
        fc.constantFrom(
          'GET',
          'GET',
          'GET',
          'GET',
          'GET',
          'GET',
          'HEAD',
          'HEAD',
          'POST',
          'PUT',
          'DELETE',
          'OPTIONS',
          'TRACE',
          'PATCH',
          'PROPFIND',
        ),
        target,
        headers,
      ),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constant('POST'), fc.constantFrom(MAIL, `${MAIL}-form`), headers) },
  )
  .chain(([method, path, lines]) =>
    method === 'POST' || method === 'PUT'
      ? body.map(
          (sent) => `${method} ${path} HTTP/1.1\r\n${lines}Content-Length: ${Buffer.byteLength(sent)}\r\n\r\n${sent}`,
        )
      : fc.constant(`${method} ${path} HTTP/1.1\r\n${lines}\r\n`),
  );

/** What is no HTTP, or not all of it: the server has to hang up, or to bear that we do. */
export const brokenBytes: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '\r\n\r\n\r\n',
    'GET\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: nothing\r\n\r\n',
    'GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET /large.txt HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n',
    'GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'get / http/1.1\r\nhost: localhost\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nBad Name: x\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\n : x\r\n\r\n',
    'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET http://<>/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'CONNECT localhost:1 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `POST ${MAIL} HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n`,
    `POST ${MAIL} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n{}{}`,
    `POST ${MAIL} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST ${MAIL} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n`,
    `POST ${MAIL} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `POST ${MAIL} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"user_id":`,
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
);
