import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageRouter } from '../../../src/router.ts';

const ORIGIN = 'https://www.example.com';

// They look where they are as soon as they are loaded.
vi.stubGlobal('location', new URL(ORIGIN));
const { followLinks } = await import('../../../src/client/follow-links.ts');
const { hrefOf, isPending, shownHref } = await import('../../../src/client/pending-navigation.ts');
const { linkFollowed } = await import('../../../src/client/site-link.ts');

/** A link as a browser has it, and whatever stands in it. */
class Link {
  hreflang = '';
  target = '';
  isDownload = false;
  readonly #url: URL;
  constructor(href: string, more: Partial<Pick<Link, 'hreflang' | 'target' | 'isDownload'>> = {}) {
    this.#url = new URL(href, ORIGIN);
    Object.assign(this, more);
  }
  get origin(): string {
    return this.#url.origin;
  }
  get href(): string {
    return this.#url.href;
  }
  get pathname(): string {
    return this.#url.pathname;
  }
  get search(): string {
    return this.#url.search;
  }
  get hash(): string {
    return this.#url.hash;
  }
  closest = (): Link => this;
  hasAttribute = (name: string): boolean => name === 'download' && this.isDownload;
}

let listeners: Map<string, (event: object) => void>;

/** Has the visitor be somewhere, without a load. */
const standAt = (href: string): void => void vi.stubGlobal('location', new URL(href, ORIGIN));

beforeEach(() => {
  standAt('/shop/bikes?size=XL#all');
  listeners = new Map();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {});
  vi.stubGlobal('HTMLAnchorElement', Link);
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: { base: '/shop' } }),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    querySelectorAll: () => [new Link('/shop/hovered')],
  });
});
afterEach(() => vi.unstubAllGlobals());

const click = (link: Link, more: object = {}) => ({ target: link, button: 0, ...more }) as unknown as MouseEvent;

describe('a click on a link', () => {
  test.each(['/shop', '/shop/about', '/shop/about/', '/shop/bikes', '/shop/about#people', '/shop/about?a=b'])(
    'to %s leads to a page of the site',
    (href) => {
      const link = new Link(href);
      expect(linkFollowed(click(link))).toBe(href === '/shop/bikes' ? undefined : link);
    },
  );

  test.each([
    ['a file', new Link('/shop/prices.pdf')],
    ['what only begins like the site', new Link('/shopping')],
    ['another site', new Link('https://other.example.com/shop/about')],
    ['another window', new Link('/shop/about', { target: '_blank' })],
    ['another language', new Link('/shop/about', { hreflang: 'de' })],
    ['a download', new Link('/shop/about', { isDownload: true })],
    ['a section of this page', new Link('/shop/bikes?size=XL#first')],
    ['this page with another choice', new Link('/shop/bikes?size=S')],
  ])('to %s is the browser’s', (_what, link) => {
    expect(linkFollowed(click(link))).toBeUndefined();
  });

  test('to this page as it is shown is followed', () => {
    const link = new Link('/shop/bikes?size=XL');
    expect(linkFollowed(click(link))).toBe(link);
  });

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'button', 'defaultPrevented'])(
    'is the browser’s, or was taken by another, with %s',
    (sign) => {
      expect(linkFollowed(click(new Link('/shop/about'), { [sign]: 1 }))).toBeUndefined();
    },
  );
});

test('nothing is loaded ahead where a visitor wants to save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const preloadRoute = vi.fn();
  followLinks({ subscribe: () => undefined, preloadRoute } as unknown as PageRouter);
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    listeners.get(sign)?.({ target: new Link('/shop/about') });
  expect(preloadRoute).not.toHaveBeenCalled();
});

test('links are followed with query and section, and no guess until their page is there; others are loaded ahead', () => {
  const [navigated, ahead]: string[][] = [[], []];
  let resolved: () => void = () => undefined;
  const router = {
    subscribe: (_event: string, then: () => void) => (resolved = then),
    navigate: ({ href }: { href: string }) => void navigated?.push(href),
    preloadRoute: ({ to }: { to: string }) => Promise.resolve(ahead?.push(to)),
  };
  followLinks(router as unknown as PageRouter);
  expect(ahead).toEqual(['/shop/hovered']);
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    listeners.get(sign)?.({ target: new Link('/shop/about') });
    listeners.get(sign)?.({ target: new Link('/shop/bikes') });
  }
  expect(ahead?.slice(1)).toEqual(['/shop/about', '/shop/about', '/shop/about']);
  expect(isPending('/shop/about')).toBe(false);

  const preventDefault = vi.fn();
  listeners.get('click')?.({ ...click(new Link('/shop/about?a=b#people')), preventDefault });
  listeners.get('click')?.({ ...click(new Link('/shop/prices.pdf')), preventDefault });
  expect([navigated, preventDefault.mock.calls.length]).toEqual([['/shop/about?a=b#people'], 1]);
  const meanwhile = [isPending('/shop/about'), hrefOf('/shop/about'), hrefOf('/shop/other'), shownHref()];
  expect(meanwhile).toEqual([true, `${ORIGIN}/shop/about?a=b#people`, '/shop/other', '/shop/bikes?size=XL#all']);
  standAt('/shop/about?a=b#people');
  resolved();
  const after = [isPending('/shop/about'), hrefOf('/shop/about'), shownHref()];
  expect(after).toEqual([false, '/shop/about', '/shop/about?a=b#people']);
});
