import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResolvedPage } from '../../../src/model/page/types.ts';
import * as ids from '../../../src/model/rendering/ids.ts';
import type { PageLoader } from '../../../src/router.tsx';

const ORIGIN = 'https://www.example.com';
const POSTER = 'data:text/javascript,export default "Poster"';

let comeBack: () => void = () => undefined;
let answers: () => Promise<unknown>;
/** The icons and style sheets that were added to the document. */
let added: string[];
let sheetComes: () => void;
const assign = vi.fn();

/** What the browser keeps for a tab, where that is not blocked. */
function tabStorage(): object {
  const kept: Record<string, string> = {};
  const storage = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = kept[key] = value),
    removeItem: (key: string) => void (delete storage[key] && delete kept[key]),
  }) as Record<string, unknown>;
  return storage;
}

/** An element that is added to the document, with what is in it. */
class Added extends EventTarget {
  readonly attributes: Record<string, string> = {};
  setAttribute = (name: string, value: string): void => void (this.attributes[name] = value);
  append = (): void => undefined;
}

/** The document of the home page, in which nothing is shown but that. */
function stubBrowser(): void {
  const { pathname, search, hash, href } = new URL(ORIGIN);
  vi.stubGlobal('location', { pathname, search, hash, href, assign });
  const style = {
    before: (link: Added & { href: string }) => {
      added.push(link.href);
      sheetComes = () => void link.dispatchEvent(new Event('load'));
    },
  };
  const sprite = { append: (symbol: Added) => void added.push(symbol.attributes['id'] ?? '') };
  const says = { dataset: { app: '/app.js', sources: 'frame-src https://www.example.org' } };
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === ids.page ? says : id === ids.icons ? sprite : null),
    // What leads to other languages.
    querySelector: (selector: string) =>
      selector === 'header a[hreflang="de"]' ? {} : selector === 'style' ? style : null,
    createElement: () => new Added(),
    createElementNS: () => new Added(),
  });
  vi.stubGlobal('sessionStorage', tabStorage());
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pageshow') comeBack = listener;
  });
  vi.stubGlobal('fetch', () => answers());
}

stubBrowser();
const { createPageLoader, givePage } = await import('../../../src/client/page-loader.ts');
const { forgetPending, rememberPending } = await import('../../../src/client/pending.ts');
const { componentOf } = await import('../../../src/renderer/registry.ts');

/** What the app loads pages with, once it runs. @param first what it shows in place of the page that was written */
async function loaderOf(
  first?: ResolvedPage,
): Promise<(pathname: string, how?: Partial<Parameters<PageLoader>[1]>) => Promise<unknown>> {
  const load = createPageLoader(first);
  const none = new AbortController().signal;
  expect(await load('/', { signal: none, preload: false })).toBe(first);
  return async (pathname, how) => load(pathname, { signal: none, preload: false, ...how });
}

const page = (more: object = {}): ResolvedPage =>
  ({ blocks: [], icons: {}, build: '/app.js', ...more }) as unknown as ResolvedPage;
const answerWith = (data: object) => () =>
  Promise.resolve({ ok: true, headers: new Headers({ 'content-type': 'application/json' }), json: async () => data });
/** The page on screen stays until the browser has left it. */
const STAYS = { options: { href: '/' } };

beforeEach(() => {
  added = [];
  stubBrowser();
  assign.mockClear();
  forgetPending();
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that cannot be loaded is left for in full, once; again once a document is here, also out of a cache', async () => {
  const load = await loaderOf();
  await expect(load('/about')).rejects.toMatchObject(STAYS);
  expect(assign.mock.calls).toEqual([['/about']]);
  // The host has nothing else.
  await expect(load('/about')).rejects.toThrow('Failed to fetch');
  // What is shown in place of the page that was written is no page of the host.
  await expect((await loaderOf(page()))('/about')).rejects.toThrow('Failed to fetch');
  expect(assign).toHaveBeenCalledTimes(1);
  // Back and forward bring a document as it was left.
  comeBack();
  await expect(load('/about')).rejects.toMatchObject(STAYS);
  await expect((await loaderOf())('/about')).rejects.toMatchObject(STAYS);
  expect(assign).toHaveBeenCalledTimes(3);
});

test('where storage is blocked, another page is left for, and the one that was written is not loaded in a circle', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const load = await loaderOf();
  await expect(load('/')).rejects.toThrow('Failed to fetch');
  await expect(load('/about')).rejects.toMatchObject(STAYS);
  expect(assign.mock.calls).toEqual([['/about']]);
});

test('a page that is given up, since the visitor goes elsewhere, is left for by nobody', async () => {
  const load = await loaderOf();
  const given = new AbortController();
  answers = () => {
    given.abort();
    return Promise.reject(given.signal.reason as Error);
  };
  await expect(load('/about', { signal: given.signal })).rejects.toBe(given.signal.reason);
  expect(assign).not.toHaveBeenCalled();
});

test('what is loaded ahead is only a guess, until its link is pressed', async () => {
  const load = await loaderOf();
  const ahead = { preload: true };
  await expect(load('/about', ahead)).rejects.toThrow('Failed to fetch');
  answers = answerWith(page({ lang: 'de' }));
  await expect(load('/about', ahead)).rejects.toThrow('a document of its own');
  expect(assign).not.toHaveBeenCalled();
  rememberPending(`${ORIGIN}/about?from=menu#people`);
  await expect(load('/about', ahead)).rejects.toMatchObject(STAYS);
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(load('/about', ahead)).rejects.toMatchObject(STAYS);
  const whole = [`${ORIGIN}/about?from=menu#people`];
  expect(assign.mock.calls).toEqual([whole, whole]);
});

test.each([
  ['is of another build than the code', { build: '/other.js' }],
  ['has a block that the code has not', { blocks: [{ type: 'fromTheFuture' }] }],
  ['is in another language', { lang: 'de' }],
  ['embeds what this document may not load', { sources: { 'frame-src': ['https://maps.example.com'] } }],
])('a page that %s is left for in full', async (_what, more) => {
  const load = await loaderOf();
  answers = answerWith(page(more));
  await expect(load('/about')).rejects.toMatchObject(STAYS);
  expect(assign.mock.calls).toEqual([['/about']]);
});

test.each([
  ['fits', {}],
  ['is in the language of the document', { lang: 'en' }],
  ['embeds what this document may load, too', { sources: { 'frame-src': ['https://www.example.org'] } }],
  ['comes from "npm start", where nothing is built', { build: undefined }],
])('a page that %s is shown in the document that is there', async (_what, more) => {
  const load = await loaderOf();
  answers = answerWith(page(more));
  expect(await load('/about')).toEqual(page(more));
  expect(assign).not.toHaveBeenCalled();
});

test('a page is shown once the code of its blocks, its icons and its style sheets are there', async () => {
  const blocks = [{ type: 'billboard' }];
  const wears = { blocks, modules: { billboard: POSTER }, icons: { phone: [] }, styles: ['/billboard.css'] };
  const load = await loaderOf();
  answers = answerWith(page(wears));
  const shown = vi.fn<(of: unknown) => void>();
  const loading = load('/about').then(shown);
  await import(/* @vite-ignore */ POSTER);
  await new Promise(setImmediate);
  expect([shown.mock.calls.length, added]).toEqual([0, ['/billboard.css']]);
  sheetComes();
  await loading;
  expect([shown.mock.calls.length, added.slice(1), componentOf('billboard')]).toEqual([
    1,
    [ids.icon('phone')],
    'Poster',
  ]);
  await loaderOf(page({ icons: { mail: [] } }));
  expect(added.slice(2)).toEqual([ids.icon('mail')]);
  // What is shown already stays as it is drawn.
  answers = answerWith(page({ blocks, modules: { billboard: `${POSTER};` } }));
  await expect(load('/about')).rejects.toMatchObject(STAYS);
});

test.each([
  ['the page', () => new Promise<never>(() => undefined)],
  ['what it wears', answerWith(page({ styles: ['/slow.css'] }))],
])('a page is left for in full where %s is on its way without end', async (_what, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = await loaderOf();
  answers = answer;
  const loading = expect(load('/about')).rejects.toMatchObject(STAYS);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(assign.mock.calls).toEqual([['/about']]);
});

test('a page that is here already is not asked for: the next time that its address is loaded', async () => {
  const load = await loaderOf();
  const saved = page({ title: 'Saved just now' });
  givePage('/about', saved);
  expect(await load('/about')).toBe(saved);
  answers = answerWith(page());
  expect(await load('/about')).toEqual(page());
  givePage('/about', saved);
  expect(await load('/visit')).toEqual(page());
});
