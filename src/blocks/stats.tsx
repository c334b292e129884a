import { styled } from '@mui/material/styles';
import type { StatsBlock } from '../model/types.ts';
import { Section } from '../ui/Section.tsx';

const List = styled('dl')({
  display: 'grid',
  gap: '2.5rem 0',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,11rem),1fr))',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '.25rem',
    paddingInline: '1.5rem',
    borderInlineStart: '1px solid var(--line)',
  },
  '& dt': { fontWeight: 600, lineHeight: 1.4 },
  '& .value': {
    fontSize: 'clamp(2.5rem,2rem + 2vw,3.75rem)',
    lineHeight: 1.05,
    fontWeight: 600,
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--data)',
  },
  '& .more': { marginTop: '.25rem', color: 'var(--ink-soft)', fontSize: '.9688rem', order: -1 },
});

/** A few large numbers. */
export default function Stats(block: StatsBlock) {
  return (
    <Section block={block}>
      <List>
        {block.items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd className="value">{item.value}</dd>
            {item.text && <dd className="more">{item.text}</dd>}
          </div>
        ))}
      </List>
    </Section>
  );
}
