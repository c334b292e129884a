/** Elements of drawings that are empty. */
const EMPTY = /><\/(?:path|use|circle|rect|line)>/g;
/** The end of an entry before the next one, or with its list. */
const ENTRY = /<\/li>(?=<li[ >]|<\/[uo]l>)/g;
/** The end of a paragraph before what cannot stand in one, or with what it stands in. */
const PARAGRAPH =
  /<\/p>(?=<(?:p|div|[uo]l|dl|h[1-6]|figure|table|form)[ >]|<\/(?:div|section|article|figure|li|dd|td)>)/g;
/** The end of a cell or row before the next one, or with what it stands in. */
const CELL = /<\/t[dhr]>(?=<t[dhr][ >]|<\/(?:tr|thead|tbody|table)>)/g;
/** Elements that may have attributes which React spells as its properties, or a stroke at their end. */
const TAG = /<(?:button|form|img|input|select|source|textarea|time|track)\b[^<>]*>/g;
/** In small letters, as others are, they are said in fewer bytes. */
const PROPERTY = / (?:autoComplete|dateTime|fetchPriority|inputMode|popoverTarget|srcSet)=/g;

/** A tag as a parser of HTML reads it, to which a stroke at its end says nothing. */
const shortTag = (tag: string): string => tag.replace(PROPERTY, (name) => name.toLowerCase()).replace(/"\/>$/, '">');

/**
 * HTML without what a browser's parser knows by itself, so that its tree is the same. As React writes it: a sign of
 * markup is nothing else there.
 */
export const shortHtml = (html: string): string =>
  html.replace(EMPTY, '/>').replace(ENTRY, '').replace(PARAGRAPH, '').replace(CELL, '').replace(TAG, shortTag);
