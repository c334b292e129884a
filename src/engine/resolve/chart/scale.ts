/** An axis with round steps. */
export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

/** How many steps an axis has at most, before its ends are made round. */
const STEPS = 5;

/** The axis that holds all values, in steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(low: number, high: number): Scale {
  const rough = (high - low || 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step));
  return { from: rounded(first * step), to: rounded(last * step), ticks };
}

/** Without the dust of binary fractions. */
const rounded = (value: number): number => Number(value.toPrecision(12));
