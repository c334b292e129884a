import { getOrInsert } from '../memoize.ts';

const known = new Map<string, boolean>();

/** Whether three letters are a currency by ISO 4217, such as "EUR" or "JPY": X three times stands there for none. */
export const isCurrency = (code: string): boolean =>
  getOrInsert(known, code, () => /^(?!X{3})[A-Z]{3}$/.test(code) && names().of(code) !== undefined);

let loaded: Intl.DisplayNames | undefined;
const names = (): Intl.DisplayNames =>
  (loaded ??= new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' }));

/** How many decimals prices in a currency have: two in most, none in Japan. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
