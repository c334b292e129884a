import type { SiteFont } from '../../../model/page/types.ts';
import { escapeHtml } from '../escape.ts';

/**
 * Has browsers load the typeface with the document: its file, and of the further ones those with letters of what stands
 * between header and footer. One that is asked for only once its letters are laid out comes too late for the first view,
 * and single letters of a word would stand in another typeface.
 */
export function typefaceLinks({ file, more = [] }: SiteFont, main: string): string {
  const letters = more.length > 0 ? lettersIn(main) : [];
  const further = more.filter((each) => letters.some(isAmong(each.letters)));
  return [file, ...further.map((each) => each.file)]
    .map((name) => `<link rel="preload" href="${escapeHtml(name)}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** What is read in a piece of HTML, each letter once by its number. */
const lettersIn = (html: string): number[] =>
  Array.from(new Set(html.replace(/<[^>]*>|&#?\w+;/g, '')), (letter) => letter.codePointAt(0) ?? 0);

/** Whether a letter is among those that style sheets write as "U+100-24F,U+20AC". */
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
