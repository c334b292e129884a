import { afterEach, expect, test, vi } from 'vitest';
import { loadStyleSheets } from '../../../src/client/style-sheets.ts';

afterEach(() => vi.unstubAllGlobals());

type Link = EventTarget & { href: string; media: string };

/** A document with one style sheet, in which a test says what becomes of others. */
function documentWith(there: string): Map<string, Link> {
  const links = new Map<string, Link>();
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { remove: () => links.clear() }),
    querySelector: (selector: string) => {
      if (selector === 'style') return { before: (link: Link) => void links.set(link.href, link) };
      return [there, ...links.keys()].some((href) => selector === `link[href="${href}"]`) ? {} : null;
    },
  });
  return links;
}

/** Whether a promise has been kept, as a test goes on. */
function watched(promise: Promise<unknown>): { isDone: boolean } {
  const state = { isDone: false };
  void promise.then(() => (state.isDone = true));
  return state;
}

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('style sheets are loaded once, for no page yet, and waited for by each that has them', async () => {
  const links = documentWith('/there.css');
  const first = watched(loadStyleSheets(['/there.css', '/a.css']));
  const second = watched(loadStyleSheets(['/a.css']));
  expect([...links.values()].map(({ href, media }) => [href, media])).toEqual([['/a.css', 'not all']]);
  await settled();
  expect([first, second]).toEqual([{ isDone: false }, { isDone: false }]);
  links.get('/a.css')?.dispatchEvent(new Event('load'));
  await settled();
  expect([first, second]).toEqual([{ isDone: true }, { isDone: true }]);
});

test('a style sheet that cannot be had keeps no page, and is asked for again', async () => {
  const links = documentWith('/there.css');
  const page = watched(loadStyleSheets(['/gone.css']));
  links.get('/gone.css')?.dispatchEvent(new Event('error'));
  await settled();
  expect(page.isDone).toBe(true);
  void loadStyleSheets(['/gone.css']);
  expect([...links.keys()]).toEqual(['/gone.css']);
});
