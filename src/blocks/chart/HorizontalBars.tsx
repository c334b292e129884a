import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { Plot } from '../../model/page/chart.ts';
import { BarShape } from './BarShape.tsx';
import { styleOf } from './series-style.ts';
import { UP_SM } from '../../theme/breakpoints.ts';

// Label, bars, values; on phones the label stands above.
const Rows = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: '.375rem .875rem',
  gridTemplateColumns: '1fr auto',
  fontSize: '.9375rem',
  '& svg': { width: '100%', height: 22 },
  '&.several svg': { height: 12 },
  '& line': { stroke: 'var(--ink-soft)' },
  '& .label,& b': { color: 'var(--ink)' },
  '& .label': { gridColumn: '1/-1', marginTop: '.625rem' },
  '& b': { fontWeight: 600, textAlign: 'end' },
  [UP_SM]: {
    gridTemplateColumns: 'fit-content(40%) 1fr auto',
    rowGap: '.75rem',
    '& .label': { gridColumn: 1, marginTop: 0 },
    '& svg': { gridColumn: 2 },
    '&.several': { rowGap: '.25rem' },
    '&.several :is(b + .label,b + .label + svg,b + .label + svg + b)': { marginTop: '1rem' },
  },
  '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
});

interface Props {
  id: string;
  plot: Plot;
  labels: string[];
  isStacked: boolean;
}

/** Horizontal bars, whose labels may be as long as they like: in a row the bars of all series, or a stack of them. */
export function HorizontalBars({ id, plot, labels, isStacked }: Props) {
  const { series, zero } = plot;
  const shapes = series.map((each, index) => ({ ...each, look: styleOf(each, index, id) }));
  const rows = isStacked ? [shapes] : shapes.map((shape) => [shape]);
  return (
    <Rows className={rows.length > 1 ? 'several' : undefined}>
      {labels.map((label, at) => (
        <Fragment key={at}>
          <span className="label">{label}</span>
          {rows.map((row, index) => (
            <Fragment key={index}>
              <svg>
                {row.map(({ bars, look, label: name }) => (
                  <g key={name} {...look}>
                    {bars?.[at] && <BarShape bar={bars[at]} />}
                  </g>
                ))}
                {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" />}
              </svg>
              <b>{isStacked ? plot.sums?.[at]?.[0] : row[0]?.values[at]}</b>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </Rows>
  );
}
