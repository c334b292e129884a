import type { ResolvedPage } from '../model/page/types.ts';

/**
 * Makes the head say what the page says, after a soft navigation: as far as a browser shows it, or hands it on when the
 * page is shared or kept. What only programs read that ask for a document of its own stays as it was loaded.
 */
export function applyHead({ head, about }: ResolvedPage): void {
  document.title = head.title;
  const set = (selector: string, attribute: string, value: string): void =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name=description]', 'content', head.description);
  set('link[rel=canonical]', 'href', head.canonical);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  set('meta[property="og:url"]', 'content', head.canonical);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    link.href = head.alternates?.find(({ lang }) => lang === link.hreflang)?.href ?? link.dataset['home'] ?? '/';
  if (head.image) set('meta[property="og:image"]', 'content', head.image);
  if (about?.image?.alt) set('meta[property="og:image:alt"]', 'content', about.image.alt);
}
