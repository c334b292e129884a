/**
 * The engine's own elements of a page. An underscore begins each name, since no section that an author names can have
 * one (`anchor` in schemas/common.schema.json). `boot/` writes "_page" itself: an import would bring all of them
 * into the first view.
 */
export const ids = {
  /** What the code has to know of the document, and what the live parts of the page are given. */
  page: '_page',
  main: '_main',
  menu: '_menu',
  languages: '_languages',
  submenu: (index: number): string => `_menu-${index}`,
  newsletter: '_newsletter',
  /** The sprite, and each drawing in it. */
  icons: '_icons',
  icon: (name: string): string => `_i-${name}`,
  /** Says what to do where something that was pressed cannot be loaded. `boot/` writes this one itself, too. */
  notLoaded: '_not-loaded',
  /** The site's own search, and what a link says that opens it. boot/search.ts writes this one itself, too. */
  search: '_search',
  /** Sites that count visits: the question, and what is to be loaded. */
  consent: '_consent',
  analytics: '_analytics',
  /** In development: what is wrong with a page that cannot be shown. */
  problems: '_problems',
} as const;
