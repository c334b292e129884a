import { eachToken } from '../json-tokens.ts';

/** A stretch of a file, in UTF-16 units from its start. */
export interface Stretch {
  offset: number;
  length: number;
}

/** A comment, where it stands. */
export interface Comment extends Stretch {
  /** What it says, without its signs; empty when it says nothing. */
  words: string;
}

/** What does not belong in JSON, but can be taken out with certainty. */
export interface Jsonc {
  commas: Stretch[];
  comments: Comment[];
  /** The text with spaces in their place, so that everything else stands where it stood. */
  blanked: string;
}

/** Stands for a sign that was taken out; JSON cannot have it. */
const GONE = '\0';
const OPENING = new Set(['{', '[', ',', ':', '']);

/** What every comment, and every comma with nothing after it, has: most texts have none, and need no closer look. */
const MAY_HAVE = /\/[/*]|--|[#※／]|,\s*[}\]]/;

/** Finds comments, and commas with nothing after them. */
export function findJsonc(text: string): Jsonc {
  if (!MAY_HAVE.test(text)) return { commas: [], comments: [], blanked: text };
  const commas: Stretch[] = [];
  const comments: Comment[] = [];
  let before = '';
  let comma: Stretch | undefined;
  for (const { source, offset, isComment } of eachToken(text)) {
    const here = { offset, length: source.length };
    if (isComment) {
      comments.push({ ...here, words: wordsOf(source) });
      continue;
    }
    if (comma && (source === '}' || source === ']')) commas.push(comma);
    comma = source === ',' && !OPENING.has(before) ? here : undefined;
    before = source;
  }
  return { commas, comments, blanked: blanked(text, commas, comments) };
}

/** A text with spaces in the place of some stretches. */
export function blanked(text: string, ...stretches: Stretch[][]): string {
  return fill(text, stretches.flat(), ' ');
}

/** The text without them, without the spaces before them, and without the lines that held nothing else. */
export function tidied(text: string, { commas, comments }: Pick<Jsonc, 'commas' | 'comments'>): string {
  return fill(text, [...commas, ...comments], GONE)
    .split('\n')
    .flatMap((line) => {
      if (!line.includes(GONE)) return [line];
      const rest = line.replace(/^([ \t]*)\0+[ \t]*/, '$1').replace(/(?<![ \t])[ \t]*\0+/g, '');
      return rest.trim() === '' ? [] : [rest];
    })
    .join('\n');
}

/** Puts one sign in place of everything but line breaks. */
function fill(text: string, stretches: Stretch[], sign: string): string {
  let filled = '';
  let end = 0;
  for (const { offset, length } of stretches.toSorted((a, b) => a.offset - b.offset)) {
    filled += text.slice(end, offset) + text.slice(offset, offset + length).replace(/[^\r\n]/g, sign);
    end = offset + length;
  }
  return filled + text.slice(end);
}

function wordsOf(comment: string): string {
  const isHtml = comment.startsWith('<!--');
  if (!isHtml && !comment.startsWith('/*')) return comment.replace(/^[-/#※／]+/, '').trim();
  const inner = isHtml ? comment.slice('<!--'.length, -'-->'.length) : comment.slice(2, -2);
  const lines = inner.replace(/^\*+|(?<!\*)\*+$/g, '').split(/\r?\n/);
  return lines
    .map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd())
    .join('\n')
    .trim();
}
