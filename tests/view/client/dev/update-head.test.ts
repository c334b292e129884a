import { afterEach, expect, test, vi } from 'vitest';
import { updateHead } from '../../../../src/client/dev/update-head.ts';
import type { ResolvedPage } from '../../../../src/model/page/types.ts';

afterEach(() => vi.unstubAllGlobals());

const HEAD = { title: 'Repairs – Loop', description: 'While you wait.', canonical: 'https://loop.example/repairs' };

/** What the head and the links to other languages say once a page is shown. */
function saidOf(page: object): { title: string; head: Record<string, string>; languages: string[] } {
  const head: Record<string, string> = {};
  const document = {
    title: 'Home',
    head: {
      querySelector: (selector: string) => ({
        setAttribute: (name: string, value: string) => (head[`${selector} ${name}`] = value),
      }),
    },
    querySelectorAll: () => links,
    // No menus.
    querySelector: () => null,
  };
  const links = ['de', 'fr'].map((lang) => ({ hreflang: lang, href: `/${lang}/home`, dataset: { home: `/${lang}` } }));
  vi.stubGlobal('document', document);
  updateHead(page as ResolvedPage);
  return { title: document.title, head, languages: links.map(({ href }) => href) };
}

test('a page that is drawn is called by its own words when it is kept or shared', () => {
  const image = 'https://loop.example/repairs.png';
  expect(saidOf({ head: { ...HEAD, image }, about: { image: { alt: 'A wheel' } } })).toMatchObject({
    title: HEAD.title,
    head: {
      'meta[name=description] content': HEAD.description,
      'link[rel=canonical] href': HEAD.canonical,
      'meta[property="og:title"] content': HEAD.title,
      'meta[property="og:description"] content': HEAD.description,
      'meta[property="og:url"] content': HEAD.canonical,
      'meta[property="og:image"] content': image,
      'meta[property="og:image:alt"] content': 'A wheel',
    },
  });
});

test('the links to other languages lead to the translations of the page that is drawn, or home where it has none', () => {
  const alternates = [{ lang: 'fr', href: '/fr/reparations' }];
  expect(saidOf({ head: { ...HEAD, alternates } }).languages).toEqual(['/de', '/fr/reparations']);
  expect(saidOf({ head: HEAD }).languages).toEqual(['/de', '/fr']);
});
