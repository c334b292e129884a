import type { OpeningDays } from '../../../model/page/types.ts';
import { readOpeningHours, type OpenTime } from '../../site/contact/opening-hours.ts';

/** A Monday, at midnight in universal time: days and times of a week are written as those of this one. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/** How a week is written. */
interface WeekWords {
  /** The language of days and times. */
  lang: string;
  /** Where it is: a week begins behind its weekend. */
  country: string | undefined;
  /** What is said of a day without times. */
  closed: string;
}

/**
 * A week as visitors read it: neighboring days with the same times are one entry, "Mon – Fri", and days without times
 * are closed.
 * @param hours such as "Mo-Fr 08:00-18:00"
 */
export function openingWeek(hours: string[], { lang, country, closed }: WeekWords): OpeningDays[] {
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' });
  const open = readOpeningHours(hours).map((each) => ({ ...each, times: inWords(each, time) }));
  const timesOf = (day: number): string[] => open.flatMap(({ days, times }) => (days.includes(day) ? [times] : []));

  const groups: { first: number; last: number; times: string[] }[] = [];
  const start = firstWorkday(country);
  for (let day = start; day < start + 7; day++) {
    const times = timesOf(day % 7);
    const before = groups.at(-1);
    if (before && String(before.times) === String(times)) before.last = day;
    else groups.push({ first: day, last: day, times });
  }
  const at = (day: number): number => MONDAY + day * DAY;
  return groups.map(({ first, last, times }) => ({
    days: first === last ? weekday.format(at(first)) : unbroken(weekday.formatRange(at(first), at(last))),
    times: times.length > 0 ? times : [closed],
  }));
}

/** What knows of weeks: an accessor in older versions of Node, a function in newer ones. */
type WeekLocale = Intl.Locale & Partial<Record<'weekInfo', WeekInfo>> & { getWeekInfo?: () => WeekInfo };
type WeekInfo = { weekend: number[] };

/** The day behind the weekend of a country, 0 for Monday. */
function firstWorkday(country: string | undefined): number {
  if (country === undefined) return 0;
  const locale: WeekLocale = new Intl.Locale('und', { region: country });
  const { weekend = [] } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  // Sunday is 7 there.
  return (weekend.at(-1) ?? 7) % 7;
}

/** "08:00–18:00". Midnight is that of the same day: the language would add the dates of two. */
function inWords({ opens, closes }: OpenTime, time: Intl.DateTimeFormat): string {
  const at = (written: string): number => {
    const [hours = 0, minutes = 0] = written.split(':').map(Number);
    return MONDAY + ((hours % 24) * 60 + minutes) * 60 * 1000;
  };
  return unbroken(time.formatRange(at(opens), at(closes)));
}

/** No line ends within days or times; and the spaces that a computer sets there depend on its version. */
const unbroken = (words: string): string => words.replace(/\s/g, '\u202f');
