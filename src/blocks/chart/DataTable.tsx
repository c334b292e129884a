import { styled } from '@mui/material/styles';
import type { DrawnSeries } from '../../model/page/chart.ts';
import { useLanguage, useStrings } from '../../strings/context.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DOWN_MD, UP_MD } from '../../theme/breakpoints.ts';

const Details = styled(Disclosure)({
  [DOWN_MD]: { '&.beside': { marginTop: '-1.75rem' } },
  // Where it stands beside its drawing, there is room for all of it.
  '@supports selector(::details-content)': {
    [UP_MD]: {
      '&.beside > summary': { display: 'none' },
      '&.beside::details-content': { contentVisibility: 'visible' },
    },
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& tr': { borderBottom: '1px solid var(--line)' },
  '& th,& td': {
    paddingBlock: '.375rem',
    paddingInline: 'min(1rem,3vw) 0',
    textAlign: 'end',
    fontWeight: 400,
  },
  '& tr > :first-child': { paddingInlineStart: 0, textAlign: 'start', color: 'var(--ink-soft)' },
  '& thead th': { fontWeight: 600 },
});

interface Props {
  labels: string[];
  series: DrawnSeries[];
  unit: string | undefined;
  /** It stands beside the drawing, where a window is wide. */
  isBeside: boolean;
  /** That of the block, where it is not the one of the page. */
  lang: string | undefined;
}

/** What is drawn, as a table that opens by the platform alone. */
export function DataTable({ labels, series, unit, isBeside, lang }: Props) {
  const language = useLanguage();
  return (
    <Details className={isBeside ? 'beside' : undefined}>
      <summary lang={lang && language}>
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
    </Details>
  );
}
