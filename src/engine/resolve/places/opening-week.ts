import type { OpeningDays } from '../../../model/page/types.ts';
import { readOpeningHours, type OpenTime } from '../../site/contact/opening-hours.ts';

/** A Monday, at midnight in universal time: days and times of a week are written as those of this one. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/**
 * A week as visitors read it, from Monday on: neighboring days with the same times are one entry, "Mon – Fri", and days
 * without times are closed.
 * @param hours such as "Mo-Fr 08:00-18:00"
 * @param lang the language of days and times
 * @param closed what is said of a day without times
 */
export function openingWeek(hours: string[], lang: string, closed: string): OpeningDays[] {
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' });
  const open = readOpeningHours(hours).map((each) => ({ ...each, times: inWords(each, time) }));
  const timesOf = (day: number): string[] => open.flatMap(({ days, times }) => (days.includes(day) ? [times] : []));

  const groups: { first: number; last: number; times: string[] }[] = [];
  for (let day = 0; day < 7; day++) {
    const times = timesOf(day);
    const before = groups.at(-1);
    if (before && String(before.times) === String(times)) before.last = day;
    else groups.push({ first: day, last: day, times });
  }
  return groups.map(({ first, last, times }) => ({
    days:
      first === last
        ? weekday.format(MONDAY + first * DAY)
        : weekday.formatRange(MONDAY + first * DAY, MONDAY + last * DAY),
    times: times.length > 0 ? times : [closed],
  }));
}

/** "08:00–18:00". Midnight is that of the same day: the language would add the dates of two. */
function inWords({ opens, closes }: OpenTime, time: Intl.DateTimeFormat): string {
  const at = (written: string): number => {
    const [hours = 0, minutes = 0] = written.split(':').map(Number);
    return MONDAY + ((hours % 24) * 60 + minutes) * 60 * 1000;
  };
  return time.formatRange(at(opens), at(closes));
}
