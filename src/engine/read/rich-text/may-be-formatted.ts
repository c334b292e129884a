import { LANGUAGE } from './phrase-language.ts';
import { BEGUN, LINE_ENDS } from './signs.ts';

/** A shape that a text may have, and what says at once that it has not: none of the signs, nor the hint. */
interface Shape {
  shape: string;
  /** Characters of which every text of that shape has one. */
  signs?: string;
  /** What such a text has in place of them. */
  hint?: string;
}

/** What begins a text whose first line is a list, or a line of signs. A later line begins after an end of one. */
const START = '^[\\s\\d.)*+\\-_=]';

/** What any link or refused formatting has at least. */
const SHAPES: Record<string, Shape> = {
  'HTML or code': { shape: '[<`]', signs: '<`' },
  'a link': { shape: BEGUN.link, signs: '[［' },
  'bold words': { shape: BEGUN.bold, signs: '*' },
  'bold words with signs for Japanese': { shape: BEGUN['wide bold'], signs: '＊' },
  'words that are struck out': { shape: BEGUN.strike, signs: '~' },
  'a line break that is written out': { shape: BEGUN['line break'], signs: '\\\\' },
  'a language': { shape: LANGUAGE, hint: LANGUAGE },
  'attributes behind emphasis': { shape: '[*_]\\{', signs: '*', hint: '_\\{' },
  'a list of two lines with other signs': { shape: BEGUN.list, signs: LINE_ENDS },
  'a heading, a quotation, or a table of two lines': { shape: '^[ \\t\\d.)*+>-]*[#>|]', signs: `#>${LINE_ENDS}` },
  'a table without signs at the start': { shape: '\\|[ ]*$', signs: LINE_ENDS },
  'rows without strokes at their ends': { shape: '[ ]\\|[ ]', signs: LINE_ENDS },
  'a line of signs': { shape: '^[ \\t\\d.)*+=_-]*[-*_=][ \\t]*$', signs: LINE_ENDS, hint: START },
  'code by its indent': { shape: ' {4}', hint: ' {4}' },
  'code or columns by tabs': { shape: BEGUN.columns, signs: '\\t' },
  'columns by semicolons': { shape: BEGUN.cells, hint: BEGUN.cells },
  'a list deep inside of lists': {
    shape: '^(?:[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]){8}',
    signs: LINE_ENDS,
    hint: START,
  },
};

const all = Object.values(SHAPES);
const SHAPED = new RegExp(all.map(({ shape }) => shape).join('|'), 'm');
const SIGNS = all.map(({ signs = '' }) => signs).join('');
const HINTS = new Set(all.flatMap(({ hint }) => hint ?? []));
/** Searching for signs alone is many times faster. */
const SIGN = new RegExp([`[${SIGNS}]`, ...HINTS].join('|'));

/** Whether a text may have links, or formatting that is refused. Most have neither. */
export const mayBeFormatted = (text: string): boolean => SIGN.test(text) && SHAPED.test(text);
