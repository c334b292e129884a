import { once } from '../../../model/once.ts';

/**
 * A text in as few lines as a width allows, all about equally long. A word that is wider than that stands alone.
 * @param measure how wide a text is
 */
export function balancedLines(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.split(' ');
  const widths = new Map<string, number>();
  const widthOf = (part: string): number => once(widths, part, () => measure(part));
  const full = linesOf(words, width, widthOf);
  let lines = full;
  // The narrowest width that needs no further line makes the lines alike.
  for (let [low, high] = [0, width]; high - low > width / 200;) {
    const middle = (low + high) / 2;
    const tried = linesOf(words, middle, widthOf);
    if (tried.length > full.length || tried.some((line) => widthOf(line) > width)) low = middle;
    else [lines, high] = [tried, middle];
  }
  return lines;
}

function linesOf(words: string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const graphemes = new Intl.Segmenter();

/** A text whose words all fit into a width: longer ones are cut, which is better than leaving the picture. */
export const withShortWords = (text: string, width: number, measure: (text: string) => number): string =>
  text
    .split(' ')
    .flatMap((word) => (measure(word) <= width ? [word] : pieces(word, width, measure)))
    .join(' ');

function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  const parts = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = parts.at(-1) + segment;
    if (measure(longer) <= width || parts.at(-1) === '') parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}
