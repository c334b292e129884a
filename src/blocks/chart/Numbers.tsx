import type { DrawnSeries } from '../../model/chart.ts';
import { useStrings } from '../../strings/context.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  labels: string[];
  series: DrawnSeries[];
  unit: string | undefined;
}

/** What is drawn, as a table that opens by the platform alone. */
export function Numbers({ labels, series, unit }: Props) {
  return (
    <details>
      <summary>
        {useStrings().chart.numbers}
        <Icon name="plus" />
      </summary>
      <table>
        <thead>
          <tr>
            <td>{unit}</td>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              {series.map(({ label: name, values }) => (
                <td key={name}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
