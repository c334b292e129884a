import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';

/** "Closed" in many languages. */
const CLOSED = new RegExp(
  `(?<!\\p{L})(?:${'closed סגור закрыто выходной geschlossen ruhetag fermée?s? cerrad[oa]s? chius[oaie] gesloten fechad[oa]s? zamknięte nieczynne lukket stengt stängt kapalı зачинено вихідний'.replaceAll(' ', '|')})(?!\\p{L})|休|휴무|مغلق`,
  'iu',
);

/** Whether a text says that some days are closed, without any times. */
export const saysClosed = (words: string): boolean => !/\d/.test(words) && CLOSED.test(words);

/** The hint for closed days in opening hours; undefined for any other value. */
export const closedDaysHint = (path: DataPath, words: string): string | undefined =>
  path.includes('openingHours') && saysClosed(words) ? 'Leave it out: days that are not named are closed.' : undefined;
