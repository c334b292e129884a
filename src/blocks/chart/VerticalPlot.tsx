import { styled } from '@mui/material/styles';
import type { DrawnSeries, Line, Plot } from '../../model/page/chart.ts';
import { BarShape } from './BarShape.tsx';
import { styleOf } from './series-style.ts';
import { DOWN_SM } from '../../theme/breakpoints.ts';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.75rem',
  '& .ticks': { display: 'grid', alignContent: 'space-between', textAlign: 'end', lineHeight: 0 },
  '& .plot': { width: '100%', height: 'clamp(14rem,30vw,20rem)' },
  '& line': { stroke: 'var(--line)' },
  '& .zero': { stroke: 'var(--ink-soft)' },
  '& text': {
    fill: 'var(--ink)',
    textAnchor: 'middle',
    fontWeight: 600,
    stroke: 'var(--surface)',
    strokeWidth: 4,
    paintOrder: 'stroke',
  },
  '& .labels': { gridColumn: 2, display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' },
  '& .labels span': { display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
  [DOWN_SM]: { '& .wide': { visibility: 'hidden' } },
  '&:dir(rtl) .plot': { transform: 'scaleX(-1)' },
  '&:dir(rtl) text': { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
});

interface Props {
  id: string;
  plot: Plot;
  labels: string[];
}

/** A plot with a vertical axis: bars or lines. Shapes are placed by percentages, so letters keep their size. */
export function VerticalPlot({ id, plot, labels }: Props) {
  const [onPhones, onWide] = plot.every ?? [1, 1];
  return (
    <Frame>
      <div className="ticks">
        {plot.ticks.map(([text]) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <svg className="plot">
        {plot.ticks.map(([text, y]) => (
          <line key={text} className={y === plot.zero ? 'zero' : undefined} x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        {plot.series.map((series, index) => (
          <g key={series.label} {...styleOf(series, index, id)}>
            {series.bars?.map((bar, at) => (
              <BarShape key={at} bar={bar} />
            ))}
            {series.line && <LineShape series={series} line={series.line} />}
          </g>
        ))}
        {plot.sums?.map(([text, x, y], index) => (
          <text key={index} x={`${x}%`} y={`${y}%`} dy={y > plot.zero ? 18 : -9}>
            {text}
          </text>
        ))}
      </svg>
      <div className="labels">
        {labels.map((label, index) => (
          <span key={index} className={index % onPhones === 0 ? undefined : 'wide'}>
            {index % onPhones === 0 || index % onWide === 0 ? label : ''}
          </span>
        ))}
      </div>
    </Frame>
  );
}

/** A line is stretched to the plot, its stroke and what stands at its end are not. */
function LineShape({ series, line }: { series: DrawnSeries; line: Line }) {
  const [x, y, nameY] = line.end;
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        {line.area && <path className="area" d={line.area} />}
        <path d={line.path} />
      </svg>
      <circle cx={`${x}%`} cy={`${y}%`} r="4.5" />
      {nameY !== undefined && (
        <text className="end" x={`${x}%`} y={`${nameY}%`} dx="12" dy="4">
          {series.label}
        </text>
      )}
    </>
  );
}
