import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://www.example.com';

vi.stubGlobal('location', new URL(ORIGIN));
const { fallbackFor, fetchDocument } = await import('../../../src/client/page-document.ts');

/** What was read as HTML, whatever the browser makes of it, and under which names that is allowed. */
let read: unknown[];
let policies: string[];
/** What is asked of the host. */
let asked: [address: string, signal?: AbortSignal][];

/** A document, as far as one says of itself what it is. */
const says = (dataset: object) => ({ getElementById: () => ({ dataset }) });

beforeEach(() => {
  [read, policies, asked] = [[], [], []];
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('document', says({ fallbacks: '/parts /bikes' }));
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString(html: string) {
        read.push(html);
        return says(html.includes('data-not-found') ? { notFound: '' } : {});
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

interface Answer {
  html?: string;
  status?: number;
  type?: string;
  policy?: string;
  /** Where the host has sent the browser on to. */
  path?: string;
}

/** A host that answers each address with a page. */
function stubHost({
  html = '<main></main>',
  type = 'text/html; charset=utf-8',
  policy = '',
  status = 200,
  path,
}: Answer = {}): void {
  vi.stubGlobal('fetch', (address: string, { signal }: { signal?: AbortSignal }) => {
    asked.push(signal ? [address, signal] : [address]);
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': type, 'content-security-policy': policy }),
      url: path === undefined ? address : ORIGIN + path,
      text: () => Promise.resolve(html),
    });
  });
}

test('a page is what its host sends, until it is given up; what is written in it of styles is set by script', async () => {
  stubHost({
    html: '<head><style>@font-face{src:url(a.woff2)}p{top:0}@font-face{src:url(b.woff2)}</style></head><main style="top:1px"><p data-style="a" style="top:2px">A style="b"</main>',
  });
  const { signal } = new AbortController();
  expect(await fetchDocument('/bikes', signal)).toMatchObject({ css: 'p{top:0}', path: '/bikes' });
  expect(asked).toEqual([[`${ORIGIN}/bikes`, signal]]);
  expect(read).toEqual([
    '<head></head><main data-_style="top:1px"><p data-style="a" data-_style="top:2px">A style="b"</main>',
  ]);
});

test.each([
  ['answers that there is none', { status: 404 }, '404'],
  ['answers with the page for unknown addresses', { html: '<main data-not-found></main>' }, '200'],
  ['leads to another page', { path: '/wheels' }, '200'],
  ['answers with a text', { type: 'text/plain' }, '200'],
  ['confines what others have uploaded', { policy: "default-src 'none'; sandbox" }, '200'],
])('a host that %s has no such page', async (_what, answer, status) => {
  stubHost(answer);
  await expect(fetchDocument('/bikes')).rejects.toThrow(`The page could not be loaded (status ${status}).`);
});

test('a page is never asked for from another host', async () => {
  stubHost();
  await fetchDocument('//evil.example/bikes');
  expect(asked).toEqual([[`${ORIGIN}//evil.example/bikes`]]);
});

test('a host may say the same address with another end', async () => {
  stubHost({ path: '/bikes/' });
  expect((await fetchDocument('/bikes')).path).toBe('/bikes');
});

test('below an address that answers for unknown ones, its page does; elsewhere, and where that is gone, none', async () => {
  stubHost();
  expect(await fallbackFor('/bikes/sold/long-ago')).toMatchObject({ path: '/bikes/sold/long-ago' });
  expect([await fallbackFor('/bikeshed'), await fallbackFor('/bikes')]).toEqual([undefined, undefined]);
  expect(asked).toEqual([[`${ORIGIN}/bikes`]]);
  stubHost({ status: 404 });
  expect(await fallbackFor('/bikes/sold')).toBeUndefined();
});

// The policy is made once: what is read after this is read by it.
test('where a browser asks from where HTML comes, it comes from the pages of the site', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createHTML }: { createHTML: (html: string) => string }) => {
      policies.push(name);
      return { createHTML: (html: string) => ({ trusted: createHTML(html), includes: () => false }) };
    },
  });
  stubHost();
  await fetchDocument('/bikes');
  await fetchDocument('/about');
  expect(policies).toEqual(['pages']);
  expect(read[0]).toMatchObject({ trusted: '<main></main>' });
});
