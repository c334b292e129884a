import { readOpeningHours } from '../../../site/contact/opening-hours.ts';
import type { Thing } from './thing.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * When a business is open, of "Mo-Fr 08:00-18:00" and the like, as https://schema.org/OpeningHoursSpecification. The last
 * minute of a day stands for its end, as search engines ask for.
 */
export const openingHours = (hours: string[]): Thing[] =>
  readOpeningHours(hours).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAYS[day]),
    opens,
    closes: closes.replace('24:00', '23:59'),
  }));
