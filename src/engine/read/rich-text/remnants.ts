import { ATTRIBUTES } from './bracketed-spans.ts';
import { LANGUAGE, SAID, saysLanguage } from './phrase-language.ts';
import { BEGUN, ENTRIES } from './signs.ts';

/** Formatting that was begun and not finished, so that visitors would see its signs. */
export type RemnantKind =
  | 'bold'
  | 'tight'
  | 'wide'
  | 'stars'
  | 'gap'
  | 'spaced'
  | 'unclosed'
  | 'unknown'
  | 'swapped'
  | 'bullets'
  | 'talk'
  | 'numbers'
  | 'letters'
  | 'sections'
  | 'tabs'
  | 'semicolons'
  | 'mail'
  | 'subject'
  | 'phone'
  | 'newline'
  | 'phrase';
/** Formatting of other programs, which is none here. */
export type ForeignKind = 'image' | 'forum' | 'footnote' | 'strike' | 'shortcode' | 'attributes';

/** Two lines or more that begin so. */
const lines = (entry: string): RegExp => new RegExp(`(?<=^|\\n)(?:${entry}[^\\n]*(?:\\n|$)){2,}`);
/** A line that begins with one of some letters, as paragraphs of laws do: `a. in writing;` */
const LETTERED = (letters: string): string => `\\(?[${letters}][.)][ \\t][^\\n]*`;
const ROMAN = (numeral: string): string => `${numeral}[.)][ \\t][^\\n]*`;
const MORE = '一二三四五六七八九十參叁肆伍陸陆柒捌玖拾丙丁戊己庚辛';
/** One that begins with a numeral of Chinese, Japanese or Thai, as their paragraphs do: `一、緣起`, `（二）目的`, `๑. ล้าง`. */
const NUMBERED = (numerals: string): string => `[ \\t\\u3000]*[（(]?[${numerals}]+[)）、．.][^\\n]*`;
/** A line that begins with the number of a section, as those of rules and contracts do, before two words: `1.1 We open`. */
const SECTION = (number: string): string => `${number}\\.?[ \\t]+[^\\s\\d]\\S*[ \\t]+\\S[^\\n]*`;
/** How the address of a link begins. */
const ADDRESS = '(?:/|#|https?:|mailto:|tel:|www\\.)';
/** An address with a space in it, which may have brackets, too, as names of files have: `(/files/Prices (new).pdf)`. */
const SPACED = `\\(${ADDRESS}(?:[^()\\s]|\\([^()\\s]*\\))*(?: (?:[^()\\s"']|\\([^()\\s"']*\\))+){1,6}\\)`;
/** What no backslash says is meant as it is. */
const BEGINS = '(?<!\\\\)';
/** Nor braces behind brackets of which a backslash says so. */
const NOT_MEANT = '(?<!\\\\|\\\\\\[[^[\\]\\n]*\\]|\\\\\\])';
const words = (rest: string): RegExp => new RegExp(`${BEGINS}\\[[^[\\]\\n]+\\]${rest}`);

/** How shortcodes of other systems are called that need no more to be known by. */
const SHORTCODES =
  'gallery|nggallery|playlist|caption|contact-form-7|wpforms|gravityforms?|ninja_forms?|rev_slider|recent[_-]posts|display-posts|' +
  '(?:vc|et_pb|fusion|woocommerce|mc4wp|tribe|ngg|su|wpdm)_\\w+';
/** One with its value in quotes, or the number by which a system knows what it shows. */
const ATTRIBUTE = '(?:[\\w-]+=["“”″\'‘’]|(?:ids?|slider)=\\d)';
/**
 * `[gallery ids="1,2"]`, `[contact-form-7]`, `[embed]…[/embed]`, `[/caption]`: what other systems put something else in
 * the place of.
 */
export const SHORTCODE = new RegExp(
  `${BEGINS}\\[(?:(?<name>[a-z][\\w-]*)(?:\\s[^[\\]\\n]*)?\\][^[\\]\\n]*\\[/\\k<name>|/[a-z][\\w-]*|[a-z][\\w-]*(?:\\s[^[\\]\\n]*)?\\s${ATTRIBUTE}[^[\\]\\n]*|(?:${SHORTCODES})(?:\\s[^[\\]\\n]*)?)\\](?!\\()`,
);

/**
 * `[a] (/b)`, `[a](/b`, `(a)[/b]`, `[a][b]`, `a**(b)**c`, `**` and others: what is left of them in plain words, where
 * no backslash says that it is meant.
 */
const REMNANTS: [kind: RemnantKind | ForeignKind, shape: RegExp][] = [
  [
    'phrase',
    new RegExp(
      `(?:${BEGINS}\\[[^[\\]{}\\n]+(?:\\]\\s*)?|${NOT_MEANT})${LANGUAGE}${SAID}(?:[^{}\\n]*\\}|\\s*["']?[\\w-]*["']?)`,
    ),
  ],
  ['footnote', /\[\^[\w-]+\]/],
  ['forum', /\[(?:b|i|u|s|url|img)(?:=[^\]\n]*)?\][^[\]\n]*\[\/(?:b|i|u|s|url|img)\]/i],
  ['strike', /~~[^\s~](?:[^~\n]*[^\s~])?~~/],
  ['gap', words(`\\s+\\(${ADDRESS}[^()\\s]*\\)`)],
  ['wide', words(`(?:（\\s*${ADDRESS}[^（）()\\s]*[）)]|\\(${ADDRESS}[^（）()\\s]*）)`)],
  ['wide', new RegExp(`[［[][^［］[\\]\\n]+[］\\]]\\s*[（(](?:／|${ADDRESS})[^（）()\\s]*[）)]`)],
  ['stars', /＊＊[^＊\n]+＊＊/],
  // Without spaces it is a link, to an address that is told as incomplete.
  ['phone', words('\\((?:tel:)?\\+?(?:\\d|\\(\\d+\\))(?:[\\d/-]|\\(\\d+\\))*(?: (?:[\\d/-]|\\(\\d+\\))+)+\\)')],
  ['mail', words('\\(mailto:\\s+[^()\\s]+@[^()\\s]+\\s*\\)')],
  ['subject', words('\\(mailto:[^()\\s]+\\?[^()\\s]*(?: [^()\\s]+)+\\)')],
  ['image', new RegExp(`${BEGINS}!\\[[^[\\]\\n]*\\]${SPACED}`)],
  ['spaced', words(SPACED)],
  ['unclosed', words(`\\(${ADDRESS}[^()\\s]*(?=\\s|$)`)],
  ['unclosed', new RegExp(`${BEGINS}\\[[^[\\]()\\n]+\\(${ADDRESS}[^()\\s]*\\)`)],
  ['swapped', new RegExp(`\\([^()\\n]+\\)\\[${ADDRESS}[^[\\]\\s]*\\]`)],
  ['shortcode', SHORTCODE],
  ['unknown', words('\\[[^[\\]\\n]*\\]')],
  ['tight', /(?<!\\)\*\*(?:(?=[\p{P}\p{S}])[^*\n]*[^*\s]|[^\s*](?:[^*\n]*[^*\s])?(?<=[\p{P}\p{S}]))\*\*/u],
  ['bold', /(?<!\\)\*\*\s*[^\s*](?:[^*\n]*[^*\s])?\s*\*\*/],
  ['bold', /(?<!\\)\*\*/],
  ['bullets', lines(ENTRIES.bullets)],
  ['numbers', lines(ENTRIES.numbers)],
  ['letters', new RegExp(`(?:^|\\n)${LETTERED('a')}\\n${LETTERED('b')}(?:\\n${LETTERED('c-z')})*`, 'i')],
  ['letters', new RegExp(`(?:^|\\n)${ROMAN('I')}\\n${ROMAN('II')}(?:\\n${ROMAN('[IVX]+')})*`)],
  ['letters', new RegExp(`(?:^|\\n)${NUMBERED('一壹甲')}\\n${NUMBERED('二貳贰乙')}(?:\\n${NUMBERED(MORE)})*`)],
  ['letters', new RegExp(`(?:^|\\n)${NUMBERED('๑')}\\n${NUMBERED('๒')}(?:\\n${NUMBERED('๐-๙')})*`)],
  [
    'sections',
    new RegExp(
      `(?:^|\\n)(?<part>(?:\\d{1,2}\\.)+)${SECTION('1')}\\n\\k<part>${SECTION('2')}(?:\\n${SECTION('[\\d.]*\\d')})*`,
    ),
  ],
  ['talk', lines(ENTRIES.talk)],
  // The first cell of the heads may be empty, and in further rows any.
  [
    'tabs',
    /(?<=^|\n)(?:\t[^\n]*[^\s\n][^\n]*\n)?(?:[^\t\n]*[^\s][ ]*\t[^\n]*[^\s\n][^\n]*(?:\n|$)){2}(?:[^\t\n]*\t[^\n]*(?:\n|$))*/,
  ],
  // Spreadsheets put no space behind them; that of "&amp;" is none of theirs.
  ['semicolons', /(?<=^|\n)(?:[^;\n]*(?<!&#?\w+);(?=\S)[^\n]*(?:\n|$)){2,}/],
  // Not in "C:\news": after the end of a sentence, twice, or before an entry of a list.
  ['newline', /(?<=[.!?:,;)] ?)(?:\\n)+(?![a-z])|\\n(?:\\n)+|\\n(?=[-*] |\d+[.)] )/],
];

/** What such words have at least; braces may say a language. */
const MAYBE = new RegExp(['\\{', ...Object.values(BEGUN)].join('|'), 'm');

/** What other dialects of Markdown have behind links and emphasis. */
const AFTER = new RegExp(`^\\{${ATTRIBUTES}\\}`, 'u');

/** What of a stretch of plain words looks like unfinished formatting; of several of a kind the first. */
export function remnantsIn(
  markdown: string,
  start: number,
  end: number,
): { kind: RemnantKind | ForeignKind; offset: number; source: string }[] {
  const words = markdown.slice(start, end);
  if (!MAYBE.test(words)) return [];
  const behind = /[)*_`]/.test(markdown.charAt(start - 1)) ? AFTER.exec(words)?.[0] : undefined;
  if (behind !== undefined) {
    const kind = saysLanguage(behind) ? 'phrase' : 'attributes';
    return [{ kind, offset: start, source: behind }];
  }
  for (const [kind, shape] of REMNANTS) {
    const found = shape.exec(words);
    if (found) return [{ kind, offset: start + found.index, source: found[0] }];
  }
  return [];
}
