import { inPlainLetters } from './plain-letters.ts';

/** The languages in which languages and countries are known by their names, and which are known by their own. */
const LANGUAGES =
  'en de fr es it pt nl da sv nb fi pl cs sk hu ro el tr uk ru ca hr sl bg et lv lt is ga ar fa he hi bn ur ta th vi id ms ja ko zh sw'.split(
    ' ',
  );
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** The language that is called so in one of many, or by itself: "Deutsch" and "German" are "de". */
export const languageCalled = (name: string): string | undefined => codeCalled('language', LANGUAGES, name);

/** What countries and currencies are called that their names do not say. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    usa: 'US',
  }),
);
const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    '£': 'GBP',
    pound: 'GBP',
    pounds: 'GBP',
    $: 'USD',
    dollar: 'USD',
    dollars: 'USD',
    '¥': 'JPY',
    yen: 'JPY',
    franken: 'CHF',
    sfr: 'CHF',
    zł: 'PLN',
    złoty: 'PLN',
    złotych: 'PLN',
    kč: 'CZK',
    ft: 'HUF',
    forint: 'HUF',
    lei: 'RON',
    лв: 'BGN',
    '₴': 'UAH',
    '₺': 'TRY',
    '₪': 'ILS',
    '₹': 'INR',
    '₩': 'KRW',
    '฿': 'THB',
    '₫': 'VND',
    円: 'JPY',
    元: 'CNY',
    r$: 'BRL',
  }),
);

/** The country that is called so in one of many languages: "Österreich" and "Austria" are "AT". */
export function countryCalled(name: string): string | undefined {
  const code = COUNTRIES.get(name.trim().toLowerCase()) ?? codeCalled('region', PAIRS, name);
  // Germany was once two.
  return code && new Intl.Locale(`und-${code}`).region;
}

/** The currency that has a sign or a common name: "£" is "GBP". */
export const currencyCalled = (name: string): string | undefined => CURRENCIES.get(name.trim().toLowerCase());

function codeCalled(type: 'language' | 'region', codes: readonly string[], name: string): string | undefined {
  const wanted = inPlainLetters(name.trim());
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
    const code = codes.find((each) => inPlainLetters(names.of(each) ?? '') === wanted);
    if (code !== undefined) return code;
  }
  return undefined;
}
