/** How Indians write large numbers, each word as they spell it; an "L" alone only behind the sign of their money. */
const UNITS: [RegExp, number][] = [
  [/^(?:lakhs?|lacs?|लाख)$/i, 1e5],
  [/^(?:crores?|cr|करोड़)$/i, 1e7],
];
const WRITTEN = /^\D*(\d+(?:\.\d+)?)\s*([\p{L}\p{M}]+)(?![\p{L}\p{M}])\D*$/u;
const SHORT = /(?<=(?:₹|rs|inr)\.?\s*\d+(?:\.\d+)?\s*)L(?!\p{L})/iu;
/** A comma stands before the last three digits, and before each two in front of them. */
const GROUPED = /(?<![\d.,])\d{1,2}(?:,\d\d)+,\d{3}(?![\d,])/g;

/** The number that is written with a word for a hundred thousand, or ten million: 125000 for "1.25 lakh". */
export function inLakhs(words: string): number | undefined {
  const [, digits, word = ''] = WRITTEN.exec(words.normalize('NFC').replace(SHORT, 'lakh')) ?? [];
  const [, times] = UNITS.find(([unit]) => unit.test(word.normalize('NFC'))) ?? [];
  return digits === undefined || times === undefined ? undefined : Math.round(Number(digits) * times);
}

/** A text whose numbers in the groups of India have none: "1,25,000" is "125000". */
export const withoutLakhGroups = (words: string): string =>
  words.replace(GROUPED, (number) => number.replaceAll(',', ''));
