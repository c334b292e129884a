/** What an isolate or a mark of its author already keeps in order is left alone, and so is the end of a range. */
const BEFORE_SIGN = '(?<=^|[\\s(\\[{"\'„“”«/:־-])(?<!\\d[\\s\\u00a0])';
const ABROAD = '\\+(?:[ \\u00a0.()-]{0,2}\\d){8,15}(?![ \\u00a0()-]{0,2}\\d)';
const AT_HOME =
  '\\(?0(?=[\\d-]*(?:\\)|[ \\u00a0]\\d))(?:[ \\u00a0()-]{0,2}\\d){7,11}(?![ \\u00a0()-]{0,2}\\d|[:.,/]\\d)';
const SIGNED = '[-+\\u2212±][$€£₪]?\\d+(?:[.,:]\\d+)*%?(?:°[CF]?)?';

/** A telephone number with its groups, and a number with its sign: "+972 4 812 3456", "04 812 3456", "-25%". */
const NUMBER = new RegExp(`${BEFORE_SIGN}(?:${ABROAD}|${AT_HOME}|${SIGNED})`, 'gu');

/** A sign that ends a word in Latin letters, and one that begins it: "C++", "B♭", "#jazz", "@nigun". */
const BEHIND_WORD = /(?<=[A-Za-z]\d?)(?:\+{1,2}|[#♯♭])(?![\p{L}\p{N}+#♯♭\u200e])/gu;
const BEFORE_WORD = /(?<![\p{L}\p{N}_&/@.\u200e])[#@](?=[A-Za-z])/gu;

/**
 * A text of a language that is written from the right, with numbers and Latin words in one piece: without marks,
 * browsers show "C++" as "++C", "-25%" as "25%-", and the groups of a telephone number in the wrong order.
 */
export const inReadingOrder = (text: string): string =>
  text.replace(NUMBER, '\u2066$&\u2069').replace(BEHIND_WORD, '$&\u200e').replace(BEFORE_WORD, '\u200e$&');
