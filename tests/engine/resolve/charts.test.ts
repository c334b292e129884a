import { describe, expect, test } from 'vitest';
import { apart } from '../../../src/engine/resolve/chart/place.ts';
import { chartOf } from '../../../src/engine/resolve/chart/plot.ts';
import { scaleOf } from '../../../src/engine/resolve/chart/scale.ts';
import type { AuthoredBlocks } from '../../../src/model/page/types.ts';

type Chart = AuthoredBlocks['chart'];

const plotOf = (chart: Partial<Chart>, lang = 'en-US') =>
  chartOf({ type: 'chart', kind: 'bars', labels: ['A', 'B'], series: [], ...chart }, lang).plot;
const row = (...values: number[]) => ({ label: `Row of ${values.join(', ')}`, values });

describe('an axis', () => {
  test.each([
    [0, 560, [0, 200, 400, 600]],
    [0, 62, [0, 20, 40, 60, 80]],
    [-12, 22, [-20, -10, 0, 10, 20, 30]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [99.91, 100, [99.9, 99.92, 99.94, 99.96, 99.98, 100]],
    [0, 0, [0, 0.2]],
  ])('from %d to %d has round steps', (low, high, ticks) => {
    expect(scaleOf(low, high)).toEqual({ from: ticks[0], to: ticks.at(-1), ticks });
  });

  test('of bars begins at zero, that of a line may begin near its values', () => {
    const ticks = (kind: Chart['kind']) => plotOf({ kind, series: [row(96, 100)] }).ticks.at(-1)?.[0];
    expect([ticks('bars'), ticks('line')]).toEqual(['0', '96']);
  });
});

describe('shapes', () => {
  test('bars stand on zero, or hang from it', () => {
    const { zero, series } = plotOf({ series: [row(30, -20)] });
    const [up, down] = series[0]?.bars ?? [];
    expect(zero).toBe(60);
    expect([up?.[1], up?.[3]]).toEqual([0, 60]);
    expect([down?.[1], down?.[3]]).toEqual([60, 40]);
  });

  test('parts of a whole stand upon one another, their sum above them', () => {
    const { series, sums } = plotOf({ kind: 'stacked', series: [row(60, 20), row(40, 20)] });
    expect(series.map(({ bars }) => bars?.[0]?.slice(1))).toEqual([
      [40, series[0]?.bars?.[0]?.[2], 60],
      [0, series[1]?.bars?.[0]?.[2], 40],
    ]);
    expect(sums?.map(([text]) => text)).toEqual(['100', '40']);
  });

  test('bars with long labels lie, and many labels of a line are thinned', () => {
    const labels = ['Actors and crew', 'Costumes and stage', 'Lights and sound'];
    expect(plotOf({ labels, series: [row(1, 2, 3)] })).toMatchObject({ lies: true, ticks: [] });
    const weeks = Array.from({ length: 12 }, (_, index) => `Week ${index + 1}`);
    const { every, lies } = plotOf({ kind: 'line', labels: weeks, series: [row(...weeks.map(() => 1))] });
    expect([every, lies]).toEqual([[4, 2], undefined]);
  });

  test('names at the ends of lines keep their distance', () => {
    expect(apart([50, 51, 10])).toEqual([43, 51, 10]);
    expect(apart([2, 1, 0])).toEqual([16, 8, 0]);
  });
});

test.each([
  ['en-US', '%', '12.5%'],
  ['de-DE', '%', '12,5\u00a0%'],
  ['en-US', 'USD', '$12.50'],
  ['ja', 'JPY', '￥12.5'],
  ['de-DE', 'hours', '12,5'],
])('numbers are written as %s writes them, %s with each or once above all', (lang, unit, written) => {
  const block = chartOf({ type: 'chart', kind: 'bars', unit, labels: ['A', 'B'], series: [row(12.5, 3)] }, lang);
  expect(block.plot.series[0]?.values[0]).toBe(written);
  expect(block.unit).toBe(unit === 'hours' ? unit : undefined);
});
