import { getOrInsert } from '../../memoize.ts';
import { inPlainLetters } from '../letters/plain-letters.ts';
import { inSimplifiedLetters } from '../letters/simplified-letters.ts';
import { tableLines } from '../table-lines.ts';

/** The languages in which languages and countries are known by their names, and which are known by their own. */
const LANGUAGES =
  'en de fr es it pt nl da sv nb fi pl cs sk hu ro el tr uk ru ca eu gl hr sl bg et lv lt is ga ar fa he hi bn ur ta te mr gu kn ml pa th vi id ms ja ko zh zh-Hant sw'.split(
    ' ',
  );
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** The languages in which all others are known by their names, too, such as Occitan: in each would take seconds. */
const WIDELY_SPOKEN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/**
 * The language that is called so in one of many, or by itself: "Deutsch" and "German" are "de", "Deutsch (Schweiz)" is
 * "de-CH".
 */
export function languageCalled(name: string): string | undefined {
  const [, language, country] = /^([^()]+)\(([^()]+)\)$/.exec(name.trim()) ?? [];
  if (language !== undefined && country !== undefined) {
    const [lang, region] = [languageCalled(language), countryCalled(country)];
    return lang && region && `${lang}-${region}`;
  }
  return (
    NAMED.get(asListed(name)) ??
    codeCalled('language', LANGUAGES, name) ??
    codeCalled('language', otherLanguages(), name, WIDELY_SPOKEN)
  );
}

const ENGLISH = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
let others: string[] | undefined;

/** The codes of all other languages, without those of former times ("iw" was "he"). */
const otherLanguages = (): string[] =>
  (others ??= PAIRS.map((pair) => pair.toLowerCase()).filter(
    (code) => !LANGUAGES.includes(code) && Intl.getCanonicalLocales(code)[0] === code && ENGLISH.of(code) !== undefined,
  ));

/** A name as those of the lists below are written. */
const asListed = (name: string): string => inSimplifiedLetters(name.normalize('NFKC').trim().toLowerCase());

/** What languages are called that their names do not say. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    简体中文: 'zh-Hans',
    简体: 'zh-Hans',
    繁体中文: 'zh-Hant',
    繁体: 'zh-Hant',
    正体中文: 'zh-Hant',
    汉语: 'zh',
    普通话: 'zh',
    عربي: 'ar',
    castellano: 'es',
    vascuence: 'eu',
    valenciano: 'ca',
    ภาษาไทย: 'th',
    ภาษาอังกฤษ: 'en',
    ภาษาเวียดนาม: 'vi',
    ภาษาจีน: 'zh',
    ภาษาญี่ปุ่น: 'ja',
    // Norwegian is written in two ways: whoever names neither means the one that most write.
    norsk: 'nb',
    bokmål: 'nb',
    norwegian: 'nb',
    nynorsk: 'nn',
  }),
);

/** What countries are called that their names do not say. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    usa: 'US',
    turkey: 'TR',
    korea: 'KR',
    한국: 'KR',
    남한: 'KR',
    中华人民共和国: 'CN',
    台湾: 'TW',
    ประเทศไทย: 'TH',
    เมืองไทย: 'TH',
  }),
);
/** Signs and common names of money, and whose it may be, the likeliest first. */
const CURRENCIES: ReadonlyMap<string, readonly string[]> = new Map(
  tableLines(`
  EUR: € euro euros eur evro
  GBP: £ pound pounds sterling quid
  USD CAD AUD NZD: $ dollar dollars dolar
  USD: us$
  CAD: c$ ca$ can$ cdn cdn$
  AUD: a$ au$
  NZD: nz$
  JPY: yen 円 日币
  JPY CNY: ¥
  TWD: nt$ nt ntd 台币 新台币
  HKD: hk$
  CNY TWD HKD: 元 块 圆
  CNY: yuan rmb
  CHF: chf. sfr sfr. fr fr. frs frs. franc francs franken
  PLN: zł złoty złotych zloty
  CZK: kč koruna korun
  HUF: ft forint
  RON: lei leu
  BGN: лв lev
  UAH: ₴ грн грн. гривня гривні гривень
  TRY: ₺ tl lira lirası lire
  ILS: ₪ nis shekel שח ש"ח ש״ח שקל שקלים шекель шекели шекелей
  INR: ₹ rs rs. rupee rupees रुपये रुपए रु रु.
  KRW: ₩ won 원
  THB: ฿ baht บาท บ.
  VND: ₫ đồng đ vnđ
  BRL: r$ real reais
  SEK NOK DKK ISK: kr kr. krona kronor krone kroner kronur crown crowns
  MXN ARS CLP COP: peso pesos
  JOD: د.أ دأ
  JOD KWD BHD IQD TND LYD DZD: دينار دينارا دنانير dinar dinars
  SAR QAR OMR YER: ريال riyal rial
  AED MAD: درهم dirham
  EGP SDG: جنيه
  `).flatMap(([codes, names]) => names.split(' ').map((name) => [name, codes.split(' ')] as const)),
);

/** The currencies that most prices are in. */
export const COMMON_CURRENCIES: ReadonlySet<string> = new Set([...CURRENCIES.values()].flat());

/** The country that is called so in one of many languages: "Österreich" and "Austria" are "AT". */
export function countryCalled(name: string): string | undefined {
  const code = COUNTRIES.get(asListed(name)) ?? codeCalled('region', PAIRS, name);
  // Germany was once two.
  return code && new Intl.Locale(`und-${code}`).region;
}

/**
 * The currencies that have a sign, a common name, or a name in one of many languages: "£" is "GBP", "kr" one of four.
 */
export function currenciesCalled(name: string): readonly string[] {
  const common = CURRENCIES.get(asListed(name));
  const codes = Intl.supportedValuesOf('currency');
  // "Canadian dollars" and "dollars canadiens" are several of what has the name.
  const code = common
    ? undefined
    : (codeCalled('currency', codes, name) ?? codeCalled('currency', codes, name.replace(/s\b/g, '')));
  return common ?? (code === undefined ? [] : [code]);
}

/** "today", for what is called so in one of many languages: "heute", "aujourd’hui", "oggi". */
export const todayCalled = (name: string): string | undefined =>
  LANGUAGES.some((language) => {
    const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day');
    return inPlainLetters(today) === inPlainLetters(name);
  })
    ? 'today'
    : undefined;

type Kind = 'language' | 'region' | 'currency';

/** What names were found to stand for, "" for nothing: thousands of pages may have the same one. */
const found = new Map<string, string>();

function codeCalled(
  type: Kind,
  codes: readonly string[],
  name: string,
  languages: readonly string[] = LANGUAGES,
): string | undefined {
  const wanted = inPlainLetters(name.trim());
  // A code that has no name in a language is not called "".
  if (wanted === '') return undefined;
  const find = (): string => findCode(type, codes, wanted, languages) ?? '';
  return getOrInsert(found, `${type} ${languages.length} ${wanted}`, find) || undefined;
}

function findCode(
  type: Kind,
  codes: readonly string[],
  wanted: string,
  languages: readonly string[],
): string | undefined {
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
    const code = codes.find((each) => inPlainLetters(names.of(each) ?? '') === wanted);
    if (code !== undefined) return code;
  }
  return undefined;
}
