import { styled } from '@mui/material/styles';
import type { CollectionBlock } from '../../model/page/types.ts';
import { useSay, useStrings } from '../../strings/context.ts';
import { chip, chipRow } from './chips.ts';
import { UP_SM } from '../../theme/breakpoints.ts';

const Bar = styled('div')({ display: 'grid', gap: '1rem', marginBottom: '2rem' });

const Choices = styled('div')({
  display: 'grid',
  gap: '.5rem',
  alignItems: 'center',
  [UP_SM]: { gridTemplateColumns: 'minmax(5.5rem,auto) minmax(60%,1fr)' },
  '& > span': { fontWeight: 600 },
  '& > div': chipRow,
  '& button': chip('&[aria-pressed=true]'),
});

interface Props {
  filters: NonNullable<CollectionBlock['filters']>;
  chosen: Record<string, string>;
  onChoose: (by: string, value: string) => void;
  shown: number;
  total: number;
}

/** Buttons that narrow a list on the spot. Without scripts they are absent and the whole list stands. */
export function Filters({ filters, chosen, onChoose, shown, total }: Props) {
  const { collection } = useStrings();
  const say = useSay();
  return (
    <Bar className="needs-script screen-only">
      {filters.map(({ by, label, values }) => (
        <Choices key={by} role="group" aria-label={label}>
          <span aria-hidden="true">{label}</span>
          <div>
            {['', ...values].map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={(Object.hasOwn(chosen, by) ? chosen[by] : '') === value}
                onClick={() => onChoose(by, value)}
              >
                {value || collection.all}
              </button>
            ))}
          </div>
        </Choices>
      ))}
      <p role="status" className={shown === total ? 'visually-hidden' : undefined}>
        {shown < total && (
          // Of other entries it is said anew, also where they are as many.
          <span key={Object.entries(chosen).join()}>{say(collection.shown, { count: shown, total })}</span>
        )}
      </p>
    </Bar>
  );
}
