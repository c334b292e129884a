/** Letters that are no plain letter with a mark, and how they are written without them. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
};

/** How German and Danish write theirs. In Turkish, Swedish and most others they are the plain ones with a mark. */
const SPELLED: Record<string, string> = { ...LETTERS, ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };
/** The languages that do, and English, which has such letters in their names. */
const SPELLING = new Set(['de', 'lb', 'gsw', 'nds', 'da', 'nb', 'nn', 'no', 'en']);
/** Letters that none of these has: of Turkish, Hungarian, Estonian, Spanish and French. */
const OF_OTHERS = /[ğışçőűõñ]|\u0307/;

/** Marks on letters, which many leave out. The voiced sounds of Japanese and the vowels of Thai and Hindi are none. */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c]/g;

/** Apostrophes of typography, of which keyboards have another. */
const APOSTROPHES = /[‘’ʼ]/g;

/**
 * A text in small letters without diacritics, with the apostrophes of a keyboard: "Sécurité" is "securite", "Straße" is
 * "strasse", "L’été" is "l'ete". Letters of other scripts stay as they are.
 * @param lang its language: "Köln" is "koeln", and "Göl" in Turkish "gol". Without it, its other letters decide
 */
export function inPlainLetters(text: string, lang?: string): string {
  const small = text.normalize('NFKC').toLowerCase().replace(APOSTROPHES, "'");
  // By itself: what it would share with the app, the search would have to give the app.
  const isSpelled = lang === undefined ? !OF_OTHERS.test(small) : SPELLING.has(lang.replace(/-.*/, ''));
  const letters = isSpelled ? SPELLED : LETTERS;
  const spelled = small.replace(/[^\u0000-\u007f]/g, (letter) => letters[letter] ?? letter);
  return spelled.normalize('NFKD').replace(MARKS, '').normalize('NFC');
}
