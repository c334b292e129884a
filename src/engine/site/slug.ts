import { asAddressName } from '../../model/addresses/address.ts';
import { inLatinLetters } from '../../model/words/letters/latin-letters.ts';
import { getOrInsert } from '../../model/memoize.ts';

/** Signs that make names of their own: "C++" and "C#" are not "C". */
const SIGNS: Record<string, string> = { '+': ' plus ', '#': ' sharp ' };
const ands = new Map<string, string>();

/** What "&" stands for in a language: "und" in German. English where the word has no plain letters. */
const andIn = (lang: string): string =>
  getOrInsert(ands, lang, () => {
    const parts = new Intl.ListFormat(lang, { type: 'conjunction' }).formatToParts(['1', '2']);
    return asAddressName(parts[1]?.value ?? '', lang) || 'and';
  });

const spelledOut = (name: string, lang: string): string =>
  name.replace(/[+#]/g, (sign) => SIGNS[sign] ?? sign).replaceAll('&', ` ${andIn(lang)} `);

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

/** A category's part of an address. Names in two scripts differ in it by all of their letters: "SNS運用" is not "SNS". */
export function slugOfCategory(name: string, lang: string): string {
  const isOther = asAddressName(spelledOut(name, lang), lang) === '';
  const mixed = inLatinLetters(name.normalize('NFKC'), lang).replace(
    OTHER_LETTERS,
    (letters) => ` ${inNumbers(letters)} `,
  );
  return slug(isOther ? name : mixed, lang);
}
