import { readOpeningHours } from '../../../site/contact/opening-hours.ts';
import type { Thing } from './thing.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Opening hours such as "Mo-Fr 08:00-18:00" as https://schema.org/OpeningHoursSpecification. The end of a day is 23:59,
 * as search engines require.
 */
export const openingHours = (hours: string[]): Thing[] =>
  readOpeningHours(hours).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAYS[day]),
    opens,
    closes: closes.replace('24:00', '23:59'),
  }));
