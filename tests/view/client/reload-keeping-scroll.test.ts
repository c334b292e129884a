import { afterEach, expect, test, vi } from 'vitest';
import { reloadKeepingScroll } from '../../../src/client/reload-keeping-scroll.ts';

afterEach(() => vi.unstubAllGlobals());

/** Goes back to `/about`, which the app showed before the document was loaded anew. What is done with the document, in order. */
function goBack({ state, kept }: { state: unknown; kept: string | undefined }): unknown[] {
  const done: unknown[] = [];
  const style = {};
  const history = { state, scrollRestoration: 'manual' };
  vi.stubGlobal('history', history);
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('document', { documentElement: { style } });
  vi.stubGlobal('scrollTo', (to: object) => done.push({ ...style, ...to }));
  vi.stubGlobal('location', { pathname: '/about', reload: () => done.push(`reload, ${history.scrollRestoration}`) });
  vi.stubGlobal('sessionStorage', { getItem: () => kept ?? null });
  reloadKeepingScroll();
  return done;
}

const scrolled = (scrollY: number) => ({ window: { scrollY } });
/** The document is as high as it takes to be that far down, and nothing in it moves that. */
const loadedAt = (top: number): unknown[] => [
  { minHeight: `${top + 600}px`, overflowAnchor: 'none', top, behavior: 'instant' },
  'reload, auto',
];

test.each<[what: string, state: unknown, kept: string | undefined, top: number]>([
  [
    'as far down as its entry was left',
    { __TSR_key: 'b' },
    JSON.stringify({ a: scrolled(9), b: scrolled(1500) }),
    1500,
  ],
  ['as far down as its address was left', null, JSON.stringify({ '/about': scrolled(700) }), 700],
  ['at its top where nobody knows', { __TSR_key: 'c' }, JSON.stringify({ b: scrolled(1500), c: {} }), 0],
  ['at its top where nothing was kept', { __TSR_key: 'b' }, undefined, 0],
  ['at its top where something else was', { __TSR_key: 'b' }, '{', 0],
])('a page that is gone back to is loaded %s', (_what, state, kept, top) => {
  expect(goBack({ state, kept })).toEqual(loadedAt(top));
});
