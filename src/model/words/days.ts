/** The days of a week by the first two letters of their English names, as opening hours write them. */
export const DAYS: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
