import type { DrawnSeries } from '../../model/page/chart.ts';

/** Which series are filled with a pattern, so that they can be told apart without color. */
export const PATTERNED: readonly number[] = [1, 3];

/** How a series is drawn: its class, and the pattern of its bars. */
export function styleOf({ quiet }: Pick<DrawnSeries, 'quiet'>, index: number, id: string) {
  const isPatterned = !quiet && PATTERNED.includes(index);
  return { className: quiet ? 'quiet' : `s${index}`, ...(isPatterned && { fill: `url(#${patternId(id, index)})` }) };
}

/** The id of the pattern of a series, in the chart of an id. */
export const patternId = (id: string, index: number): string => `${id}-${index}`;
