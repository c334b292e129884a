import type { Bar } from '../../model/page/chart.ts';

/** A bar, in shares of the plot. */
export const BarShape = ({ bar: [x, y, width, height] }: { bar: Bar }) => (
  <rect x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
);
