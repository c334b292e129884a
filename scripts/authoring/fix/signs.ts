import { isComment, tokensOf } from '../tokens.ts';

/** A stretch of a file, in UTF-16 units from its start. */
export interface Stretch {
  offset: number;
  length: number;
}

export interface Comment extends Stretch {
  /** What it says, without its signs; empty when it says nothing. */
  words: string;
}

/** What does not belong into JSON, but can be taken out with certainty. */
export interface Signs {
  commas: Stretch[];
  comments: Comment[];
  /** The text with spaces in their place, so that everything else stands where it stood. */
  blanked: string;
}

const OPENING = new Set(['{', '[', ',', ':', '']);

/** Finds comments, and commas with nothing after them. */
export function findSigns(text: string): Signs {
  const commas: Stretch[] = [];
  const comments: Comment[] = [];
  let before = '';
  let comma: Stretch | undefined;
  for (const token of tokensOf(text)) {
    const { source, offset } = token;
    const here = { offset, length: source.length };
    if (isComment(token)) {
      comments.push({ ...here, words: wordsOf(source) });
      continue;
    }
    if (comma && (source === '}' || source === ']')) commas.push(comma);
    comma = source === ',' && !OPENING.has(before) ? here : undefined;
    before = source;
  }
  const blanked = [...commas, ...comments].reduce((rest, stretch) => blank(rest, stretch), text);
  return { commas, comments, blanked };
}

/** The blanked text without the lines and line ends that only held what was taken out. */
export function tidied(text: string, { commas, comments, blanked }: Signs): string {
  if (commas.length + comments.length === 0) return blanked;
  const before = text.split('\n');
  return blanked
    .split('\n')
    .flatMap((line, index) => {
      if (line === before[index]) return [line];
      return line.trim() === '' ? [] : [line.replace(/[ \t]+(?=\r?$)/, '')];
    })
    .join('\n');
}

function blank(text: string, { offset, length }: Stretch): string {
  const spaces = text.slice(offset, offset + length).replace(/[^\r\n]/g, ' ');
  return text.slice(0, offset) + spaces + text.slice(offset + length);
}

function wordsOf(comment: string): string {
  if (comment.startsWith('//')) return comment.replace(/^\/+/, '').trim();
  const lines = comment.replace(/^\/\*+|\*+\/$/g, '').split(/\r?\n/);
  return lines
    .map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd())
    .join('\n')
    .trim();
}
