import { currencyDigits, isCurrency } from '../currency.ts';
import { inPlainDigits } from '../letters/plain-digits.ts';
import { currenciesCalled } from './codes-called.ts';
import { inLakhs, withoutLakhGroups } from './in-lakhs.ts';
import { inMyriads } from './in-myriads.ts';

/** Digits in threes, as money has no third decimal, and what stands around them. */
const THOUSANDS = /^([^\d.,-]*)([1-9]\d{0,2}(?:[.,’' \u00a0\u202f]\d{3})+)([^\d.,]*)$/;
/** Words behind digits that make a larger number of them: none of these is a unit. */
const LARGER =
  /\d\s*(?:k|tys|tsd|mil\p{L}*|bin|duizend|tausend|thousand|tusen|tusind|mln|mio|mrd|mi|b(?:illio)?n|lakh|crore|тыс|тис|млн)(?!\p{L})/iu;
/** Of a price without its hundredths: "49,-", in Sweden "49:-", in the Netherlands "49,=", too. */
const NO_HUNDREDTHS = /(?<=\d)[.,:](?:\p{Pd}+|=)(?!\d)/u;
/** What a price may end with that leaves its number as it is: from there on, no more, and whether taxes are in it. */
const ENDING = /から$|부터$|(?<=원)정$|\s*[~〜]$|(?<=\S)\s*\([^()\d]*\)$/g;
/** The signs of Arabic before decimals and between thousands, and the point of an abbreviation. */
const SIGNS: [RegExp, string][] = [
  [/٫/g, '.'],
  [/٬/g, ','],
  [/(?<=\p{L})\./gu, ''],
];

/**
 * The number that a text says, alone or with what it counts: "3", "2,50 €", "12 %", "1.200,00", "3.450 TL", "49,-",
 * "3만 5천원", "1,25,000", "1.25 lakh"; both, where it may be either of two.
 */
export function numberMeant(text: string): string | undefined {
  // A letter that looks like a digit may be one, or end "1o".
  if (/\d[oO](?!\p{L})/u.test(text)) return undefined;
  const written = SIGNS.reduce((said, [sign, plain]) => said.replace(sign, plain), text.normalize('NFKC').trim());
  const words = withoutLakhGroups(inPlainDigits(written)).replace(ENDING, '').replace(NO_HUNDREDTHS, '');
  const inUnits = inMyriads(words) ?? inLakhs(words);
  if (inUnits !== undefined) return String(inUnits);
  if (LARGER.test(words)) return undefined;
  const [, before = '', threes = '', behind = ''] = THOUSANDS.exec(words) ?? [];
  const money = [before, behind].flatMap((name) => (isCurrency(name.trim()) ? [name.trim()] : currenciesCalled(name)));
  const isMoney = (money.length > 0 && money.every(hasHundredths)) || NO_HUNDREDTHS.test(written);
  // No decimals stand behind a space or an apostrophe.
  const isGrouped = new Set(threes.replace(/\d/g, '')).size === 1 && /\D\d+\D|[ ’']/.test(threes);
  if (threes !== '' && (isMoney || isGrouped)) return threes.replace(/\D/g, '');
  // A point may stand before thousands, too, and a comma before decimals.
  const mayBeEither = threes !== '' && (threes === words || (money.length > 0 && threes.includes('.')));
  if (mayBeEither) return `${threes.replace(/[.,]/, '')} or ${threes.replace(',', '.')}`;
  const plain =
    /^(-?\d+(?:\.\d+)?)$/.exec(words) ??
    /^[^\d.,-]*(\d{1,3}(?:[ ’']\d{3})+[.,]\d\d?|\d{1,3}(?:\.\d{3})+,\d\d|\d{1,3}(?:,\d{3})+\.\d\d|\d+(?:[.,]\d\d?)?)[^\d.,]*$/.exec(
      words,
    );
  // The last of these signs stands before the decimals.
  return plain?.[1]?.replace(/[ ’']|[.,](?=.*[.,])/g, '').replace(',', '.');
}

/** Money with three decimals is that of Jordan, Kuwait, Tunisia and their neighbors: "20.000" may be twenty of them. */
const hasHundredths = (currency: string): boolean => currencyDigits(currency) < 3;
