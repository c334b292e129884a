/** Icons that components draw by themselves. They are in the header's sprite, so every page has them. */
export const UI_ICONS = ['arrow-left', 'arrow-right', 'check', 'chevron-down', 'menu', 'phone', 'plus', 'x'];

/** What is drawn only on sites that have a search. */
export const SEARCH_ICONS = ['search'];
