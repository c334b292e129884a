import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBoot, settled, stubPage, unstubPage } from '../../support/first-script.ts';

/** A link, or whatever else a pointer is over. */
const link = (href: string | undefined, { isSeen = true, hreflang = '' } = {}) => ({
  matches: () => isSeen,
  closest: (selector: string) => {
    const isMeant = href?.startsWith('/') && !(selector.includes(':not([hreflang])') && hreflang);
    return isMeant ? {} : null;
  },
});
const MOVED = { movementX: 1, pointerType: 'mouse' };

const follow = vi.fn<() => Promise<void>>();
const reload = vi.fn<() => void>();
const reloadPlainly = vi.fn<() => void>();
let page: Awaited<ReturnType<typeof stubPage>>;

beforeEach(async () => {
  for (const each of [follow, reload, reloadPlainly]) each.mockReset();
  follow.mockResolvedValue();
  page = await stubPage({ code: { follow, reload }, document: {} });
  vi.stubGlobal('location', { pathname: '/about', reload: reloadPlainly });
  await runBoot('links.ts');
});
afterEach(unstubPage);

/** How often the app was asked for after a sign at something. */
async function askedFor(...signs: [type: string, target: object, more?: object][]): Promise<number> {
  for (const sign of signs) page.inWindow.tell(...sign);
  await settled();
  return follow.mock.calls.length;
}

test.each<[what: string, target: object]>([
  ['another site', link('https://example.com/')],
  ['another language', link('/de', { hreflang: 'de' })],
  ['no link', link(undefined)],
])('a sign of intent at %s loads no app', async (_what, target) => {
  expect(await askedFor(['pointermove', target, MOVED], ['focusin', target])).toBe(0);
});

test('a link that is pointed at has the app loaded, once; one that has the focus, where that is seen', async () => {
  expect(await askedFor(['focusin', link('/visit', { isSeen: false })])).toBe(0);
  expect(await askedFor(['focusin', link('/visit')])).toBe(1);
  expect(await askedFor(['pointermove', link('/visit'), MOVED])).toBe(1);
});

test('an app that could not be started is asked for again, but not within a moment', async () => {
  follow.mockRejectedValueOnce(new Error('It is gone.'));
  const sign = ['pointermove', link('/visit'), MOVED] as const;
  expect(await askedFor([...sign])).toBe(1);
  expect(await askedFor([...sign])).toBe(1);
  vi.setSystemTime(Date.now() + 1_001);
  expect(await askedFor([...sign])).toBe(2);
});

/** Goes back to what the app showed in this document before that was loaded anew. */
async function goBack(pathname: string): Promise<void> {
  vi.stubGlobal('location', { pathname, reload: reloadPlainly });
  page.inWindow.tell('popstate');
  await settled();
}

test('back at another page, which no app is there to show, that is loaded; at a section of this one nothing is', async () => {
  await goBack('/about');
  expect(reload).not.toHaveBeenCalled();
  await goBack('/visit');
  expect([reload, reloadPlainly].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('back at another page, it is loaded also where the code for that is gone', async () => {
  page.says['app'] = 'data:text/javascript,throw new Error("gone")';
  await import(/* @vite-ignore */ page.says['app']).catch(() => undefined);
  await goBack('/visit');
  expect([reload, reloadPlainly].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('once the app runs, it sees to links and to what is gone back to', async () => {
  expect(await askedFor(['focusin', link('/visit')])).toBe(1);
  await goBack('/visit');
  expect([reload, reloadPlainly].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
