import type { SiteFont } from '../../../model/page/types.ts';
import { escapeHtml } from '../escape.ts';

/**
 * Preload links for the fonts of a site: its main file, and those of further files with letters that stand between
 * header and footer. Otherwise a font is requested at layout, which is too late for the first view.
 * @param main the HTML between header and footer
 */
export function fontPreloads({ file, more = [] }: SiteFont, main: string): string {
  const letters = more.length > 0 ? lettersIn(main) : [];
  const further = more.filter((each) => letters.some(isAmong(each.letters)));
  return [file, ...further.map((each) => each.file)]
    .map((name) => `<link rel="preload" href="${escapeHtml(name)}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** The code points of the text in HTML, each once. */
const lettersIn = (html: string): number[] =>
  Array.from(new Set(html.replace(/<[^>]*>|&#?\w+;/g, '')), (letter) => letter.codePointAt(0) ?? 0);

/** Whether a code point is in a `unicode-range`, such as "U+100-24F,U+20AC". */
function isAmong(letters: string): (letter: number) => boolean {
  const ranges = letters.split(',').map((range) => {
    const [from = NaN, to = from] = range
      .replace(/^\s*U\+/i, '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return { from, to };
  });
  return (letter) => ranges.some(({ from, to }) => letter >= from && letter <= to);
}
