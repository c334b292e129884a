/** How Koreans, Japanese and Chinese write large numbers: a new word at each ten thousand, and others within these. */
const MYRIADS: Readonly<Record<string, number>> = { 만: 1e4, 万: 1e4, 萬: 1e4, 억: 1e8, 億: 1e8, 亿: 1e8 };
const WITHIN: Readonly<Record<string, number>> = { 십: 10, 백: 100, 百: 100, 천: 1e3, 千: 1e3 };

const UNITS = [...Object.keys(MYRIADS), ...Object.keys(WITHIN)].join('');
/** Digits and such words in turn, at least one of these, with nothing but the name of what is counted around them. */
const WRITTEN = new RegExp(`^[^\\d${UNITS}]*((?:\\d[\\d,.]*\\s*[${UNITS}]{1,2}\\s*)+(?:\\d[\\d,]*)?)[^\\d${UNITS}]*$`);

/** The number that is written with words for ten thousand and others: 35000 for "3만 5천원"; undefined for all others. */
export function inMyriads(words: string): number | undefined {
  const written = WRITTEN.exec(words.normalize('NFC'))?.[1];
  if (written === undefined) return undefined;
  let [sum, within] = [0, 0];
  for (const [, digits = '', units = ''] of written.matchAll(new RegExp(`(\\d[\\d,.]*)\\s*([${UNITS}]*)`, 'g'))) {
    let part = Number(digits.replaceAll(',', ''));
    for (const unit of units) {
      part *= WITHIN[unit] ?? 1;
      const myriad = MYRIADS[unit];
      if (myriad === undefined) continue;
      sum += (within + part) * myriad;
      [within, part] = [0, 0];
    }
    within += part;
  }
  return Number.isFinite(sum + within) ? Math.round(sum + within) : undefined;
}
