import transliterate from '@sindresorhus/transliterate';

/** What is written with letters that have Latin ones in their place. */
const OTHER_SCRIPTS =
  /(?:[\p{Script=Arabic}\p{Script=Armenian}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Greek}]\p{M}*)+/gu;

/** Where a language says a letter otherwise than most that have it. Ukrainian as in passports (2010), Bulgarian by law (2009). */
const SAID_OTHERWISE: Readonly<Record<string, Map<string, string>>> = {
  bg: new Map([
    ['щ', 'sht'],
    ['ъ', 'a'],
  ]),
  uk: new Map([
    ['г', 'h'],
    ['ґ', 'g'],
    ['зг', 'zgh'],
    ['и', 'y'],
    ['ї', 'i'],
    ['щ', 'shch'],
  ]),
};

/**
 * A text in small letters, those of other alphabets in Latin ones: "Новини" is "novyny" in Ukrainian, "Νέα" is "nea".
 * What is no alphabet (安全) stays as it is.
 */
export function inLatinLetters(text: string, lang = ''): string {
  const locale = lang.replace(/-.*/, '');
  const customReplacements = SAID_OTHERWISE[locale] ?? new Map<string, string>();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(OTHER_SCRIPTS, (letters) => transliterate(letters, { locale, customReplacements }));
}
