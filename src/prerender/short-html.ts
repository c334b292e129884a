/** Elements of drawings that are empty. */
const EMPTY = /><\/(?:path|use|circle|rect|line)>/g;
/** The end of an entry before the next one, or with its list. */
const ENTRY = /<\/li>(?=<li[ >]|<\/[uo]l>)/g;
/** The end of a paragraph before what cannot stand in one, or with what it stands in. */
const PARAGRAPH =
  /<\/p>(?=<(?:p|div|[uo]l|dl|h[1-6]|figure|table|form)[ >]|<\/(?:div|section|article|figure|li|dd|td)>)/g;

/**
 * HTML without the ends that a browser's parser knows by itself, so that its tree is the same. As React writes it: a
 * sign of markup is nothing else there.
 */
export const shortHtml = (html: string): string => html.replace(EMPTY, '/>').replace(ENTRY, '').replace(PARAGRAPH, '');
