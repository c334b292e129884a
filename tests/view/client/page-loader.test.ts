import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageLoader } from '../../../src/router.ts';

const ORIGIN = 'https://www.example.com';

let comeBack: () => void = () => undefined;
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

/** A tab that shows the home page. */
function stubBrowser(): void {
  const { pathname, search, hash, href } = new URL(ORIGIN);
  vi.stubGlobal('location', { pathname, search, hash, href, assign });
  vi.stubGlobal('sessionStorage', tabStorage());
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pageshow') comeBack = listener;
  });
}

stubBrowser();
const { createPageLoader } = await import('../../../src/client/page-loader.ts');
const { clearPending, setPending } = await import('../../../src/client/pending-navigation.ts');

/** A page, as far as the loader looks at one: whether it needs a document of its own, and what showing it waits for. */
interface Page {
  isApart?: boolean;
  load?: () => Promise<unknown>;
}

let answers: () => Promise<Page>;
const source = {
  fetch: () => answers(),
  needsDocument: ({ isApart = false }: Page) => isApart,
  prepare: async ({ load }: Page) => void (await load?.()),
};

/** What the app loads pages with, once it runs. @param first what it shows in place of the page that was written */
async function loaderOf(
  first?: Page,
): Promise<(pathname: string, how?: Partial<Parameters<PageLoader<Page>>[1]>) => Promise<unknown>> {
  const load = createPageLoader(source, first);
  const none = new AbortController().signal;
  expect(await load('/', { signal: none, preload: false })).toBe(first);
  return async (pathname, how) => load(pathname, { signal: none, preload: false, ...how });
}

const answerWith = (page: Page) => () => Promise.resolve(page);
/** The page on screen stays until the browser has left it. */
const STAYS = { options: { href: '/' } };

beforeEach(() => {
  stubBrowser();
  assign.mockClear();
  clearPending();
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
  await expect((await loaderOf({}))('/about')).rejects.toThrow('Failed to fetch');
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
  answers = answerWith({ isApart: true });
  await expect(load('/about', ahead)).rejects.toThrow('a document of its own');
  expect(assign).not.toHaveBeenCalled();
  setPending(`${ORIGIN}/about?from=menu#people`);
  await expect(load('/about', ahead)).rejects.toMatchObject(STAYS);
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(load('/about', ahead)).rejects.toMatchObject(STAYS);
  const whole = [`${ORIGIN}/about?from=menu#people`];
  expect(assign.mock.calls).toEqual([whole, whole]);
});

test.each([
  ['needs a document of its own', { isApart: true }],
  ['cannot be shown in this one any more', { load: () => Promise.reject(new Error('The site was published anew.')) }],
])('a page that %s is left for in full', async (_what, page) => {
  const load = await loaderOf();
  answers = answerWith(page);
  await expect(load('/about')).rejects.toMatchObject(STAYS);
  expect(assign.mock.calls).toEqual([['/about']]);
});

test('a page is shown once all is there that it load', async () => {
  let comes: (value?: unknown) => void = () => undefined;
  const page = { load: () => new Promise((resolve) => (comes = resolve)) };
  const load = await loaderOf();
  answers = answerWith(page);
  const shown = vi.fn<(of: unknown) => void>();
  const loading = load('/about').then(shown);
  await new Promise(setImmediate);
  expect(shown).not.toHaveBeenCalled();
  comes();
  await loading;
  expect([shown.mock.calls, assign.mock.calls]).toEqual([[[page]], []]);
});

test.each([
  ['the page', () => new Promise<never>(() => undefined)],
  ['what it needs', answerWith({ load: () => new Promise(() => undefined) })],
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
