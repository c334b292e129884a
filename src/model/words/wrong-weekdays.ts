import { getOrInsert } from '../memoize.ts';
import { primaryLanguage } from './language-tag.ts';
import { inPlainDigits } from './letters/plain-digits.ts';
import { THAI_DATE, VIETNAMESE_DATE } from './meant/thai-vietnamese-days.ts';
import { daysMeant } from './meant/days-meant.ts';
import { WEEKDAY_FORMS } from './weekday-forms.ts';

/** What a text says of a date, and on what day of the week that is. */
interface WrongWeekday {
  /** The weekday with its date, as they are written: "Monday, 5 December 2026". */
  words: string;
  offset: number;
  /** In the language of the text. */
  actual: string;
}

interface Weekdays {
  /** The number of a day, Sunday's is 0, by its name or what is short for it, in small letters. */
  numbers: ReadonlyMap<string, number>;
  names: readonly string[];
  /** A weekday and a date, in this order or the other. */
  stated: RegExp;
}

const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

const YEAR = '(?:19|20)\\d\\d(?!\\d)';
/** A date of Basque, which ends with its day: "2027ko maiatzaren 13an". */
const BASQUE_DATE =
  '(?:19|20)\\d\\d(?:e|\\(e\\))?ko \\p{L}{3,}a(?:ren|k) \\d{1,2}(?:\\(?\\p{L}{1,4}\\)?)?(?![\\p{L}\\d])';
/** What may be a date, from its day ("the 5th of December 2026", "05.12.2026") or its month on. */
const DATE = `[^\\n.,;:!?\\d]{0,4}\\d[^\\n;:!?]{0,24}?${YEAR}|\\p{L}{3,12}\\.? \\d[^\\n;:!?]{0,10}?${YEAR}|${BASQUE_DATE}`;
/** A date that has its weekday right behind it; in Taiwan its year may have three digits. */
const EASTERN_DATE = '(?:(?:19|20)\\d\\d|1\\d\\d)\\s?[年년]\\s?\\d{1,2}\\s?[月월]\\s?\\d{1,2}\\s?[日일]';
/** What a weekday begins with in Chinese; one letter follows. */
const CHINESE = ['', '週', '周', '星期', '禮拜', '礼拜'];
/** Digits and brackets as keyboards for Chinese and Japanese write them. */
const WIDE = /[\uff01-\uff5e]/g;
const THAI_DIGITS = /[๐-๙]+/g;
/** The apostrophe of Friday in Ukrainian and the sign behind a letter in Hebrew, as most keyboards write them. */
const APOSTROPHE = /(?<=п)['’](?=ят)/gi;
const GERESH = /(?<=[א-ו])['’](?!\p{L})/gu;
/** What Hebrew writes in one with a weekday: "on", "from", "to", "and", "that" and the article. */
const NO_WORD_BEFORE = '(?<!\\p{L}(?<!(?<![\\p{L}\\p{M}])[בהולמש]{1,2}))';
/** A full stop behind a whole name ends a sentence, to which the date does not belong. */
const BETWEEN = '(?:,|(?<=(?<!\\p{L})\\p{L}{1,4})\\.,?)?[ \\u00a0\\u202f]';

/** A pattern as a part of another one, which counts groups of its own. */
const withoutGroups = (pattern: string): string => pattern.replace(/\((?!\?)/g, '(?:');

/** Dates with words of their own, and what stands between them and their weekday. */
const OWN_DATES: Readonly<Record<string, { between: string; date: string }>> = {
  th: { between: '(?:ที่)?\\s*', date: withoutGroups(`${THAI_DATE}|\\d{1,2}/\\d{1,2}/2[45]\\d\\d`) },
  vi: {
    between: ',?\\s+(?:ngày\\s+)?',
    date: withoutGroups(`${VIETNAMESE_DATE}|\\d{1,2}[-/.]\\d{1,2}[-/.](?:19|20)\\d\\d`),
  },
};

const known = new Map<string, Weekdays>();

function weekdaysIn(lang: string): Weekdays {
  const numbers = new Map<string, number>();
  const named = (style: 'short' | 'long'): string[] => {
    const format = new Intl.DateTimeFormat(lang, { weekday: style, timeZone: 'UTC' });
    const names = Array.from({ length: 7 }, (_, day) => format.format(SUNDAY + day * DAY));
    for (const [day, name] of names.entries()) numbers.set(name.toLocaleLowerCase(lang).replace(/\.$/, ''), day);
    return names;
  };
  const names = [named('short'), named('long')][1] ?? [];
  for (const [day, forms] of (WEEKDAY_FORMS[primaryLanguage(lang)] ?? []).entries())
    for (const form of forms.split(' ').filter(Boolean)) numbers.set(form, day);
  if (primaryLanguage(lang) === 'zh') addChinese(numbers);
  const all = [...numbers.keys()].toSorted((a, b) => b.length - a.length);
  const any = all.join('|');
  const [whole, letters] = [all.filter((name) => name.length > 1), all.filter((name) => name.length === 1)];
  // A letter alone is a weekday in brackets only: "5月3日一起" is no Monday.
  const behind = `\\s?(?:\\(?(?<behind>${whole.join('|')})|\\((?<letter>${letters.join('|') || '(?!)'})(?!\\p{L}))(?:(?<=\\(\\p{L}+)\\))?`;
  const own = OWN_DATES[primaryLanguage(lang)];
  const ownDate = own
    ? `|(?<ownDay>${all.filter((name) => name.length > 2).join('|')})${own.between}(?<ownDate>${own.date})`
    : '';
  const stated = new RegExp(
    `${NO_WORD_BEFORE}(?<before>${any})${BETWEEN}(?<date>${DATE})|(?<eastern>${EASTERN_DATE})${behind}|(?<basque>${BASQUE_DATE}),? \\(?(?<basqueDay>${any})(?!\\p{L})${ownDate}`,
    'giu',
  );
  return { numbers, names, stated };
}

/** Adds the ways to write a weekday in Chinese: "星期日", "週日", "禮拜天", "(日)". */
function addChinese(numbers: Map<string, number>): void {
  for (const [day, letters] of ['日天', '一', '二', '三', '四', '五', '六'].entries())
    for (const letter of letters) for (const before of CHINESE) numbers.set(before + letter, day);
}

/**
 * The weekdays that a text says of dates with their year, and that are not those of the calendar.
 * @param lang the language of the text
 */
export function wrongWeekdays(text: string, lang: string): WrongWeekday[] {
  const { numbers, names, stated } = getOrInsert(known, lang, () => weekdaysIn(lang));
  const plain = text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(THAI_DIGITS, inPlainDigits)
    .replace(APOSTROPHE, 'ʼ')
    .replace(GERESH, '׳');
  return [...plain.matchAll(stated)].flatMap(({ 0: found, index: offset, groups = {} }) => {
    const [day, other] = daysMeant(groups['date'] ?? groups['eastern'] ?? groups['basque'] ?? groups['ownDate'] ?? '');
    // Whether 05/06/2026 is in May or in June, nobody knows.
    if (day === undefined || other !== undefined) return [];
    const number = new Date(day).getUTCDay();
    const said = (
      groups['before'] ??
      groups['behind'] ??
      groups['basqueDay'] ??
      groups['ownDay'] ??
      groups['letter'] ??
      ''
    ).toLocaleLowerCase(lang);
    const words = text.slice(offset, offset + found.length);
    return numbers.get(said) === number ? [] : [{ words, offset, actual: names[number] ?? '' }];
  });
}
