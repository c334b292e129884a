import transliterate from '@sindresorhus/transliterate';
import { primaryLanguage } from '../language-tag.ts';

/** What is written with letters that have Latin ones in their place. */
const OTHER_SCRIPTS =
  /(?:[\p{Script=Arabic}\p{Script=Armenian}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Greek}]\p{M}*)+/gu;

/**
 * Where a language says a letter otherwise than most that have it. Ukrainian as in passports (2010), Bulgarian by law
 * (2009).
 */
const SAID_OTHERWISE: Readonly<Record<string, Map<string, string>>> = {
  bg: new Map([
    ['щ', 'sht'],
    ['ъ', 'a'],
  ]),
  uk: new Map([
    ['г', 'h'],
    ['ґ', 'g'],
    ['є', 'ie'],
    ['зг', 'zgh'],
    ['и', 'y'],
    ['ї', 'i'],
    ['й', 'i'],
    ['щ', 'shch'],
    ['ю', 'iu'],
    ['я', 'ia'],
  ]),
};

/** What a language says of a letter that begins a word: "Яна" is Yana in Ukrainian, "Мар’яна" Mariana. */
const SAID_FIRST: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  uk: new Map([
    ['є', 'ye'],
    ['ї', 'yi'],
    ['й', 'y'],
    ['ю', 'yu'],
    ['я', 'ya'],
  ]),
};

/** Between Cyrillic letters it parts no words. */
const APOSTROPHE = /(?<=\p{Script=Cyrillic})['’\u02bc](?=\p{Script=Cyrillic})/gu;

/**
 * A text in small letters, transliterated from other alphabets into Latin: "Новини" is "novyny" in Ukrainian, "Νέα" is
 * "nea". What is no alphabet (安全) stays as it is.
 */
export function inLatinLetters(text: string, lang = ''): string {
  const locale = primaryLanguage(lang);
  const customReplacements = SAID_OTHERWISE[locale] ?? new Map<string, string>();
  const inLatin = (letters: string): string => {
    const first = SAID_FIRST[locale]?.get(letters.charAt(0));
    return first === undefined
      ? transliterate(letters, { locale, customReplacements })
      : first + transliterate(letters.slice(1), { locale, customReplacements });
  };
  return text.normalize('NFC').toLowerCase().replace(APOSTROPHE, '').replace(OTHER_SCRIPTS, inLatin);
}
