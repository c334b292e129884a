import type { DrawnSeries } from '../../model/page/chart.ts';
import { PATTERNED, patternId } from './series-style.ts';

/** What bars are filled with that are not of one color: stripes, and dots. */
export function Patterns({ id, series }: { id: string; series: DrawnSeries[] }) {
  const used = PATTERNED.filter((index) => series[index] && !series[index].quiet);
  if (used.length === 0) return null;
  return (
    <svg className="sprite">
      {used.map((index) => (
        <pattern key={index} id={patternId(id, index)} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" />
          {index === 1 ? <path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" /> : <circle cx="3" cy="3" r="1.6" />}
        </pattern>
      ))}
    </svg>
  );
}
