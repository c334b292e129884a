import type { Thing } from './thing.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Where in a week a day is, by its first two letters. */
const indexOfDay = (letters: string): number => DAYS.findIndex((day) => day.startsWith(letters));

/** The days from one to another, which may be in the next week: "Sa-Mo" has three. */
function daysBetween(first: string, last: string): string[] {
  const start = indexOfDay(first);
  const count = ((indexOfDay(last) - start + DAYS.length) % DAYS.length) + 1;
  return [...DAYS, ...DAYS].slice(start, start + count);
}

/**
 * When a business is open, of "Mo-Fr 08:00-18:00" and the like, as https://schema.org/OpeningHoursSpecification. The last
 * minute of a day stands for its end, as search engines ask for.
 */
export const openingHours = (hours: string[]): Thing[] =>
  hours.map((written) => {
    const [days = '', times = ''] = written.replace(/–/g, '-').split(' ');
    const [opens = '', closes = ''] = times.split('-');
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.split(',').flatMap((range) => daysBetween(range.slice(0, 2), range.slice(-2))),
      opens,
      closes: closes.replace('24:00', '23:59'),
    };
  });
