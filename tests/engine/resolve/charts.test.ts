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
    // What binary fractions add: 0.30000000000000004, and steps that are a little more than 0.1.
    [0, 0.1 + 0.2, [0, 0.1, 0.2, 0.3]],
    [0.3, 0.8, [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]],
    [0.6, 1.1, [0.6, 0.7, 0.8, 0.9, 1, 1.1]],
  ])('from %d to %d has round steps', (low, high, ticks) => {
    expect(scaleOf(low, high)).toEqual({ from: ticks[0], to: ticks.at(-1), ticks });
  });

  test('of bars begins at zero, that of a line may begin near its values', () => {
    const ticks = (kind: Chart['kind'], ...values: number[]) =>
      plotOf({ kind, series: [row(...values)] }).ticks.map(([text]) => text);
    expect([ticks('bars', 96, 100), ticks('line', 96, 100), ticks('line', 70, 100)].map((each) => each.at(-1))).toEqual(
      ['0', '96', '0'],
    );
    expect(ticks('line', 5, 5).at(-1)).toBe('0');
    expect(ticks('line', -4, -3)).toEqual(['0', '-1', '-2', '-3', '-4']);
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

  test('bars of several series stand beside each other, in the middle of the room for their label', () => {
    expect(plotOf({ series: [row(10, 20), row(5, -5)] }).series.map(({ bars }) => bars)).toEqual([
      [
        [17, 40, 7.2, 40],
        [67, 0, 7.2, 80],
      ],
      [
        [25, 60, 7.2, 20],
        [75, 80, 7.2, 20],
      ],
    ]);
  });

  test('bars grow narrow where there are many', () => {
    const months = Array.from({ length: 20 }, (_, index) => `M${index}`);
    const plot = plotOf({ labels: months, series: [row(...months.map(() => 1))] });
    expect(plot.series[0]?.bars?.slice(0, 2)).toEqual([
      [0.8, 0, 3.5, 100],
      [5.8, 0, 3.5, 100],
    ]);
    expect([plot.lies, plot.every, plot.sums?.length]).toEqual([undefined, [4, 2], 20]);
  });

  test('bars that lie begin at zero on either side', () => {
    const labels = ['Actors and their crew', 'Costumes and the stage'];
    const { zero, every, series, sums } = plotOf({ labels, series: [row(-10, 20)] });
    expect([zero, every, series[0]?.bars, sums?.length]).toEqual([
      33.3,
      undefined,
      [
        [0, 0, 33.3, 100],
        [33.3, 0, 66.7, 100],
      ],
      2,
    ]);
  });

  test('a line has its points in the middle of the room for their labels, and its ground where it begins at zero', () => {
    const lineOf = (...values: number[]) => plotOf({ kind: 'line', labels: ['A', 'B', 'C'], series: [row(...values)] });
    expect(lineOf(0, 5, 10).series[0]?.line).toEqual({
      path: 'M16.7 100L50 50L83.3 0',
      area: 'M16.7 100L50 50L83.3 0V100H16.7Z',
      end: [83.3, 0],
    });
    const near = lineOf(96, 98, 100);
    expect([near.series[0]?.line?.area, near.zero]).toEqual([undefined, 100]);
    const two = plotOf({ kind: 'line', series: [row(0, 1), { label: 'A name of 16 ...', values: [1, 0] }] });
    expect(two.series.map(({ line }) => [line?.area, line?.end])).toEqual([
      [undefined, [75, 0, 0]],
      [undefined, [75, 100, 100]],
    ]);
    const long = plotOf({ kind: 'line', series: [row(0, 1), { label: 'A name of 17 ....', values: [1, 0] }] });
    expect(long.series.map(({ line }) => line?.end.length)).toEqual([2, 2]);
  });

  test('what is written into the plot are values of one series, where there is room, and no parts of several', () => {
    const sumsOf = (...values: number[]) =>
      plotOf({ labels: values.map((_, index) => `${index}`), series: [row(...values)] }).sums;
    expect(sumsOf(1, 2)).toEqual([
      ['1', 25, 50],
      ['2', 75, 0],
    ]);
    expect(sumsOf(1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000)).toBeUndefined();
    expect(plotOf({ series: [row(1, 2), row(3, 4)] }).sums).toBeUndefined();
  });

  test('a quiet series is marked as such', () => {
    const { series } = plotOf({ series: [{ ...row(1, 2), tone: 'quiet' }, row(3, 4)] });
    expect(series.map(({ quiet }) => quiet)).toEqual([true, undefined]);
  });

  test('parts of a whole stand upon one another, their sum above them', () => {
    const { series, sums } = plotOf({ kind: 'stacked', series: [row(60, 20), row(40, 20)] });
    expect(series.map(({ bars }) => bars)).toEqual([
      [
        [21, 40, 8, 60],
        [71, 80, 8, 20],
      ],
      [
        [21, 0, 8, 40],
        [71, 60, 8, 20],
      ],
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
  ['en-US', 'EUR', '€12.50'],
  ['ja', 'JPY', '￥12.5'],
  ['de-DE', 'hours', '12,5'],
])('numbers are written as %s writes them, %s with each or once above all', (lang, unit, written) => {
  const block = chartOf({ type: 'chart', kind: 'bars', unit, labels: ['A', 'B'], series: [row(12.5, 3)] }, lang);
  expect(block.plot.series[0]?.values[0]).toBe(written);
  expect(block.unit).toBe(unit === 'hours' ? unit : undefined);
});

test('numbers are as exact as a reader needs them: amounts to the cent, whole ones without it', () => {
  const written = (unit: string, ...values: number[]) => plotOf({ unit, series: [row(...values)] }).series[0]?.values;
  expect(written('USD', 12, 1.239)).toEqual(['$12', '$1.24']);
  expect(written('hours', 12, 1.2345)).toEqual(['12', '1.235']);
});
