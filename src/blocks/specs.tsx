import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { SpecsBlock } from '../model/page/types.ts';
import { Grid } from '../ui/lists/Grid.tsx';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { headFor, Section } from '../ui/section/Section.tsx';

const Groups = styled(Grid)({
  '--gap': '3rem',
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', marginTop: '1rem' },
  '& tr': { borderTop: '1px solid var(--line)' },
  '& th,& td': {
    padding: '.75rem 0',
    textAlign: 'start',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  // Large letters on a phone: each column has half of it.
  '& th': { width: 'min(9.5rem,50vw)', paddingInlineEnd: '1rem', fontWeight: 400, color: 'var(--ink-soft)' },
  '& td': { fontWeight: 600 },
});

/** Facts in groups, each a small table. */
export default function Specs(block: SpecsBlock) {
  return (
    <Section block={block} head={headFor(block.groups.length)}>
      <Groups least={22}>
        {block.groups.map((group) => (
          <li key={group.title}>
            <Typography variant="h3" component={entryHeadingLevel(block)}>
              {group.title}
            </Typography>
            <table>
              <tbody>
                {group.rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
                    <td>{row.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </Groups>
    </Section>
  );
}
