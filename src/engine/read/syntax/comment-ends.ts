/** Comments that have an end of their own. */
const CLOSED: readonly (readonly [start: string, end: string])[] = [
  ['/*', '*/'],
  ['<!--', '-->'],
];
const TO_LINE_END = ['//', '#', '--', '※', '／／'];
/** `#form"` lacks a quote, and `#A6401B` is a color: both are values without their quotes. */
const BARE_VALUE = /#(?:[\w-]+(?:"|[ \t]*\]|[ \t]*,[ \t]*(?:[#"]|$))|(?:[\da-f]{3}){1,2}[ \t]*$)/imy;
const LINE = /[^\r\n]*/y;

/** Where the comment ends that begins at an offset, behind some sign; undefined where none begins or it has no end. */
type CommentEnds = (offset: number, before: string | undefined) => number | undefined;

/** Finds the comments of a text as several languages write them; JSON has none. */
export function commentEnds(text: string): CommentEnds {
  const isPage = text.includes('{');
  // Of many that are open, each would be looked for to the end of the file.
  const lastEnds = CLOSED.map(([, end]) => text.lastIndexOf(end));
  return (offset, before) => {
    const index = CLOSED.findIndex(([start]) => text.startsWith(start, offset));
    const closed = CLOSED[index];
    if (closed) {
      const [start, end] = closed;
      const from = offset + start.length;
      return from > (lastEnds[index] as number) ? undefined : text.indexOf(end, from) + end.length;
    }
    const sign = TO_LINE_END.find((start) => text.startsWith(start, offset));
    if (sign === undefined || (sign !== '//' && !isPage)) return undefined;
    return (sign === '#' && isValue(text, offset, before)) || (sign === '--' && !isForAuthorsOnly(text, offset, before))
      ? undefined
      : offset + (matchAt(LINE, text, offset) ?? '').length;
  };
}

/** Whether a `#` begins a value without its quotes, or stands in a text that has quotes within. */
const isValue = (text: string, offset: number, before: string | undefined): boolean =>
  before === ':' || text[offset - 1] === '"' || matchAt(BARE_VALUE, text, offset) !== undefined;

/**
 * Whether two dashes begin a comment, as in SQL: behind a space, and in no number, line of dashes or place of a value.
 */
const isForAuthorsOnly = (text: string, offset: number, before: string | undefined): boolean =>
  before !== ':' && /\s/.test(text[offset - 1] ?? ' ') && text[offset + 2] !== '-';

function matchAt(sticky: RegExp, text: string, offset: number): string | undefined {
  sticky.lastIndex = offset;
  return sticky.exec(text)?.[0];
}
