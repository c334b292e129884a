import type { DrawnSeries, Plot } from '../../../model/page/chart.ts';
import type { AuthoredBlocks, ChartBlock } from '../../../model/page/types.ts';
import { apart, heightOf, horizontalBar, lineOf, centerOf, verticalBar } from './place.ts';
import { scaleOf, type Scale } from './scale.ts';
import { isSign, numberWriter } from './write.ts';

type Authored = AuthoredBlocks['chart'];
type Span = readonly [from: number, to: number];

/** So many letters stand beside each other on a phone, and in a plot on wide screens. */
const PHONE = 40;
const WIDE = 75;
/** Bars with labels up to this length stand in any case; where there are many, some labels are left out. */
const SHORT = 5;
/** Names up to this length stand at the ends of lines. */
const NAME = 16;
/** A line may begin above zero where its values differ by less than this share of the largest. */
const NARROW = 0.25;

/** A chart with its drawing in place of its numbers. */
export function chartOf({ series, unit, ...block }: Authored, lang: string): ChartBlock {
  const { labels } = block;
  const write = numberWriter(lang, unit);
  const longest = longestOf(labels);
  const lies = block.kind !== 'line' && longest > SHORT && labels.length * (longest + 2) > PHONE;
  const spans = spansOf(block.kind, series);
  const scale = scaleFor(block.kind, spans);
  const drawn = series.map(({ label, values, tone }, index): DrawnSeries => {
    const written = { label, ...(tone === 'quiet' && { quiet: true as const }), values: values.map(write) };
    return block.kind === 'line' ? written : { ...written, bars: barsOf(block.kind, spans, { index, scale, lies }) };
  });
  const plot: Plot = {
    ...(lies && { lies }),
    ticks: lies ? [] : scale.ticks.toReversed().map((tick) => [write(tick), heightOf(tick, scale)]),
    zero: lies ? horizontalBar([0, 0], scale)[0] : heightOf(Math.max(scale.from, Math.min(scale.to, 0)), scale),
    ...(!lies && thinned(labels, longest)),
    series: block.kind === 'line' ? withLines(drawn, series, scale) : drawn,
    ...sumsOf(block.kind, spans, { scale, write, lies }),
  };
  return { ...block, ...(unit !== undefined && !isSign(unit) && { unit }), plot };
}

const longestOf = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

/** From where to where each value is drawn: from zero, or from the end of the part before. */
function spansOf(kind: Authored['kind'], series: Authored['series']): Span[][] {
  const before: number[] = [];
  return series.map(({ values }) =>
    values.map((value, index): Span => {
      const from = kind === 'stacked' ? (before[index] ?? 0) : 0;
      before[index] = from + value;
      return [from, from + value];
    }),
  );
}

function scaleFor(kind: Authored['kind'], spans: Span[][]): Scale {
  const ends = spans.flat().map(([, to]) => to);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const isNarrow = kind === 'line' && low < high && high - low < high * NARROW;
  return scaleOf(isNarrow ? low : Math.min(low, 0), Math.max(high, 0));
}

function barsOf(
  kind: Authored['kind'],
  spans: Span[][],
  { index: series, scale, lies }: { index: number; scale: Scale; lies: boolean },
): DrawnSeries['bars'] {
  const side = kind === 'stacked' ? { series: 0, of: 1 } : { series, of: spans.length };
  const own = spans[series] ?? [];
  return own.map((span, index) =>
    lies ? horizontalBar(span, scale) : verticalBar({ index, count: own.length, ...side }, span, scale),
  );
}

function withLines(drawn: DrawnSeries[], series: Authored['series'], scale: Scale): DrawnSeries[] {
  const lines = series.map(({ values }) => lineOf(values, scale));
  const isNamed = lines.length > 1 && longestOf(series.map(({ label }) => label)) <= NAME;
  const names = isNamed ? apart(lines.map(({ end }) => end[1])) : [];
  const isFilled = lines.length === 1 && scale.from <= 0;
  return drawn.map((each, index) => {
    const { path, area, end } = lines[index] as (typeof lines)[number];
    return { ...each, line: { path, ...(isFilled && { area }), end: isNamed ? [...end, names[index] ?? 0] : end } };
  });
}

/** How many labels there is room for, a space after each. */
function thinned({ length }: readonly string[], longest: number): Pick<Plot, 'every'> {
  const every = (room: number): number => Math.ceil((length * (longest + 2)) / room);
  const onWide = every(WIDE);
  // What is left out on phones is some of what stands on wide screens.
  const onPhones = Math.ceil(every(PHONE) / onWide) * onWide;
  return onPhones > 1 ? { every: [onPhones, onWide] } : {};
}

/** What is written into the plot: the values of a single series, the sums of a stack. */
function sumsOf(
  kind: Authored['kind'],
  spans: Span[][],
  { scale, write, lies }: { scale: Scale; write: (value: number) => string; lies: boolean },
): Pick<Plot, 'sums'> {
  const top = spans.at(-1) ?? [];
  if (spans.length > 1 && kind !== 'stacked') return {};
  const texts = top.map(([, to]) => write(to));
  if (!lies && texts.length * (longestOf(texts) + 1) > PHONE) return {};
  return { sums: top.map(([, to], index) => [texts[index] ?? '', centerOf(index, top.length), heightOf(to, scale)]) };
}
