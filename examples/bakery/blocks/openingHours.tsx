import { styled } from '@mui/material/styles';
import { type BlockProps, Section } from 'pagewright/block';
import { useSyncExternalStore } from 'react';

const Board = styled('table')({
  width: '100%',
  maxWidth: '42rem',
  borderCollapse: 'collapse',
  fontSize: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  '& tr': { borderBottom: '1px dashed var(--line)' },
  '& th,& td': {
    padding: '.875rem .75rem',
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& th': { width: '45%' },
  '& small': { display: 'block', color: 'var(--ink-soft)', fontSize: '.9375rem' },
  '& .closed': { color: 'var(--ink-soft)' },
  '& [aria-current]': { background: 'var(--data-soft)', '& th,& td': { fontWeight: 600 } },
  '& mark': {
    marginInlineStart: '.5rem',
    padding: '.125rem .625rem',
    borderRadius: '1rem',
    background: 'var(--action)',
    color: 'var(--on-action)',
    fontSize: '.875rem',
  },
});

const nothingToWaitFor = () => () => {};
const weekday = (): number => (new Date().getDay() + 6) % 7;

/** The day of the week where the visitor is, 0 for Monday; unknown until the page lives, as it is built long before. */
const useToday = () => useSyncExternalStore<number | undefined>(nothingToWaitFor, weekday, () => undefined);

/** A week of opening hours, with today marked. */
export default function OpeningHours(block: BlockProps<'openingHours'>) {
  const today = useToday();
  return (
    <Section block={block}>
      <Board>
        <tbody>
          {block.days.map(({ name, hours, note }, index) => (
            <tr key={name} aria-current={index === today ? 'date' : undefined}>
              <th scope="row">
                {name} {index === today && <mark>{block.today}</mark>}
              </th>
              <td className={hours ? undefined : 'closed'}>
                {hours ?? block.closed}
                {note && <small>{note}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </Board>
    </Section>
  );
}
