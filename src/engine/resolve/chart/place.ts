import type { Bar } from '../../../model/page/chart.ts';
import type { Scale } from './scale.ts';

/** Widths of bars, as shares of the room for a label, and as percentages that they do not exceed. */
const GROUP = 0.7;
const MAX_WIDTH = 8;

const percent = (value: number): number => Math.round(value * 10) / 10;

/** How high a value stands, in percent from the top. */
export const heightOf = (value: number, { from, to }: Scale): number => percent(((to - value) / (to - from)) * 100);

/** Where the middle of a label's room is, in percent from the start. */
export const centerOf = (index: number, count: number): number => percent(((index + 0.5) / count) * 100);

/** A vertical bar beside those of other series, from one value to another. */
export function verticalBar(
  at: { index: number; count: number; series: number; of: number },
  [from, to]: readonly [number, number],
  scale: Scale,
): Bar {
  const room = 100 / at.count;
  const width = Math.min((room * GROUP) / at.of, MAX_WIDTH);
  const x = (at.index + 0.5) * room + (at.series - at.of / 2) * width;
  const [top, bottom] = [heightOf(Math.max(from, to), scale), heightOf(Math.min(from, to), scale)];
  return [percent(x), top, percent(width * (at.of > 1 ? 0.9 : 1)), percent(bottom - top)];
}

/** A horizontal bar that has a row to itself, or shares it with the other parts of a stack. */
export function horizontalBar([from, to]: readonly [number, number], { from: low, to: high }: Scale): Bar {
  const share = (value: number): number => ((value - low) / (high - low)) * 100;
  const start = share(Math.min(from, to));
  return [percent(start), 0, percent(share(Math.max(from, to)) - start), 100];
}

/** A line through all values, and the area between it and zero. */
export function lineOf(values: readonly number[], scale: Scale): { path: string; area: string; end: [number, number] } {
  const points = values.map((value, index): [number, number] => [
    centerOf(index, values.length),
    heightOf(value, scale),
  ]);
  const [first = [0, 0], end = first] = [points[0], points.at(-1)];
  const path = `M${points.map((point) => point.join(' ')).join('L')}`;
  return { path, area: `${path}V${heightOf(0, scale)}H${first[0]}Z`, end };
}

/** Words beside the ends of lines need so much height, in percent. */
const APART = 8;

/** Heights of words as near to those of their lines as there is room, in the order of the lines. */
export function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let lowest = 100 + APART;
  for (const index of order.toReversed()) lowest = placed[index] = Math.min(heights[index] ?? 0, lowest - APART);
  let highest = -APART;
  for (const index of order) highest = placed[index] = Math.max(placed[index] ?? 0, highest + APART);
  return placed.map(percent);
}
