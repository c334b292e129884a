import { isCurrency } from '../currency.ts';
import { currenciesCalled } from './codes-called.ts';
import { inMyriads } from './in-myriads.ts';

/** Digits in threes, as money has no third decimal, and what stands around them. */
const THOUSANDS = /^([^\d.,-]*)([1-9]\d{0,2}(?:[.,’' \u00a0\u202f]\d{3})+)([^\d.,]*)$/;
/** Words behind digits that make a larger number of them: none of these is a unit. */
const LARGER =
  /\d\s*(?:k|tys|tsd|mil|mila|mille|bin|duizend|tusen|tusind|mln|mio|mrd|mi|lakh|crore|тыс|тис|млн)(?!\p{L})/iu;
/** What a price may end with that leaves its number as it is: from there on, and no more. */
const ENDING = /(?<=\d)[.,][-–—]+(?!\d)|から$|부터$|(?<=원)정$/g;

/**
 * The number that a text says, alone or with what it counts: "3", "2,50 €", "12 %", "1.200,00", "3.450 TL", "49,-",
 * "3만 5천원"; both, where it may be either of two.
 */
export function numberMeant(text: string): string | undefined {
  const words = text.normalize('NFKC').trim().replace(ENDING, '');
  const inUnits = inMyriads(words);
  if (inUnits !== undefined) return String(inUnits);
  if (LARGER.test(words)) return undefined;
  const [, before = '', threes = '', behind = ''] = THOUSANDS.exec(words) ?? [];
  const isMoney = [before, behind].some((money) => isCurrency(money.trim()) || currenciesCalled(money).length > 0);
  // No decimals stand behind a space or an apostrophe.
  const isGrouped = new Set(threes.replace(/\d/g, '')).size === 1 && /\D\d+\D|[ ’']/.test(threes);
  if (isMoney || isGrouped) return threes.replace(/\D/g, '');
  // A point may stand before thousands, too.
  if (threes === words && words.includes('.')) return `${threes.replace('.', '')} or ${threes}`;
  const plain =
    /^(-?\d+(?:\.\d+)?)$/.exec(words) ??
    /^[^\d.,-]*(\d{1,3}(?:[ ’']\d{3})+[.,]\d\d|\d{1,3}(?:\.\d{3})+,\d\d|\d{1,3}(?:,\d{3})+\.\d\d|\d+(?:[.,]\d\d?)?)[^\d.,]*$/.exec(
      words,
    );
  // The last of these signs stands before the decimals.
  return plain?.[1]?.replace(/[ ’']|[.,](?=.*[.,])/g, '').replace(',', '.');
}
