import { afterEach, describe, expect, test, vi } from 'vitest';
import { analyticsOf } from '../../src/model/analytics.ts';
import * as ids from '../../src/model/rendering/ids.ts';

type Settings = Parameters<typeof analyticsOf>[0];
type Listener = (event: { target: unknown }) => void;

afterEach(() => vi.unstubAllGlobals());

interface Visitor {
  /** What was answered on an earlier page. */
  before?: 'yes' | 'no';
  navigator?: object;
  hasStorage?: boolean;
}

let visits = 0;

/** A page of a site that counts visits, as far as what asks for consent sees it. */
async function visit(settings: Settings, { before, navigator = {}, hasStorage = true }: Visitor = {}) {
  const kept = new Map<string, string>(before && [['consent', before]]);
  const loaded: { src?: string; dataset: object }[] = [];
  const done: string[] = [];
  let [choose, askAgain, titleChanges, sizeChanges]: (Listener | undefined)[] = [];
  const style: Record<string, string> = {};
  const banner = {
    hidden: true,
    offsetHeight: 120,
    addEventListener: (_type: string, listener: Listener) => (choose = listener),
    querySelector: () => ({ focus: () => done.push('focus on the question') }),
  };
  const opener = {
    closest: () => opener,
    focus: () => done.push('focus on what asked'),
  };
  const location = { pathname: '/', href: 'https://www.example.com/', reload: () => done.push('reload') };
  const document = {
    title: 'Home',
    documentElement: { style },
    getElementById: (id: string) =>
      id === ids.consent ? banner : { textContent: JSON.stringify(analyticsOf(settings)) },
    createElement: () => ({ dataset: {} }),
    head: { append: (script: (typeof loaded)[number]) => loaded.push(script) },
    querySelector: () => ({}),
    addEventListener: (_type: string, listener: Listener) => (askAgain = listener),
  };
  const globals = {
    document,
    location,
    navigator,
    localStorage: hasStorage && {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    requestAnimationFrame: (run: () => void) => run(),
    setTimeout: (run: () => void) => run(),
    ResizeObserver: class {
      observe = (): void => undefined;
      constructor(listener: Listener) {
        sizeChanges = listener;
      }
    },
    MutationObserver: class {
      observe = (): void => undefined;
      constructor(listener: Listener) {
        titleChanges = listener;
      }
    },
    _paq: undefined as unknown[][] | undefined,
    goatcounter: undefined as object | undefined,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await import(/* @vite-ignore */ `../../src/consent.ts?${(visits += 1)}`);
  return {
    isAsked: () => !banner.hidden,
    scripts: () => loaded.map(({ src, dataset }) => ({ src, ...dataset })),
    kept: () => kept.get('consent'),
    done,
    room: () => {
      sizeChanges?.({ target: banner });
      return [style['paddingBottom'], style['scrollPaddingBottom']];
    },
    answer: (choice: string) => choose?.({ target: { dataset: { choice } } }),
    askAgain: () => askAgain?.({ target: opener }),
    goTo: (pathname: string, title: string) => {
      Object.assign(location, { pathname, href: `https://www.example.com${pathname}` });
      document.title = title;
      titleChanges?.({ target: undefined });
    },
  };
}

const PLAUSIBLE: Settings = { provider: 'plausible', siteId: 'example.com' };
const MATOMO: Settings = { provider: 'matomo', host: 'https://stats.example.com/', siteId: '7' };
const SCRIPT = { src: 'https://plausible.io/js/script.js', domain: 'example.com' };

describe('consent', () => {
  test('is asked for first, and remembered: nothing is loaded before, and no tool twice', async () => {
    const page = await visit(PLAUSIBLE);
    expect([page.isAsked(), page.scripts()]).toEqual([true, []]);
    page.answer('yes');
    page.askAgain();
    page.answer('yes');
    expect([page.isAsked(), page.scripts(), page.kept()]).toEqual([false, [SCRIPT], 'yes']);
    const next = await visit(PLAUSIBLE, { before: 'yes' });
    expect([next.isAsked(), next.scripts()]).toEqual([false, [SCRIPT]]);
  });

  test('that is refused is not asked for again, and nothing runs that could be taken back', async () => {
    const page = await visit(PLAUSIBLE);
    page.answer('no');
    expect([page.isAsked(), page.scripts(), page.kept(), page.done]).toEqual([false, [], 'no', []]);
    const next = await visit({ ...PLAUSIBLE, consent: false }, { before: 'no' });
    expect([next.isAsked(), next.scripts()]).toEqual([false, []]);
  });

  test('that is taken back ends what runs; whoever has asked for the question gets the focus back', async () => {
    const page = await visit(PLAUSIBLE, { before: 'yes' });
    page.askAgain();
    expect([page.isAsked(), page.done]).toEqual([true, ['focus on the question']]);
    page.answer('no');
    expect([page.kept(), page.done.slice(1)]).toEqual(['no', ['focus on what asked', 'reload']]);
  });

  test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'is refused by a browser that says %j, and can be given all the same',
    async (navigator) => {
      for (const consent of [true, false]) {
        const page = await visit({ ...PLAUSIBLE, consent }, { navigator });
        expect([page.isAsked(), page.scripts()]).toEqual([false, []]);
        page.askAgain();
        page.answer('yes');
        expect(page.scripts()).toEqual([SCRIPT]);
      }
    },
  );

  test('is not asked for where the site does not want it to be', async () => {
    const page = await visit({ ...PLAUSIBLE, consent: false }, { navigator: { doNotTrack: '0' } });
    expect([page.isAsked(), page.scripts()]).toEqual([false, [SCRIPT]]);
  });

  test('has the end of the page stand above the question, and where it was once that is answered', async () => {
    const page = await visit(PLAUSIBLE);
    expect(page.room()).toEqual(['120px', '120px']);
    page.answer('no');
    expect(page.room()).toEqual(['', '']);
  });

  test('holds for the page where nothing can be stored', async () => {
    const page = await visit(PLAUSIBLE, { hasStorage: false });
    expect(page.isAsked()).toBe(true);
    page.answer('yes');
    expect(page.scripts()).toEqual([SCRIPT]);
  });
});

describe('a page that is opened without a load', () => {
  test('is told to Matomo, which keeps no cookies, once', async () => {
    const page = await visit(MATOMO, { before: 'yes' });
    const { _paq: told } = globalThis as { _paq?: unknown[][] };
    expect(page.scripts()).toEqual([{ src: 'https://stats.example.com/matomo.js' }]);
    expect(told).toEqual([
      ['setTrackerUrl', 'https://stats.example.com/matomo.php'],
      ['setSiteId', '7'],
      ['disableCookies'],
      ['enableLinkTracking'],
      ['trackPageView'],
    ]);
    page.goTo('/about', 'About');
    page.goTo('/about', 'About us');
    expect(told?.slice(5)).toEqual([
      ['setCustomUrl', 'https://www.example.com/about'],
      ['setDocumentTitle', 'About'],
      ['trackPageView'],
    ]);
  });

  test('is told to GoatCounter, and to no tool that notices by itself', async () => {
    const counted: unknown[] = [];
    const page = await visit({ provider: 'goatcounter', siteId: 'example' }, { before: 'yes' });
    vi.stubGlobal('goatcounter', { count: (view: unknown) => counted.push(view) });
    page.goTo('/about', 'About');
    expect(counted).toEqual([{ path: '/about', title: 'About' }]);
    const other = await visit(PLAUSIBLE, { before: 'yes' });
    vi.stubGlobal('goatcounter', { count: (view: unknown) => counted.push(view) });
    other.goTo('/about', 'About');
    expect(counted).toHaveLength(1);
  });
});
