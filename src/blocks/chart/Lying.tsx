import { Fragment } from 'react';
import type { Plot } from '../../model/chart.ts';
import { lookOf } from './look.ts';
import { BarShape } from './Standing.tsx';

interface Props {
  id: string;
  plot: Plot;
  labels: string[];
  isStacked: boolean;
}

/** Bars that lie, with as long labels as they have: in a row the bars of all series, or a stack of them. */
export function Lying({ id, plot, labels, isStacked }: Props) {
  const { series, zero } = plot;
  const shapes = series.map((each, index) => ({ ...each, look: lookOf(each, index, id) }));
  const rows = isStacked ? [shapes] : shapes.map((shape) => [shape]);
  return (
    <div className={`lying${rows.length > 1 ? ' several' : ''}`}>
      {labels.map((label, at) => (
        <Fragment key={at}>
          <span className="label">{label}</span>
          {rows.map((row, index) => (
            <Fragment key={index}>
              <svg className="bar">
                {row.map(({ bars, look, label: name }) => (
                  <g key={name} {...look}>
                    {bars?.[at] && <BarShape bar={bars[at]} />}
                  </g>
                ))}
                {zero > 0 && <line className="zero" x1={`${zero}%`} x2={`${zero}%`} y2="100%" />}
              </svg>
              <span className="value">{isStacked ? plot.sums?.[at]?.[0] : row[0]?.values[at]}</span>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
