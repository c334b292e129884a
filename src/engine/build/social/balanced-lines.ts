import { getOrInsert } from '../../../model/memoize.ts';
import { hasUnspaced } from '../../../model/words/letters/unspaced.ts';

/**
 * Breaks a text into as few lines as a width allows, all of about the same length (as `text-wrap: balance`). A word
 * that is wider than the line stands alone.
 * @param measure the width of a text, in the unit of `width`
 */
export function balancedLines(text: string, width: number, measure: (text: string) => number): string[] {
  const words = wordsOf(text);
  const widths = new Map<string, number>();
  const widthOf = (part: string): number => getOrInsert(widths, part, () => measure(part));
  const full = linesOf(words, width, widthOf);
  let lines = full;
  // A binary search for the narrowest width that needs no further line.
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
    const longer = `${lines.at(-1)}${word}`;
    if (lines.length > 0 && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

const segments = new Intl.Segmenter('en', { granularity: 'word' });
const OPENING = /[\p{Ps}\p{Pi}]/u;
/** What never begins a line: closing punctuation, and Hiragana endings of words. */
const BELONGS_BEFORE = /^(?:[^\p{L}\p{N}\p{Ps}\p{Pi}]|\p{scx=Hira}+$)/u;

/** The parts of a text between which a line may break, each with the space after it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const { segment } of segments.segment(text)) {
    const [first = '', last = segment] = [[...segment][0], [...segment].at(-1)];
    const isBetween = hasUnspaced(before) || hasUnspaced(first);
    const isFree = before === ' ' || (isBetween && !OPENING.test(before) && !BELONGS_BEFORE.test(segment));
    if (words.length === 0 || isFree) words.push(segment);
    else words[words.length - 1] += segment;
    before = last;
  }
  return words;
}

const graphemes = new Intl.Segmenter();

/** A text in which words that are wider than a line are split, so that they do not leave the picture. */
export const withShortWords = (text: string, width: number, measure: (text: string) => number): string =>
  wordsOf(text)
    .map((word) => (measure(word.trimEnd()) <= width ? word : pieces(word, width, measure).join(' ')))
    .join('');

function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  const parts = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = parts.at(-1) + segment;
    if (measure(longer) <= width || parts.at(-1) === '') parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}
