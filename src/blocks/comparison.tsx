import { styled, type CSSObject } from '@mui/material/styles';
import type { ComparisonBlock } from '../model/page/types.ts';
import { useLanguage, useStrings } from '../strings/context.ts';
import { corner } from '../theme/shape.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/section/Section.tsx';

/** Beside three others, a value of more letters would be a column of halves of words on a phone. */
const SHORT_LENGTH = 8;

/** Whether the values of a row stand in pairs on phones, each below the name of its column. */
const isPaired = ({ columns, rows }: ComparisonBlock): boolean =>
  columns.length > 3 &&
  rows.some(({ values }) => values.some((value) => typeof value === 'string' && value.length > SHORT_LENGTH));

const PAIRED: CSSObject = {
  '@media(max-width:43.74em)': {
    '& tr': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody td': { paddingInline: '.625rem!important' },
    '& td::before': {
      // Seen only: whoever listens has the name from the head. Older browsers know no other words for it.
      content: ['attr(data-column)', 'attr(data-column)/""'],
      display: 'block',
      fontSize: '.875rem',
      color: 'var(--ink-soft)',
    },
    '& .marked::before': { color: 'inherit' },
  },
};

// On phones a row is its label and, below it, the values side by side, so that nothing has to be pushed sideways.
const Table = styled('table', { shouldForwardProp: (name) => name !== 'columns' && name !== 'paired' })<{
  columns: number;
  paired: boolean;
}>(
  ({ columns }) => ({
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    '& th,& td': { padding: '1rem 1.25rem', textAlign: 'start', verticalAlign: 'top', lineHeight: 1.45 },
    '& tbody :is(th,td)': { borderTop: '1px solid var(--line)' },
    '& [scope=row]': { paddingInlineStart: 0, fontWeight: 600 },
    '& small': { display: 'block', fontSize: '.9375rem', fontWeight: 400, color: 'var(--ink-soft)' },
    '& thead th': { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-.01em' },
    '& thead small': { letterSpacing: 0, marginTop: '.25rem' },
    '& .icon': { color: 'var(--data)', width: '1.5em', height: '1.5em', strokeWidth: 2.25 },
    '& .no': { color: 'var(--ink-soft)' },
    '& .marked :is(small,.no)': { color: 'inherit' },
    '@media(min-width:43.75em)': {
      '& .marked': { background: 'var(--surface)', borderInline: '2px solid var(--data)' },
      '& thead .marked': {
        paddingTop: 14,
        borderTop: '2px solid var(--data)',
        borderRadius: `${corner.card} ${corner.card} 0 0`,
      },
      '& tr:last-child > td.marked': {
        borderBottom: '2px solid var(--data)',
        borderRadius: `0 0 ${corner.card} ${corner.card}`,
      },
    },
    '@media(max-width:43.74em)': {
      '&,& thead,& tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: `repeat(${columns},minmax(0,1fr))`, paddingBottom: '.625rem' },
      '& thead': { position: 'sticky', top: '4.75rem', zIndex: 1, background: 'var(--ground)' },
      // It takes no room, and stays what the labels of rows stand below: without it, each value would be in the next column.
      '& thead td': { position: 'absolute' },
      '& tbody tr': { borderTop: '1px solid var(--line)' },
      '& tbody :is(th,td)': { border: 0 },
      // In a third or a quarter of a phone, words are parted where they may be.
      '& th,& td': { padding: '.5rem .625rem', hyphens: 'auto' },
      '& thead th': { fontSize: '1rem' },
      '& [scope=row]': { gridColumn: '1/-1', paddingBlock: '.875rem .375rem' },
      // The outline is there for those whose browser takes grounds away.
      '& .marked': { background: 'var(--data-soft)', borderRadius: corner.small, outline: '1px solid transparent' },
      '& :is(th,td):first-of-type:not(.marked)': { paddingInlineStart: 0 },
    },
    '@media print': { '& thead': { position: 'static' } },
  }),
  ({ paired }) => paired && PAIRED,
);

interface ValueProps {
  value: ComparisonBlock['rows'][number]['values'][number];
  /** The language of what no author wrote, where the block has another. */
  lang: string | undefined;
}

/** What stands in a cell: words, or a sign for yes or no, which is said to those who do not see it. */
function Value({ value, lang }: ValueProps) {
  const strings = useStrings().comparison;
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? (
        <Icon name="check" />
      ) : (
        <span className="no" aria-hidden="true">
          –
        </span>
      )}
      <span className="visually-hidden" lang={lang}>
        {value ? strings.yes : strings.no}
      </span>
    </>
  );
}

/** Things side by side, row by row. */
export default function Comparison(block: ComparisonBlock) {
  const language = useLanguage();
  const { columns } = block;
  const paired = isPaired(block);
  const marked = (index: number) => (columns[index]?.highlight ? 'marked' : undefined);
  return (
    <Section block={block}>
      <Table columns={columns.length} paired={paired}>
        <thead>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a corner has nothing to say */}
            <td />
            {columns.map(({ title, text }, index) => (
              <th key={title} scope="col" className={marked(index)}>
                {title}
                {text && <small>{text}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ label, text, values }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {text && <small>{text}</small>}
              </th>
              {values.map((value, index) => (
                <td key={index} className={marked(index)} data-column={paired ? columns[index]?.title : undefined}>
                  <Value value={value} lang={block.lang && language} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
