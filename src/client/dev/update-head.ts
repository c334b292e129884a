import type { ResolvedPage } from '../../model/page/types.ts';
import { markCurrent } from './mark-current.ts';

/** Updates head and menus to a page that is rendered in the browser. */
export function updateHead({ path, head, about }: ResolvedPage): void {
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
  markCurrent(path);
}
