import { getOrInsert } from '../memoize.ts';

/** Years that end in a consonant when they are read in Basque, such as 2025, "bost", and 2030, "hamar". */
const CONSONANT = /(?:5|[02468]1|[13579]0|[1-9]00)$/;

/** How days are written where Intl knows the names of months, but not the order, or endings as "(e)ko" alone. */
const ORDERS: Record<string, (day: string, month: string, year: string) => string> = {
  eu: (day, month, year) =>
    `${year}${CONSONANT.test(year) ? 'e' : ''}ko ${month}ren ${day}${/[13]1/.test(day) ? '' : 'a'}`,
  oc: (day, month, year) => `${day} ${month} de ${year}`,
};

// Kept, since making one takes longer than a hundred days.
const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** How days are written in a language; undefined where Intl does not know it, and would write English. */
const formatOf = (lang: string): Intl.DateTimeFormat | undefined =>
  getOrInsert(formats, lang, () =>
    Intl.DateTimeFormat.supportedLocalesOf(lang).length === 0
      ? undefined
      : new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }),
  );

/**
 * A day written out in a language: `2026-11-22` is "November 22, 2026". The same wherever and whenever it is asked. In
 * languages that Intl does not know it stays as it is: English words in their midst would be worse; so does what is no
 * day.
 * @param day as ISO 8601 writes it
 */
export function dayInWords(day: string, lang: string): string {
  const format = formatOf(lang);
  const date = new Date(`${day}T00:00:00Z`);
  if (!format || Number.isNaN(date.getTime())) return day;
  const inOrder = ORDERS[lang.replace(/-.*/, '')];
  if (inOrder) {
    const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
    return inOrder(parts.get('day') ?? '', parts.get('month') ?? '', parts.get('year') ?? '');
  }
  const words = format.format(date);
  // The first of a month is no number like the others in French, which Intl does not know.
  return /^fr\b/.test(lang) ? words.replace(/^1 /, '1er ') : words;
}
