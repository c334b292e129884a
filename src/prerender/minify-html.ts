/** Empty elements of SVG, which may close themselves. */
const EMPTY = /><\/(?:path|use|circle|rect|line)>/g;
/** The end of a list item before the next one, or before the end of the list. */
const LIST_ITEM = /<\/li>(?=<li[ >]|<\/[uo]l>)/g;
/** The end of a paragraph before an element that closes it, or before the end of its parent. */
const PARAGRAPH =
  /<\/p>(?=<(?:p|div|[uo]l|dl|h[1-6]|figure|table|form)[ >]|<\/(?:div|section|article|figure|li|dd|td)>)/g;
/** The end of a table cell or row before the next one, or before the end of its parent. */
const CELL = /<\/t[dhr]>(?=<t[dhr][ >]|<\/(?:tr|thead|tbody|table)>)/g;
/** Elements that may have attributes in camel case, as React writes them, or a slash at their end. */
const TAG = /<(?:button|form|img|input|select|source|textarea|time|track)\b[^<>]*>/g;
/** Lower case compresses better, as all other attributes are written so. */
const CAMEL_CASE = / (?:autoComplete|dateTime|fetchPriority|inputMode|popoverTarget|srcSet)=/g;

const minifyTag = (tag: string): string => tag.replace(CAMEL_CASE, (name) => name.toLowerCase()).replace(/"\/>$/, '">');

/**
 * HTML without the end tags and slashes that the HTML standard makes optional, so that it is parsed to the same tree.
 * @param html as React writes it: `<` and `>` stand for nothing but markup
 */
export const minifyHtml = (html: string): string =>
  html.replace(EMPTY, '/>').replace(LIST_ITEM, '').replace(PARAGRAPH, '').replace(CELL, '').replace(TAG, minifyTag);
