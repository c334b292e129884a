// Signs of formatted texts, as parts of expressions.

/** Ends of lines, of a class. */
export const LINE_ENDS = '\\n\\r\\u2028\\u2029';

/** What keyboards for Japanese have in place of a star and a bracket, of a class. */
export const WIDE_SIGNS = '＊［';

const INDENT = '[ \\t\\u3000]*';
/**
 * How a line begins that word processors take for one of a list, and writers of Japanese, who need no space there. What
 * is copied of a list has signs of fonts for symbols, too, which are no letters elsewhere.
 */
const BULLET_SIGNS = '•·▪‣◦●○■◆◇・\\uf020-\\uf0ff';
const NUMBER_SIGNS = '０-９①-⑳';
// An "o" before a tab is the sign of a list within one.
const BULLET = `${INDENT}(?:[${BULLET_SIGNS}]|o(?=\\t))${INDENT}`;
/** A number with two signs behind it, or without the space that a list has: "1.) one", "1.one". No class: "3.A". */
const CROWDED = '\\d{1,2}(?:\\.\\)|[.)](?=[^\\s\\d.,:;)–-]{2}))';
const NUMBER = `${INDENT}(?:[①-⑳]|[０-９]{1,2}[．.、)）]|\\d{1,2}[．、）]|${CROWDED})${INDENT}`;
/** With a space behind, or a hyphen without the one that a list has; no minus. In Japanese, notes begin with ※. */
const DASH = `(?:[ \\t]*(?:[–—][ \\t]+|[–—-](?=[^\\s\\d–—>|-]))|${INDENT}(?:※|－(?![\\d０-９－]))${INDENT})`;
/** How lines begin that are to be a list, by the kind of remnant. */
export const ENTRIES = { bullets: BULLET, numbers: NUMBER, talk: DASH } as const;

/** What unfinished formatting has at least, by what it was to be. */
export const BEGUN = {
  link: '[[［]',
  bold: '\\*\\*',
  'wide bold': '＊＊',
  strike: '~~',
  'line break': '\\\\n',
  list: `^${INDENT}(?:[${BULLET_SIGNS}${NUMBER_SIGNS}–—※－]|-[^\\s\\d-]|\\d{1,2}[．、）]|${CROWDED}|(?:\\d{1,2}\\.)+1\\.?[ \\t]|(?:\\(?[aA]|I)[.)][ \\t]|[（(]?[一壹甲๑][)）、．.])`,
  columns: '\\t',
  cells: ';\\S',
} as const;
