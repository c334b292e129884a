/**
 * Letters that are no plain letter with a mark, and how they are written without them. German umlauts have a way of
 * their own.
 */
const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
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

/**
 * A text in small letters without marks: "Sécurité" is "securite", "Straße" is "strasse". Letters of other scripts stay
 * as they are.
 */
export function inPlainLetters(text: string): string {
  const small = text.normalize('NFKC').toLowerCase();
  const spelled = small.replace(/[^\u0000-\u007f]/g, (letter) => LETTERS[letter] ?? letter);
  return spelled.normalize('NFKD').replace(/\p{M}/gu, '');
}
