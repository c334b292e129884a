import { columnCount } from './letters/columns.ts';

// oxlint-disable-next-line no-control-regex -- what colors the words after it
const COLORS = /\u001B\[[\d;]*m/g;

const widthOf = (words: string): number => columnCount(words.replace(COLORS, ''));

/** Where a line goes on: below its first word, or below what stands in the second column of a list of options. */
function indentOf(line: string, columns: number): string {
  const [lead = ''] = /^ *(?:\S+(?: \S+)* {2,}(?=\S))?/.exec(line.replace(COLORS, '')) ?? [];
  const indent = columnCount(lead) > columns / 2 ? (/^ */.exec(lead)?.[0].length ?? 0) : columnCount(lead);
  return ' '.repeat(indent);
}

/** A line as several, each no wider than so many columns as far as its words allow. */
function broken(line: string, columns: number): string {
  if (widthOf(line) <= columns) return line;
  const indent = indentOf(line, columns);
  const lines: string[] = [];
  let [current = '', ...words] = line.split(' ');
  for (const word of words) {
    const isFull = widthOf(`${current} ${word}`) > columns && current.trim() !== '';
    if (isFull) lines.push(current.trimEnd());
    current = isFull ? indent + word : `${current} ${word}`;
  }
  return [...lines, current].join('\n');
}

/**
 * A text whose lines are broken between words where they are wider than so many columns: a terminal breaks them
 * anywhere.
 */
export const inWholeWords = (text: string, columns: number): string =>
  text
    .split('\n')
    .map((line) => broken(line, columns))
    .join('\n');
