import type { DrawnSeries } from '../../model/page/chart.ts';
import { styleOf } from './series-style.ts';

/** Which drawing is which series. Lines have their names at their ends, too, where there is room for them. */
export function Legend({ id, kind, series }: { id: string; kind: string; series: DrawnSeries[] }) {
  return (
    <div className="keys">
      {series.map((each, index) => (
        <span key={each.label}>
          <svg {...styleOf(each, index, kind === 'line' ? '' : id)}>
            {kind === 'line' ? <path d="M0 7H24" /> : <rect x="1" y="1" width="12" height="12" />}
          </svg>
          {each.label}
        </span>
      ))}
    </div>
  );
}
