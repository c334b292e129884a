import { afterEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://www.example.com';

vi.stubGlobal('location', new URL(ORIGIN));
const { dataAddress, fetchPage } = await import('../../../../src/client/dev/page-data.ts');

afterEach(() => vi.unstubAllGlobals());

/** A document of a site, by the folder of that on its host. */
function stubDocument(base = ''): void {
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { base } }) });
}

/** What a host answers with, and what it was asked for. */
function stubHost(answer: object): [address: string, signal?: AbortSignal][] {
  const asked: [string, AbortSignal?][] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal?: AbortSignal }) => {
    asked.push(signal ? [address, signal] : [address]);
    return Promise.resolve(answer);
  });
  return asked;
}

const PAGE = { title: 'Bikes' };
const answer = (more: object = {}) => ({
  ok: true,
  status: 200,
  headers: new Headers({ 'content-type': 'application/json; charset=utf-8' }),
  json: () => Promise.resolve(PAGE),
  ...more,
});

test.each([
  ['', '/', '/index.json'],
  ['', '/services/cloud', '/services/cloud.json'],
  ['', '/services/', '/services.json'],
  ['/shop', '/shop', '/shop/index.json'],
  ['/shop', '/shop/', '/shop/index.json'],
  ['/shop', '/shop/bikes', '/shop/bikes.json'],
])('of a site in the folder %j, the data of %s lie at %s', (base, pathname, address) => {
  stubDocument(base);
  expect(dataAddress(pathname)).toBe(address);
});

test('a page is what the host answers, until it is given up', async () => {
  stubDocument();
  const asked = stubHost(answer());
  const { signal } = new AbortController();
  expect(await fetchPage('/bikes', signal)).toEqual(PAGE);
  expect(asked).toEqual([['/bikes.json', signal]]);
});

test.each([
  ['a status that says no', answer({ ok: false, status: 404 }), '404'],
  ['a page for people', answer({ headers: new Headers({ 'content-type': 'text/html' }) }), '200'],
  ['nothing that says what it is', answer({ headers: new Headers() }), '200'],
])('a host that answers with %s has no such page', async (_what, given, status) => {
  stubDocument();
  stubHost(given);
  await expect(fetchPage('/bikes')).rejects.toThrow(`The page could not be loaded (status ${status}).`);
});
