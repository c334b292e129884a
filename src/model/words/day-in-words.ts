/**
 * A day written out in a language: `2026-11-22` is "November 22, 2026". The same wherever and whenever it is asked.
 * @param day as ISO 8601 writes it
 */
export const dayInWords = (day: string, lang: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
