/** The years of the Buddhist era, which Thailand counts in, are ahead of others by so many. */
const BUDDHIST = 543;

/** The year of ours that one of the Buddhist era is, from 1900 on; any other as it is. */
export const yearOfOurs = (year: number): number => (isBuddhistYear(year) ? year - BUDDHIST : year);

/** Whether a year must be one of the Buddhist era: as one of ours it is centuries ahead. */
export const isBuddhistYear = (year: number): boolean => year >= 1900 + BUDDHIST && year < 2100 + BUDDHIST;

/** The months of Thai, as they are written in full and for short: the alternatives of a pattern. */
export const THAI_MONTHS: readonly string[] = [
  'มกราคม|มกรา|ม\\.?ค\\.?',
  'กุมภาพันธ์|กุมภา|ก\\.?พ\\.?',
  'มีนาคม|มีนา|มี\\.?ค\\.?',
  'เมษายน|เมษา|เม\\.?ย\\.?',
  'พฤษภาคม|พฤษภา|พ\\.?ค\\.?',
  'มิถุนายน|มิถุนา|มิ\\.?ย\\.?',
  'กรกฎาคม|กรกฎา|ก\\.?ค\\.?',
  'สิงหาคม|สิงหา|ส\\.?ค\\.?',
  'กันยายน|กันยา|ก\\.?ย\\.?',
  'ตุลาคม|ตุลา|ต\\.?ค\\.?',
  'พฤศจิกายน|พฤศจิกา|พ\\.?ย\\.?',
  'ธันวาคม|ธันวา|ธ\\.?ค\\.?',
];
/** "16 มกราคม พ.ศ. 2570", without its weekday; a year of two digits is one of the Buddhist era, too. */
export const THAI_DATE = `(\\d{1,2})\\s*(${THAI_MONTHS.join('|')})\\s*(?:พ\\.?\\s?ศ\\.?|ค\\.?\\s?ศ\\.?)?\\s*(\\d{4}|\\d\\d)(?!\\d)`;
/** The same in figures: the era says in which order they stand. */
const THAI_FIGURES = '(\\d{1,2})[-/.](\\d{1,2})[-/.](2[45]\\d\\d)';
const BEFORE_THAI = '(?:วัน)?(?:(?:[\\u0e00-\\u0e7f]+\\.?)?ที่)?\\s*';
const THAI = new RegExp(`^${BEFORE_THAI}${THAI_DATE}$`);
const THAI_IN_FIGURES = new RegExp(`^${BEFORE_THAI}${THAI_FIGURES}$`);

/** The months of Vietnamese that have a name besides their number. */
const VIETNAMESE_MONTHS: Readonly<Record<string, number>> = { giêng: 1, tư: 4, chạp: 12 };
/** "16 tháng 1 năm 2027", without its weekday. */
export const VIETNAMESE_DATE =
  '(\\d{1,2})\\s+tháng\\s+(\\d{1,2}|giêng|tư|chạp)(?:\\s+năm\\s+|\\s*,\\s*|\\s+)(\\d{4})(?!\\d)';
const VIETNAMESE = new RegExp(`^(?:\\p{L}+\\s+[\\p{L}\\d]+,?\\s+)?(?:ngày\\s+)?${VIETNAMESE_DATE}$`, 'iu');
const VIETNAMESE_IN_FIGURES = /^(?:\p{L}+\s+[\p{L}\d]+,?\s+)?ngày\s+(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/iu;

/** The day, month and year of a date of Thai or Vietnamese; undefined for all others. */
export function thaiOrVietnameseDay(written: string): [day: number, month: number, year: number] | undefined {
  const [, day, name = '', year] = THAI.exec(written) ?? [];
  if (day !== undefined) {
    const month = THAI_MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`).test(name)) + 1;
    return [Number(day), month, year?.length === 2 ? Number(year) + 2500 - BUDDHIST : Number(year)];
  }
  const vietnamese = VIETNAMESE.exec(written.toLowerCase());
  if (vietnamese) {
    const [, date, month = '', of] = vietnamese;
    return [Number(date), VIETNAMESE_MONTHS[month] ?? Number(month), Number(of)];
  }
  const figures = THAI_IN_FIGURES.exec(written) ?? VIETNAMESE_IN_FIGURES.exec(written);
  return figures ? [Number(figures[1]), Number(figures[2]), Number(figures[3])] : undefined;
}
