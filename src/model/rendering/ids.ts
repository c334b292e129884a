// The engine's own elements of a page, imported as `ids`: a browser gets those that its code names. An underscore
// begins each name, since no section that an author names can have one (`anchor` in schemas/common.schema.json). The
// search writes its own itself: a part of what it shared with the app would be in its file, and the app would wait for
// that.

/** What the code has to know of the document, and what the live parts of the page are given. */
export const page = '_page';
export const main = '_main';
export const menu = '_menu';
export const languages = '_languages';
export const submenu = (index: number): string => `_menu-${index}`;
export const newsletter = '_newsletter';
/** The sprite, and each drawing in it. */
export const icons = '_icons';
export const icon = (name: string): string => `_i-${name}`;
/** Says what to do where something that was pressed cannot be loaded. */
export const notLoaded = '_not-loaded';
/** The site's own search, and what a link says that opens it. */
export const search = '_search';
/** Sites that count visits: the question, and what is to be loaded. */
export const consent = '_consent';
export const analytics = '_analytics';
/** In development: what is wrong with a page that cannot be shown. */
export const problems = '_problems';
