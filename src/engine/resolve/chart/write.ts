const CURRENCIES = new Set(['USD', 'EUR', 'GBP']);

/** Whether a unit is written with each number, and not once above all. */
export const isSign = (unit: string | undefined): boolean => unit === '%' || CURRENCIES.has(unit ?? '');

/** Writes numbers as a language does, with those units that are written with each. */
export function numberWriter(lang: string, unit: string | undefined): (value: number) => string {
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: 3 };
  if (unit === '%') Object.assign(options, { style: 'unit', unit: 'percent' });
  else if (unit !== undefined && isSign(unit))
    Object.assign(options, {
      style: 'currency',
      currency: unit,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    });
  const format = new Intl.NumberFormat(lang, options);
  return (value) => format.format(value);
}
