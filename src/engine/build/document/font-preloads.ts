import { getOrInsert } from '../../../model/memoize.ts';
import type { SiteFont } from '../../../model/page/types.ts';
import { escapeHtml } from '../escape.ts';

/**
 * Preload links for the fonts of a site: its main file, and those of further files with letters that stand between
 * header and footer. Otherwise a font is requested at layout, which is too late for the first view.
 * @param main the HTML between header and footer
 */
export function fontPreloads({ file, more = [] }: SiteFont, main: string): string {
  const isShown = (letter: RegExp): boolean => letter.test(main) && letter.test(textIn(main));
  const further = more.filter(({ letters }) => isShown(oneOf(letters)));
  return [file, ...further.map((each) => each.file)]
    .map((name) => `<link rel="preload" href="${escapeHtml(name)}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** What stands between tags and references. */
const textIn = (html: string): string => html.replace(/<[^>]*>|&#?\w+;/g, '');

const patterns = new Map<string, RegExp>();

/** Matches a letter that is in a `unicode-range`, such as "U+100-24F,U+20AC". */
const oneOf = (range: string): RegExp =>
  getOrInsert(patterns, range, () => new RegExp(`[${range.split(',').map(lettersOf).join('')}]`, 'u'));

/** A part of such a range as regular expressions write it; nothing where there are no such letters. */
function lettersOf(part: string): string {
  const [, from = '', to = from] = /^U\+([\da-f]+)(?:-([\da-f]+))?$/i.exec(part.trim()) ?? [];
  const [first, last] = [from, to].map((hex) => parseInt(hex, 16)) as [number, number];
  return first <= last && last <= 0x10ffff ? `\\u{${from}}-\\u{${to}}` : '';
}
