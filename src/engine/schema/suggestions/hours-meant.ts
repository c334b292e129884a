import { getOrInsert } from '../../../model/memoize.ts';
import { inPlainDigits } from '../../../model/words/letters/plain-digits.ts';
import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { conjunctionIn } from '../../../model/words/conjunction.ts';
import { primaryLanguage } from '../../../model/words/language-tag.ts';
import { DAYS } from '../../../model/words/days.ts';

/** The words of a language in opening hours, each as alternatives of a regular expression. */
interface Words {
  /** Between the ends of a range of days or times. */
  to: string;
  /** For all days, and for Monday to Friday. */
  daily: string;
  workdays?: string;
  /** Without a meaning here. */
  idle: string;
}

/** The languages in which opening hours are read. Intl knows their names of days, and their word for "and". */
const LANGUAGES: Readonly<Record<string, Words>> = {
  en: {
    to: 'to|till|until|through',
    daily: 'daily|every day|all days',
    workdays: 'weekdays',
    idle: 'from|noon|hrs?|hours',
  },
  de: { to: 'bis', daily: 'täglich|tägl|jeden tag', idle: 'von|uhr|h' },
  fr: { to: 'à|au|a', daily: 'tous les jours|7j/7|7/7', idle: 'du|de|le|les' },
  es: { to: 'a|al|hasta', daily: 'todos los d[ií]as|a diario', idle: 'de|del|desde|las|los|horas|hrs?|hs?' },
  it: { to: 'al|alla|alle|a', daily: 'tutti i giorni|ogni giorno', idle: 'dal|dalla|dalle|da|il|la|ore' },
  nl: { to: 'tot en met|tot|t/m|tm', daily: 'dagelijks|elke dag', workdays: 'werkdagen', idle: 'van|op|uur|u' },
  pt: { to: 'até|às|à|ao|a', daily: 'todos os dias', idle: 'de|da|das|h' },
  pl: { to: 'do', daily: 'codziennie', idle: 'od|w godz|godz|w' },
  cs: {
    to: 'až|do',
    daily: 'denně|každý den',
    workdays: '(?:(?:ve?|o)\\s)?(?:pracovní|všední)(?:ch)?\\s(?:dny|dnech)',
    idle: 'od|v|ve|hod|hodin|h',
  },
  da: { to: 'til', daily: 'hver dag|alle dage|dagligt?', workdays: 'hverdage', idle: 'alle|fra|kl|klokken' },
  nb: { to: 'til', daily: 'hver dag|alle dager|daglig', workdays: 'hverdager|ukedager', idle: 'alle|fra|kl|klokken' },
  eu: {
    to: 'arte',
    daily: 'egunero',
    workdays: '(?:aste|lan)egunetan|(?:aste|lan)egunak',
    idle: 'artean|goizez|arratsaldez',
  },
  sv: { to: 'till', daily: 'varje dag|alla dagar|dagligen', workdays: 'vardagar', idle: 'alla|från|kl|klockan' },
  ru: {
    to: 'до|по',
    daily: 'ежедневно|каждый день',
    workdays: '(?:по )?будн(?:и|ям)',
    idle: 'с|со|в|во|час(?:а|ов)|ч',
  },
  uk: { to: 'до|по', daily: 'щодня|щоденно', workdays: '(?:по )?будн(?:і|ях)', idle: 'з|із|зі|в|у|год' },
  he: { to: 'עד', daily: '[בו]?כל יום', idle: '[במ]|בין|[במ]?ה?שע(?:ה|ות)' },
  ja: { to: 'から', daily: '毎日', workdays: '平日', idle: 'まで' },
  th: {
    to: 'ถึง',
    daily: 'ทุกวัน',
    workdays: 'วันธรรมดา|วันทำงาน|วันทำการ',
    idle: 'เปิดบริการ|เปิด|เวลาทำการ|เวลา|ตั้งแต่|โมง|น\\.|น(?!\\p{L})',
  },
  vi: {
    to: 'đến|tới',
    daily: '(?:hằng|hàng|mỗi) ngày|tất cả các ngày',
    workdays: '(?:các )?ngày (?:thường|trong tuần|làm việc)',
    idle: 'từ|lúc|mở cửa|giờ|h',
  },
  zh: {
    to: '至|到',
    daily: '每日|每天|天天|全年无休|全年無休',
    workdays: '平日|工作日',
    idle: '从|從|自|中午|開放|开放|營業|营业',
  },
};

const WITHOUT_SPACES = new Set(['ja', 'th', 'zh']);

/** Whole words. */
const word = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})\\.?`, 'giu');
/** The same for Japanese, Thai and Chinese, which have no spaces between words. */
const part = (alternatives: string): RegExp => new RegExp(alternatives, 'gu');

/** "9", "9:00", "9.30", "16h30", "16u30", "4:30 p.m.", "午後4時半", "下午4點半". */
const TIME =
  /(?:(午前|午後|[上下]午|[早晚]上)\s?)?(?<![\d:])(\d{1,2})(?:\s?(?:[:.時时點点]|[hu](?!\p{L}))\s?(半|\d\d)?分?)?(?:\s?([ap])\.?m(?!\p{L})\.?)?/giu;
/** The first time of a range of which only the last has "p.m.": "5.30 to 7.30 pm". */
const TO_AFTERNOON =
  /(?<![\d:.])(\d{1,2})(?:[:.](\d\d))?(?=\s*(?:\p{Pd}|to|till|until)\s*(\d{1,2})(?:[:.](\d\d))?\s?p\.?m(?!\p{L}))/giu;
const JAPANESE_DAYS = /(?<!\p{Script=Han})([月火水木金土日]+)(?:曜日?)?(?!\p{Script=Han})/gu;
/** A day of Chinese: in full, or as one letter behind another day, as in "週一至五". */
const CHINESE_DAYS =
  /(?:每?(?:[週周]|星期|[禮礼]拜)|(?<=[一二三四五六日天]\s?[至到、,及和與与~～\p{Pd}]\s?))([一二三四五六日天])/gu;
const CHINESE_WEEK = '一二三四五六日';
/** A day of Hebrew, where they have numbers: in full, "יום שני", or as a letter, "ימים א׳–ה׳". */
const HEBREW_DAYS =
  /(?<!\p{L})(ו?)ב?(?:ימים |ימי |יום )?(?:(ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|([א-ו])[׳']?)(?!\p{L})/gu;
const HEBREW_WEEK = 'ראשון שני שלישי רביעי חמישי שישי שבת'.split(' ');
/** What keyboards write for a dash. */
const DASHES = /\s*(?:\p{Pd}|[~〜ー−])\s*/gu;
const HOURS = /^[^\p{L}\d]*([A-Z][a-z](?:[-,][A-Z][a-z])*)[^\p{L}\d]+(\d\d:\d\d-\d\d:\d\d)[^\p{L}\d]*$/u;
/** A longer text is not only opening hours. */
const MAX_LENGTH = 100;

/**
 * Opening hours in the format of schema.org, from how people write them: "Mon–Fri 9 a.m. to 4:30 p.m." is
 * "Mo-Fr 09:00-16:30". Undefined where languages disagree: "Do" is Thursday in German and Sunday in Spanish.
 * @param lang the language of the site, which takes precedence
 */
export function hoursMeant(words: string, lang = ''): string | undefined {
  if (words.length > MAX_LENGTH) return undefined;
  if (/^\s*24\s?[/x]\s?7\s*$/.test(words)) return 'Mo-Su 00:00-24:00';
  const own = primaryLanguage(lang);
  const inSiteLanguage = Object.hasOwn(LANGUAGES, own) ? hoursIn(own, words) : undefined;
  const meant = new Set(Object.keys(LANGUAGES).flatMap((language) => hoursIn(language, words) ?? []));
  return inSiteLanguage ?? (meant.size === 1 ? [...meant][0] : undefined);
}

/** The opening hours in a text of a language; undefined where the result has not the format of schema.org. */
function hoursIn(lang: string, words: string): string | undefined {
  const { to, daily, workdays, idle } = LANGUAGES[lang] as Words;
  const pattern = WITHOUT_SPACES.has(lang) ? part : word;
  // A colon behind a day is none of a time.
  const plainWords = inPlainDigits(words.normalize('NFKC')).replace(/(?<!\d):/g, ' ');
  const read = (OWN_FORMS[lang]?.(plainWords) ?? plainWords)
    .replace(TO_AFTERNOON, inSameHalf)
    .replace(pattern(daily), 'Mo-Su ')
    .replace(workdays === undefined ? /$^/ : pattern(workdays), 'Mo-Fr ')
    .replace(
      TIME,
      (_, half: string = '', hour: string, minutes = '00', noon: string = half) =>
        ` ${onClock(Number(hour), minutes === '半' ? '30' : minutes, noon)}`,
    )
    .replace(pattern(idle), ' ')
    .replace(pattern(to), '-')
    .replace(JAPANESE_DAYS, (_, days: string) => [...days].map((day) => codeOf(lang, day)).join(','))
    .replace(word(conjunctionIn(lang)), ',')
    .replace(/\p{L}[\p{L}\p{M}]*(?:-feira)?\.?/gu, (name) => codeOf(lang, name))
    .replace(DASHES, '-')
    .replace(/\s*[,、・/&+]\s*/g, ',');
  const [, days, times] = HOURS.exec(read) ?? [];
  return days && times && `${days} ${times}`;
}

/** Days of Hebrew by their two letters: Sunday is the first. */
const withHebrewDays = (words: string): string =>
  words.replace(HEBREW_DAYS, (_, and: string, name: string | undefined, letter = '') => {
    const day = name === undefined ? 'אבגדהו'.indexOf(letter as string) : HEBREW_WEEK.indexOf(name);
    return (and && ',') + (DAYS[(day + 6) % 7] ?? '');
  });

/** Days of Chinese by their two letters, which stand beside the words between them without a space. */
const withChineseDays = (words: string): string =>
  words
    .replace(CHINESE_DAYS, (_, day: string) => DAYS[CHINESE_WEEK.indexOf(day === '天' ? '日' : day)] ?? day)
    .replace(/[及和與与]/g, ',');

/** The days of Thai, in full or for short, and of Vietnamese, whose names are those of numbers: "Thứ 2", "T2". */
const THAI_DAYS = /(?:วัน)?(?:(จันทร์|จ\.)|(อังคาร|อ\.)|(พุธ|พ\.)|(พฤหัสบดี|พฤหัสฯ?|พฤ\.)|(ศุกร์|ศ\.)|(เสาร์|ส\.)|(อาทิตย์|อา\.))/gu;
const VIETNAMESE_DAYS =
  /(?<![\p{L}\d])(?:thứ\s?|t)(?:(2|hai)|(3|ba)|(4|tư)|(5|năm)|(6|sáu)|(7|bảy))(?![\p{L}\d])|(?<!\p{L})(chủ nhật|cn)(?!\p{L})/giu;

/** Days by their two letters, where a pattern has a group for each. */
const withDays = (words: string, days: RegExp): string =>
  words.replace(days, (_, ...groups: (string | undefined)[]) => ` ${DAYS[groups.findIndex(Boolean)] ?? ''} `);

const withThaiDays = (words: string): string => withDays(words, THAI_DAYS).replaceAll('และ', ',');

/** Days and times of Vietnamese: "8 giờ 30" and "8g30" are "8:30". */
const withVietnameseDays = (words: string): string =>
  withDays(words, VIETNAMESE_DAYS).replace(
    /(?<=\d)\s?(?:giờ|g)(?:\s?(?=\d)|(?!\p{L}))/giu,
    (hour, at: number, all: string) => (/^\d/.test(all.slice(at + hour.length)) ? ':' : ':00 '),
  );

/** Days and times of Basque by their endings: "ostegunetik ostiralera 9:00etatik 14:00etara". */
const withoutEndings = (words: string): string =>
  words.replace(/(?<=[\p{L}\d])(?:eta|e)?tik(?!\p{L})/gu, ' - ').replace(/(?<=[\p{L}\d])(?:eta|e)?ra(?!\p{L})/gu, ' ');

/** What languages do to the words themselves. */
const OWN_FORMS: Readonly<Record<string, (words: string) => string>> = {
  zh: withChineseDays,
  he: withHebrewDays,
  eu: withoutEndings,
  th: withThaiDays,
  vi: withVietnameseDays,
};

/** Adds "pm" to the first time of a range, unless the range would then end before it begins, as in "9 to 5 pm". */
function inSameHalf(time: string, hour: string, minutes = '0', endHour = '', endMinutes = '0'): string {
  const [begin, end] = [minutesOfHalf(hour, minutes), minutesOfHalf(endHour, endMinutes)];
  return Number(hour) <= 12 && begin < end ? `${time} pm` : time;
}

const minutesOfHalf = (hour: string, minutes: string): number => (Number(hour) % 12) * 60 + Number(minutes);

/** A time as `hh:mm` of 24 hours: 12 p.m. is noon, and 25:00 is 01:00 of the next day. */
function onClock(hour: number, minutes: string, half: string): string {
  const afternoon = /p|後|下|晚/i.test(half) ? 12 : 0;
  const of24 = half === '' ? hour : (hour % 12) + afternoon;
  const isLate = of24 > 24 && of24 < 30;
  return `${String(isLate ? of24 - 24 : of24).padStart(2, '0')}:${minutes}`;
}

const names = new Map<string, string[][]>();

/** The names of the days in a language: long, short and narrow. */
const namesIn = (lang: string): string[][] =>
  getOrInsert(names, lang, () =>
    DAYS.map((_, day) =>
      (['long', 'short', 'narrow'] as const).map((weekday) => {
        const format = new Intl.DateTimeFormat(lang, { weekday, timeZone: 'UTC' });
        // 2024 begins with a Monday.
        return plain(format.format(Date.UTC(2024, 0, 1 + day)));
      }),
    ),
  );

const plain = (name: string): string => inPlainLetters(name.toLowerCase()).replace(/\.$/, '');

/** Ways to write the name of a day: in full, abbreviated or with an ending, by its consonants, inflected. */
const MATCHES: ((written: string, names: string[]) => boolean)[] = [
  (written, called) => called.includes(written),
  (written, [name = '']) => name.startsWith(written) || (written.startsWith(name) && written.length < name.length + 3),
  (written, [name = '']) => written.length > 1 && name.replace(/[aeiouy]/g, '').startsWith(written),
  (written, [name = '']) => written.length > 4 && written.slice(0, -2) === name.slice(0, -2),
];

/** The two letters of a day, from its name in a language; the name itself where it may be several, or none. */
function codeOf(lang: string, name: string): string {
  const written = plain(name);
  for (const matches of MATCHES) {
    const days = DAYS.filter((_, day) => matches(written, namesIn(lang)[day] ?? []));
    if (days.length > 0) return days.length === 1 ? String(days[0]) : name;
  }
  return name;
}
