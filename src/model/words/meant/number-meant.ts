import { currencyDigits, isCurrency } from '../currency.ts';
import { inPlainDigits } from '../letters/plain-digits.ts';
import { currenciesCalled } from './codes-called.ts';
import { inLakhs, withoutLakhGroups } from './in-lakhs.ts';
import { inMyriads } from './in-myriads.ts';

/** Digits in groups of three, and what is before and behind them. */
const THOUSANDS = /^([^\d.,-]*)([1-9]\d{0,2}(?:[.,’' \u00a0\u202f]\d{3})+)([^\d.,]*)$/;
/** Words behind digits that multiply them, so that they are no units. */
const LARGER =
  /\d\s*(?:k|tys|tsd|mil\p{L}*|bin|duizend|tausend|thousand|tusen|tusind|mln|mio|mrd|mi|b(?:illio)?n|lakh|crore|тыс|тис|млн)(?!\p{L})/iu;
/** The end of a whole price: "49,-", in Sweden also "49:-", in the Netherlands "49,=". */
const NO_HUNDREDTHS = /(?<=\d)[.,:](?:\p{Pd}+|=)(?!\d)/u;
/** Endings of a price that do not change its number: "from", "at most", and a note on taxes. */
const ENDING = /から$|부터$|(?<=원)정$|\s*[~〜]$|(?<=\S)\s*\([^()\d]*\)$/g;
/** Arabic decimal and thousands separators, and the point of an abbreviation. */
const SIGNS: [RegExp, string][] = [
  [/٫/g, '.'],
  [/٬/g, ','],
  [/(?<=\p{L})\./gu, ''],
];

/** A plain number: "1250.5", "-3". */
const PLAIN = /^(-?\d+(?:\.\d+)?)$/;
/** A number with at most two decimals, with or without separators between thousands: "1.200,00", "2,50 €". */
const DECIMAL =
  /^[^\d.,-]*(\d{1,3}(?:[ ’']\d{3})+[.,]\d\d?|\d{1,3}(?:\.\d{3})+,\d\d|\d{1,3}(?:,\d{3})+\.\d\d|\d+(?:[.,]\d\d?)?)[^\d.,]*$/;

/**
 * The number in a text, alone or with a unit: "3", "2,50 €", "12 %", "1.200,00", "3.450 TL", "49,-", "3만 5천원",
 * "1,25,000", "1.25 lakh". Both numbers where it may be either of two: "1.250" is "1250 or 1.250". Undefined for any
 * other text.
 */
export function numberMeant(text: string): string | undefined {
  // A letter "o" may be a zero, or belong to "1o".
  if (/\d[oO](?!\p{L})/u.test(text)) return undefined;
  const written = SIGNS.reduce((said, [sign, plain]) => said.replace(sign, plain), text.normalize('NFKC').trim());
  const words = withoutLakhGroups(inPlainDigits(written)).replace(ENDING, '').replace(NO_HUNDREDTHS, '');
  const inUnits = inMyriads(words) ?? inLakhs(words);
  if (inUnits !== undefined) return String(inUnits);
  if (LARGER.test(words)) return undefined;
  return groupedNumber(words, NO_HUNDREDTHS.test(written)) ?? decimalNumber(words);
}

/**
 * The number in a text whose digits are in groups of three, which may be thousands or, after a single point or comma,
 * decimals. Undefined where they are not grouped.
 * @param isPrice whether the text has a sign that only prices have
 */
function groupedNumber(words: string, isPrice: boolean): string | undefined {
  const [, before = '', digits, behind = ''] = THOUSANDS.exec(words) ?? [];
  if (digits === undefined) return undefined;
  const money = [before, behind].flatMap((name) => (isCurrency(name.trim()) ? [name.trim()] : currenciesCalled(name)));
  const isMoney = isPrice || (money.length > 0 && money.every(hasHundredths));
  const hasOneSeparator = new Set(digits.replace(/\d/g, '')).size === 1;
  // Several groups, or a space or an apostrophe, are never decimals.
  const isGrouped = hasOneSeparator && /\D\d+\D|[ ’']/.test(digits);
  if (isMoney || isGrouped) return digits.replace(/\D/g, '');
  // A point may also separate thousands, and a comma decimals.
  const isAmbiguous = digits === words || (money.length > 0 && digits.includes('.'));
  return isAmbiguous ? `${digits.replace(/[.,]/, '')} or ${digits.replace(',', '.')}` : undefined;
}

function decimalNumber(words: string): string | undefined {
  const [, digits] = PLAIN.exec(words) ?? DECIMAL.exec(words) ?? [];
  // The last separator is the decimal one.
  return digits?.replace(/[ ’']|[.,](?=.*[.,])/g, '').replace(',', '.');
}

/**
 * Whether a currency has at most two decimals. In Jordan, Kuwait or Tunisia, which have three, "20.000" may be twenty.
 */
const hasHundredths = (currency: string): boolean => currencyDigits(currency) < 3;
