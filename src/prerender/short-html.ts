/** Elements of drawings that are empty. */
const EMPTY = /><\/(?:path|use|circle|rect|line)>/g;
/** The end of an entry before the next one, or with its list. */
const ENTRY = /<\/li>(?=<li[ >]|<\/[uo]l>)/g;
/** The end of a paragraph before what cannot stand in one, or with what it stands in. */
const PARAGRAPH =
  /<\/p>(?=<(?:p|div|[uo]l|dl|h[1-6]|figure|table|form)[ >]|<\/(?:div|section|article|figure|li|dd|td)>)/g;
/** The end of a cell or row before the next one, or with what it stands in. */
const CELL = /<\/t[dhr]>(?=<t[dhr][ >]|<\/(?:tr|thead|tbody|table)>)/g;
/** The stroke that ends an element without content: to a parser of HTML it says nothing. */
const STROKE = /(<(?:img|input|br|hr|source|track)\b[^<>]*)\/>/g;
/** Names that React spells as its properties: in small letters, as others are, they are said in fewer bytes. */
const PROPERTY = / (?:autoComplete|dateTime|fetchPriority|inputMode|popoverTarget|srcSet)(?==")/g;

/**
 * HTML without what a browser's parser knows by itself, so that its tree is the same. As React writes it: a sign of
 * markup is nothing else there.
 */
export const shortHtml = (html: string): string =>
  html
    .replace(EMPTY, '/>')
    .replace(ENTRY, '')
    .replace(PARAGRAPH, '')
    .replace(CELL, '')
    .replace(STROKE, '$1>')
    .replace(PROPERTY, (name) => name.toLowerCase());
