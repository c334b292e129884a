import { getOrInsert } from '../memoize.ts';
import { daysMeant } from './meant/days-meant.ts';

/** What a text says of a date, and on what day of the week that is. */
interface WrongWeekday {
  /** The weekday with its date, as they are written: "Monday, 5 December 2026". */
  words: string;
  offset: number;
  /** In the language of the text. */
  actual: string;
}

interface Weekdays {
  /** The number of a day, Sunday's is 0, by its name or what is short for it, in small letters. */
  numbers: ReadonlyMap<string, number>;
  names: readonly string[];
  /** A weekday and a date, in this order or the other. */
  stated: RegExp;
}

const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

const YEAR = '(?:19|20)\\d\\d(?!\\d)';
/** What may be a date, from its day ("the 5th of December 2026", "05.12.2026") or its month on. */
const DATE = `[^\\n.,;:!?\\d]{0,4}\\d[^\\n;:!?]{0,24}?${YEAR}|\\p{L}{3,12}\\.? \\d[^\\n;:!?]{0,10}?${YEAR}`;
/** The only form of a date that has its weekday behind it. */
const EASTERN_DATE = '(?:19|20)\\d\\d\\s?[年년]\\s?\\d{1,2}\\s?[月월]\\s?\\d{1,2}\\s?[日일]';
/** A full stop behind a whole name ends a sentence, to which the date does not belong. */
const BETWEEN = '(?:,|(?<=(?<!\\p{L})\\p{L}{1,4})\\.,?)?[ \\u00a0\\u202f]';

const known = new Map<string, Weekdays>();

function weekdaysIn(lang: string): Weekdays {
  const numbers = new Map<string, number>();
  const named = (style: 'short' | 'long'): string[] => {
    const format = new Intl.DateTimeFormat(lang, { weekday: style, timeZone: 'UTC' });
    const names = Array.from({ length: 7 }, (_, day) => format.format(SUNDAY + day * DAY));
    for (const [day, name] of names.entries()) numbers.set(name.toLocaleLowerCase(lang).replace(/\.$/, ''), day);
    return names;
  };
  const names = [named('short'), named('long')][1] ?? [];
  const any = [...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const stated = new RegExp(
    `(?<!\\p{L})(?<before>${any})${BETWEEN}(?<date>${DATE})|(?<eastern>${EASTERN_DATE})\\s?[(（]?(?<behind>${any})(?!\\p{L}{3})`,
    'giu',
  );
  return { numbers, names, stated };
}

/**
 * The weekdays that a text says of dates with their year, and that are not those of the calendar.
 * @param lang the language of the text
 */
export function wrongWeekdays(text: string, lang: string): WrongWeekday[] {
  const { numbers, names, stated } = getOrInsert(known, lang, () => weekdaysIn(lang));
  return [...text.matchAll(stated)].flatMap(({ 0: words, index: offset, groups = {} }) => {
    const [day, other] = daysMeant(groups['date'] ?? groups['eastern'] ?? '');
    // Whether 05/06/2026 is in May or in June, nobody knows.
    if (day === undefined || other !== undefined) return [];
    const number = new Date(day).getUTCDay();
    const said = (groups['before'] ?? groups['behind'] ?? '').toLocaleLowerCase(lang);
    return numbers.get(said) === number ? [] : [{ words, offset, actual: names[number] ?? '' }];
  });
}
