import { composed } from '../letters/composed.ts';
import { datesInDigits } from '../letters/han-numerals.ts';
import { inPlainDigits } from '../letters/plain-digits.ts';
import { inPlainLetters } from '../letters/plain-letters.ts';
import { thaiOrVietnameseDay, yearOfOurs } from './thai-vietnamese-days.ts';

/** The languages in whose names months are known. In Jordan they have others than in Egypt. */
const LANGUAGES = 'en de fr es it pt nl da sv nb fi pl cs sk hu ro el tr uk ru ca he eu hi mr ar ar-JO'.split(' ');

/** Between the parts of a date in words: "24 de dezembro de 2026", "24th of December, 2026", "24/dez/2026". */
const GAP = '(?:\\s*[.,]?\\s+|[./-])(?:(?:de|del|of)\\s+)?';
/** The first of a month has a sign in many languages; "1.º" has become "1.o". */
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|\\.?[oa°])?';
/** What stands before a day, or in Turkish and Hungarian behind its year: "quinta-feira", "mandag den", "Pazar". */
const WEEKDAY = "\\p{L}+(?:-\\p{L}+)*[׳']?";
const MONTH = '(\\p{L}[\\p{L}\\p{M}]{2,}|[IVX]{1,2}|मई|آب)';
/** A date as its year, month and day, in the order of `GROUPS`. */
const FORMS: [order: 'ymd' | 'dmy' | 'mdy' | 'either' | 'any', shape: RegExp][] = [
  [
    'ymd',
    /^(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?:\s?[日일號号]|\.)?(?:\s?\(\p{L}{1,3}\)|\s\p{L}曜日|\s\p{L}요일|\s?(?:星期|周|週)\p{L})?[起止]?$/u,
  ],
  ['ymd', /^(\d{4})(\d\d)(\d\d)$/],
  ['dmy', /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/],
  // So they write in the north of Europe alone: "2/3 2026", "2/3-2026".
  ['dmy', /^(\d{1,2})\/(\d{1,2})[ -](\d{4})$/],
  ['either', /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/],
  ['dmy', /^(\d{1,2})\. ?(\d{1,2})\. ?['’]?(\d\d)$/],
  ['ymd', /^['’]?(\d\d)[년.]\s?(\d{1,2})[월.]\s?(\d{1,2})[일.]$/],
  ['any', /^(\d{1,2})[-/](\d{1,2})[-/](\d\d)$/],
  ['dmy', new RegExp(`^(?:${WEEKDAY}[.,]*\\s+){0,2}${DAY}${GAP}${MONTH}${GAP}(\\d{4})(?:,?\\s+${WEEKDAY}\\.?)?$`, 'u')],
  // In Basque, with the ending that the day has in a sentence: "2027ko maiatzaren 13an", "2025(e)ko maiatzak 13".
  [
    'ymd',
    new RegExp(
      `^(?:${WEEKDAY}[.,]*\\s+)?(\\d{4})(?:e|\\(e\\))?ko\\s+(\\p{L}{3,}a)(?:ren|k)\\s+(\\d{1,2})(?:\\(?\\p{L}{1,4}\\)?)?(?:,?\\s+${WEEKDAY})?$`,
      'u',
    ),
  ],
  // As spreadsheets have dates in India and Britain: "15-Aug-26".
  ['dmy', new RegExp(`^${DAY}-${MONTH}-['’]?(\\d\\d)$`, 'u')],
  ['mdy', new RegExp(`^(?:${WEEKDAY}[.,]*\\s+)?${MONTH}${GAP}${DAY}${GAP}(\\d{4})(?:,?\\s+${WEEKDAY})?$`, 'u')],
];

/**
 * The years of the emperors of Japan, and those of Taiwan, by the year before the first; of offices, by one letter.
 * Nobody else has years of three digits.
 */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  R: 2018,
  平成: 1988,
  H: 1988,
  昭和: 1925,
  S: 1925,
  民國: 1911,
  民国: 1911,
  民: 1911,
  '': 1911,
};
const ERA =
  /^(?:(?:令和|平成|昭和|[RHS])\s?(?:元|\d{1,2})|(?:中[華华])?民[國国]?\s?(?:元|\d{1,3})|1\d\d)(?=\s?[年./-])/;

/**
 * The days that a text may mean, as year-month-day: one where there is no doubt; several where a day, a month or a year
 * of two digits may be either, as in "05/06/2026"; none for what is no date.
 */
export function daysMeant(words: string): string[] {
  // The years of an emperor, of which the first has a name, what Poles and Arabs write behind a year, and the article
  // before a day in Hebrew.
  const written = datesInDigits(inPlainDigits(composed(words)))
    .trim()
    .replace(/(?<=\d{4})\s?r\.?$|(?<=\d)\s?م$|^[בה]-(?=\d)/, '')
    .replace(ERA, (year) => String(yearOfEra(year)));
  const [date = '', month = '', year = ''] = thaiOrVietnameseDay(written)?.map(String) ?? [];
  if (year) return dayOf(year, month, date);
  for (const [order, shape] of FORMS) {
    const parts = shape.exec(written)?.slice(1);
    if (!parts) continue;
    const [first = '', second = '', third = ''] = parts;
    if (order === 'ymd') return dayOf(first, second, third);
    if (order === 'dmy') return dayOf(third, second, first);
    if (order === 'mdy') return dayOf(third, first, second);
    const days = [...dayOf(third, second, first), ...dayOf(third, first, second)];
    return [...new Set(order === 'any' ? [...days, ...dayOf(first, second, third)] : days)];
  }
  return [];
}

/** The year that is the first, or another, of an era. */
function yearOfEra(words: string): number {
  const [, era = '', year] = /^中?[華华]?(\D*?)\s?(元|\d+)$/.exec(words) ?? [];
  return (ERAS[era] ?? 0) + (Number(year) || 1);
}

/** A day, if there is one of this month; its name may be that of several in different languages. */
function dayOf(year: string, month: string, day: string): string[] {
  const number = /^\d/.test(month) ? Number(month) : monthCalled(month);
  if (number === undefined) return [];
  const date = new Date(Date.UTC(fullYear(year), number - 1, Number(day)));
  const isDay = date.getUTCMonth() === number - 1 && date.getUTCDate() === Number(day);
  return isDay ? [date.toISOString().slice(0, 10)] : [];
}

/** The full year: two digits mean 1970 to 2069. */
function fullYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return yearOfOurs(number);
  return number + (number < 70 ? 2000 : 1900);
}

/** Months as Poles and Hungarians number them. */
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** What Hebrew writes in one with a month: "14 במרץ". */
const IN = /^ב(?=[א-ת])/;

let months: Map<string, number | undefined> | undefined;

/** The number of a month by its name, or by the first letters of it. */
function monthCalled(name: string): number | undefined {
  if (ROMAN.includes(name)) return ROMAN.indexOf(name) + 1;
  months ??= monthsByName();
  const plain = inPlainLetters(name);
  return months.get(plain) ?? months.get(plain.replace(IN, ''));
}

/** The numbers of months by name; undefined for a name that means several in different languages. */
function monthsByName(): Map<string, number | undefined> {
  const months = new Map<string, number | undefined>();
  for (const format of LANGUAGES.flatMap(monthFormats))
    for (let month = 1; month <= 12; month++) {
      const name = monthName(format, month);
      if (!/^\p{L}[\p{L}\p{M}]*$/u.test(name)) continue;
      const isAmbiguous = months.has(name) && months.get(name) !== month;
      months.set(name, isAmbiguous ? undefined : month);
    }
  return months;
}

/** Formats for long and short names of months. Some languages have another form of the name beside a day. */
const monthFormats = (language: string): Intl.DateTimeFormat[] =>
  (['long', 'short'] as const).flatMap((month) =>
    ([{}, { day: 'numeric' }] as const).map(
      (more) => new Intl.DateTimeFormat(language, { month, ...more, timeZone: 'UTC' }),
    ),
  );

function monthName(format: Intl.DateTimeFormat, month: number): string {
  const part = format.formatToParts(Date.UTC(2026, month - 1, 1)).find(({ type }) => type === 'month');
  return inPlainLetters(part?.value ?? '').replace(/\.$/, '');
}
