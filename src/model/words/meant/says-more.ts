import { isCurrency } from '../currency.ts';
import { currenciesCalled } from './codes-called.ts';

/** A word before a number, and what is added to it. */
const BEFORE = /^\s*(\p{Script=Latin}{2,})\.?\s[^\d]*\d/u;
const ADDED =
  /\d.*(?:[+]\s*\p{L}|(?<!\p{L})(?:plus|incl|inkl|excl|exkl|zzgl|m[aá]s|hors|IVA|BEZ|VAT|TVA|MwSt|USt)(?!\p{L}))/iu;

/** Whether a price has words that its number does not say: "desde 120 € + IVA", but not "CHF 120". */
export function saysMore(price: string): boolean {
  const [, word] = BEFORE.exec(price) ?? [];
  const isOther = word !== undefined && !isCurrency(word.toUpperCase()) && currenciesCalled(word).length === 0;
  return isOther || ADDED.test(price);
}
