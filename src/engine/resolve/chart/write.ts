import { getOrInsert } from '../../../model/memoize.ts';
import { isCurrency } from '../../../model/words/currency.ts';

/** Whether a unit is written with each number, and not once above all. */
export const isSign = (unit: string | undefined): boolean => unit === '%' || isCurrency(unit ?? '');

const formats = new Map<string, Intl.NumberFormat>();

/** Writes numbers as a language does, with those units that are written with each. */
export function numberWriter(lang: string, unit: string | undefined): (value: number) => string {
  const format = getOrInsert(formats, JSON.stringify([lang, unit]), () => formatOf(lang, unit));
  return (value) => format.format(value);
}

function formatOf(lang: string, unit: string | undefined): Intl.NumberFormat {
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: 3 };
  if (unit === '%') Object.assign(options, { style: 'unit', unit: 'percent' });
  else if (unit !== undefined && isSign(unit))
    Object.assign(options, {
      style: 'currency',
      currency: unit,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    });
  return new Intl.NumberFormat(lang, options);
}
