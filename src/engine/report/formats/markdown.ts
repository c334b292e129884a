import { CONTROLS, DIRECTION, HALVES } from '../../../model/words/letters/hidden.ts';

/** A table, and how many of its rows did not fit. */
interface Table {
  text: string;
  left: number;
}

// What has a meaning in Markdown, HTML, tables or formulas. Letters, digits and plain punctuation stay readable in the
// source.
const SPECIAL = /[&<>|`*_[\]\\~#@:!$^{}+=]/g;
/** What is hidden. Ends of lines become spaces. */
const INVISIBLE = new RegExp(`[${CONTROLS}${DIRECTION}${HALVES}]`, 'gu');
const MAX_LENGTH = 1000;

/**
 * Text of anyone as plain text in one line of Markdown: nothing in it can become a link, an element, a mention or a
 * cell of its own.
 */
export function plain(text: string): string {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return (
    short
      .replace(INVISIBLE, '�')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(SPECIAL, (sign) => `&#${sign.charCodeAt(0)};`)
      .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}&#46;`)
      .replace(/^(?:[-]|\d+(?=[.)]))/, (start) => `${start.slice(0, -1)}&#${start.charCodeAt(start.length - 1)};`)
      // "@someone" would tell that person, and "#12" would leave a note there: nothing visible between keeps both from
      // happening.
      .replace(/(^|[^\w])&#64;(?=\w)|&#35;(?=\d)/g, '$&&#8203;')
  );
}

/** The same in the typeface of code. */
export const code = (text: string): string => `<code>${plain(text)}</code>`;

/**
 * A link whose address comes from content: only to the web, and never out of its brackets. Plain text when it is no
 * such address.
 */
export function link(text: string, address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return plain(text);
  const safe = new URL(address).href.replace(/[^\w\-.~:/?#@%=&+;,]/g, (sign) =>
    encodeURIComponent(sign).replace(/[!'()*]/g, percent),
  );
  return `[${plain(text)}](<${safe.replaceAll('&', '&amp;')}>)`;
}

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Text between fences that are longer than any in it. @param language what it is marked as */
export function codeBlock(text: string, language = ''): string {
  const fence = fenceFor(text, 3);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** The same as a part of a line. */
export function codeSpan(text: string): string {
  const fence = fenceFor(text, 1);
  return text.includes('`') ? `${fence} ${text} ${fence}` : fence + text + fence;
}

const fenceFor = (text: string, shortest: number): string =>
  '`'.repeat(Math.max(shortest, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));

/** As many rows as fit into so many bytes. Cells are Markdown already. */
export function table(heads: string[], rows: Iterable<string[]>, room: number): Table {
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |\n`;
  let text = `${row(heads)}${row(heads.map(() => '---'))}`;
  let size = bytes(text);
  let left = 0;
  for (const cells of rows) {
    const next = row(cells);
    // Once one did not fit, none does: what is shown is the beginning of the list.
    if (left > 0 || size + bytes(next) > room) {
      left++;
      continue;
    }
    text += next;
    size += bytes(next);
  }
  return { text, left };
}

/** How long a text is when it is stored. */
export const bytes = (text: string): number => new TextEncoder().encode(text).length;
