import { primaryLanguage } from '../../../model/words/language-tag.ts';

/** Whether a code such as "de" or "de-AT" is that of a language, and not one that has another by now, as "iw" has. */
export function isLanguage(code: string): boolean {
  const letters = primaryLanguage(code);
  try {
    // Asking which languages there are data for takes a hundredth of the time that loading their names does.
    if (Intl.PluralRules.supportedLocalesOf(letters)[0] === letters) return true;
    return nameOf(letters) !== undefined && new Intl.Locale(letters).language === letters;
  } catch {
    return false;
  }
}

/** The language that letters are commonly written for: of a country, "jp" is "ja", and of former days, "iw" is "he". */
export function languageMeant(code: string): string | undefined {
  const letters = primaryLanguage(code);
  if (letters.length !== 2) return undefined;
  const { language: today } = new Intl.Locale(letters);
  if (today !== letters) return today;
  const country = letters.toUpperCase();
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const isCountry = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(country) !== undefined;
  return isCountry && nameOf(language) !== undefined ? language : undefined;
}

/**
 * The language that was meant where one has the letters of the country: "se" is Northern Sami, and hardly that in
 * Sweden.
 */
export function languageOfCountry({ lang, country }: Record<string, unknown>): string | undefined {
  if (typeof lang !== 'string' || lang.toUpperCase() !== country || !isLanguage(lang)) return undefined;
  const meant = languageMeant(lang);
  // Norwegian is "no" in all its forms.
  return meant === lang || lang === 'no' ? undefined : meant;
}

/** What a language is called in English. */
export const nameOf = (code: string): string | undefined =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);

/** Scripts that are written from the right. `Intl.Locale` says it, too, but not in every Node that is supported. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Whether a language is written from the right. What is none, which a rule tells, is not. */
export function isRightToLeft(lang: string): boolean {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(lang).maximize().script ?? '');
  } catch {
    return false;
  }
}
