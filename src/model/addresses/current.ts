import type { NavigationEntry } from '../page/types.ts';

type Current = 'page' | 'true' | undefined;

/** Where the visitor is, and the home page, below which everything is. */
export interface Place {
  path: string;
  home: string;
}

/** What `aria-current` says of a link: it leads to this page, or to the list or folder that this page is in. */
export function currentLink(href: string | null | undefined, { path, home }: Place): Current {
  if (href === path) return 'page';
  return href !== home && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** What `aria-current` says of a menu: this page is one of it, or below one of it. */
export function currentEntry({ links = [], more }: NavigationEntry, place: Place): Current {
  return [...links, ...(more ? [more] : [])].some(({ href }) => currentLink(href, place)) ? 'true' : undefined;
}
