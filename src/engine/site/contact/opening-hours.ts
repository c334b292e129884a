import { DAYS } from '../../../model/words/days.ts';

/** When something is open. */
export interface OpenTime {
  /** 0 is Monday. */
  days: number[];
  /** `08:00` */
  opens: string;
  /** `24:00` at the latest; before `opens`, it is on the next day. */
  closes: string;
}

/** The days from one to another, which may be in the next week: "Sa-Mo" has three. */
function daysBetween(first: string, last: string): number[] {
  const start = DAYS.indexOf(first);
  const count = ((DAYS.indexOf(last) - start + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => (start + index) % DAYS.length);
}

/** Reads opening hours as the site file has them: "Mo-Fr 08:00-18:00", "Mo,We 14:00-17:30". */
export const readOpeningHours = (hours: string[]): OpenTime[] =>
  hours.map((written) => {
    const [days = '', times = ''] = written.replace(/–/g, '-').split(' ');
    const [opens = '', closes = ''] = times.split('-');
    return { days: days.split(',').flatMap((range) => daysBetween(range.slice(0, 2), range.slice(-2))), opens, closes };
  });
