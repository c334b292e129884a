import { capitalized } from '../../../model/words/phrases.ts';

/** Days of the week in English, whole or shortened. */
const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?/gi;
/** "9", "9:00", "9.30", "16h30", "4:30 p.m." */
const TIME = /\b(\d{1,2})(?:[:.h]\s?(\d\d)?)?\s*(?:([ap])\.?m\b\.?)?/gi;

/** Hours as programs read them, of how people write them: "Mon–Fri 9 a.m. to 4:30 p.m." is "Mo-Fr 09:00-16:30". */
export function hoursMeant(words: string): string {
  return words
    .replace(DAY, (day) => capitalized(day.slice(0, 2).toLowerCase()))
    .replace(TIME, (_, hour: string, minute = '00', half?: string) => `${onClock(Number(hour), half)}:${minute}`)
    .replace(/\s*(?:[-–—]|\bto\b)\s*/g, '-')
    .replace(/,\s+/g, ',');
}

/** An hour of 24 with two digits: noon is 12 p.m. */
function onClock(hour: number, half?: string): string {
  const of24 = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return String(of24).padStart(2, '0');
}
