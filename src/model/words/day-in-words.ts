/**
 * A day written out in a language: `2026-11-22` is "November 22, 2026". The same wherever and whenever it is asked.
 * @param day as ISO 8601 writes it
 */
export function dayInWords(day: string, lang: string): string {
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
  // The first of a month is no number like the others in French, which Intl does not know.
  return /^fr\b/.test(lang) ? words.replace(/^1 /, '1er ') : words;
}
