import { styled } from '@mui/material/styles';
import type { CollectionBlock } from '../../model/types.ts';
import { useSay, useStrings } from '../../strings/context.ts';
import { corner } from '../../theme/shape.ts';

const Bar = styled('div')({ display: 'grid', gap: '1rem', marginBottom: '2rem' });

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem',
  '& > span': { minWidth: '5.5rem', fontWeight: 600 },
  '& button': {
    minHeight: 44,
    padding: '.375rem 1rem',
    border: '1px solid var(--line)',
    borderRadius: corner.pill,
    background: 'var(--surface)',
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: 'var(--ink-soft)' },
  '& button[aria-pressed=true]': { background: 'var(--ink)', borderColor: 'var(--ink)', color: 'var(--ground)' },
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
    <Bar className="needs-script screen-only" data-live="">
      {filters.map(({ by, label, values }) => (
        <Choices key={by} role="group" aria-label={label}>
          <span aria-hidden="true">{label}</span>
          {['', ...values].map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={(chosen[by] ?? '') === value}
              onClick={() => onChoose(by, value)}
            >
              {value || collection.all}
            </button>
          ))}
        </Choices>
      ))}
      <p role="status" className={shown === total ? 'visually-hidden' : undefined}>
        {shown === total ? '' : say(collection.shown, { count: shown, total })}
      </p>
    </Bar>
  );
}
