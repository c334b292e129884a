import { asAddressName } from '../../model/addresses/address.ts';
import { composed } from '../../model/words/letters/composed.ts';
import { inLatinLetters } from '../../model/words/letters/latin-letters.ts';
import { inPlainLetters } from '../../model/words/letters/plain-letters.ts';
import { conjunctionIn } from '../../model/words/conjunction.ts';

/** Signs that make names of their own: "C++" and "C#" are not "C". */
const SIGNS: Record<string, string> = { '+': ' plus ', '#': ' sharp ' };

/** What "&" stands for in a language: "und" in German. English where the word has no Latin letters. */
const ampersandIn = (lang: string): string => asAddressName(conjunctionIn(lang), lang) || 'and';

const spelledOut = (name: string, lang: string): string =>
  name.replace(/[+#]/g, (sign) => SIGNS[sign] ?? sign).replaceAll('&', () => ` ${ampersandIn(lang)} `);

/** Letters by their numbers. */
const inNumbers = (name: string): string =>
  `u${[...name].map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('-')}`;

/**
 * A name as a part of an address: "IT Strategy" is `it-strategy`, "C#" is `c-sharp`, "R & D" is `r-and-d`, in German
 * `r-und-d`. Never empty: what is no alphabet goes by the numbers of its letters.
 */
export const slug = (name: string, lang: string): string =>
  asAddressName(spelledOut(name, lang), lang) || inNumbers(name);

/** Letters and digits that have no Latin ones in their place. */
const OTHER_LETTERS = /(?:(?![\p{Script=Latin}0-9])[\p{L}\p{Nd}]\p{M}*)+/gu;

/**
 * A heading as the name of its section, where it has other letters than Latin ones: these stay as they are, since no
 * others stand in their place. "Wi-Fiの使い方" is `wi-fiの使い方`. Undefined for all others, which go by their slug.
 */
export function headingInItsLetters(heading: string, lang: string): string | undefined {
  // What joins the letters of Indic scripts parts no words.
  const written = composed(spelledOut(heading, lang)).replace(/[\u200c\u200d]/g, '');
  const letters = inLatinLetters(written, lang);
  const others = letters.match(OTHER_LETTERS);
  if (!others) return undefined;
  const plain = letters.split(OTHER_LETTERS).map((part) => inPlainLetters(part, lang).replace(/[^a-z0-9]+/g, '-'));
  return plain
    .map((part, index) => part + (others[index] ?? ''))
    .join('')
    .replace(/^-+|-+$/g, '');
}

/** A category's part of an address. Names in two scripts differ in it by all of their letters: "SNS運用" is not "SNS". */
export function slugOfCategory(name: string, lang: string): string {
  const isOther = asAddressName(spelledOut(name, lang), lang) === '';
  const mixed = inLatinLetters(name.normalize('NFKC'), lang).replace(
    OTHER_LETTERS,
    (letters) => ` ${inNumbers(letters)} `,
  );
  // Two that look alike are one: macOS stores letters and their marks apart.
  return slug(isOther ? name.normalize('NFC').trim() : mixed, lang);
}
