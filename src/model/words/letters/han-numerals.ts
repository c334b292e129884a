const DIGITS = '零一二三四五六七八九';
/** Zero has two more signs, of which one is a drawing. */
const ZEROS = /[〇○]/g;
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100 };
const BEFORE_UNITS = new RegExp(`[〇○${DIGITS}${Object.keys(UNITS).join('')}]+(?=\\s?[年月日號号])`, 'g');

/** A date with the numerals of Chinese and Japanese as digits: "二〇二六年五月十三日" is "2026年5月13日". */
export const datesInDigits = (text: string): string =>
  text.replace(BEFORE_UNITS, (numeral) => inDigits(numeral.replace(ZEROS, '零')));

/** Digit by digit, as years are written, or with the words for ten and a hundred. */
function inDigits(numeral: string): string {
  const signs = [...numeral];
  if (!signs.some((sign) => Object.hasOwn(UNITS, sign))) return signs.map((sign) => DIGITS.indexOf(sign)).join('');
  let [sum, digit] = [0, 0];
  for (const sign of signs) {
    const unit = UNITS[sign];
    // "十三" is thirteen.
    if (unit !== undefined) sum += (digit || 1) * unit;
    digit = unit === undefined ? DIGITS.indexOf(sign) : 0;
  }
  return String(sum + digit);
}
