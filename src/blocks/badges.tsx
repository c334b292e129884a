import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { BadgesBlock } from '../model/page/types.ts';
import { corner } from '../theme/shape.ts';
import { Grid } from '../ui/lists/Grid.tsx';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { Icon } from '../ui/Icon.tsx';
import { phoneRow } from '../ui/cards/phone-cards.ts';
import { RichText } from '../ui/text/RichText.tsx';
import { headFor, Section } from '../ui/section/Section.tsx';
import { DOWN_SM } from '../theme/breakpoints.ts';

const List = styled(Grid)({
  '--gap': '1rem',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '1rem',
    padding: '1.25rem 1.375rem',
    border: '1px solid var(--line)',
    borderRadius: corner.card,
    background: 'var(--surface)',
  },
  [DOWN_SM]: { gap: 0, '& > li': { ...phoneRow, paddingBlock: '1rem', paddingInline: 0 } },
  '& .icon': { width: 28, height: 28, color: 'var(--data)' },
  '& b,& span': { display: 'block', lineHeight: 1.4 },
  '& b': { fontWeight: 600 },
  '& span': { fontSize: '.9375rem', color: 'var(--ink-soft)' },
});

const Group = styled('div')({
  paddingBlock: '1.25rem',
  borderTop: '1px solid var(--line)',
  display: 'grid',
  gap: '.75rem 3rem',
  alignItems: 'baseline',
  '&:last-child': { paddingBottom: 0 },
  '@media(min-width:48em)': { gridTemplateColumns: 'minmax(0,3fr) minmax(0,9fr)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '.5rem' },
  '& li': {
    padding: '.3125rem .875rem',
    borderRadius: corner.tag,
    background: 'var(--data-soft)',
    fontSize: '.9688rem',
  },
});

/** The visible words of an empty list. */
const Empty = styled('div')({
  color: 'var(--ink-soft)',
  fontSize: '1.125rem',
  '& a': { color: 'var(--action)', fontWeight: 600 },
});

/** Names side by side, alone or in groups. */
export default function Badges(block: BadgesBlock) {
  const { items, groups, empty } = block;
  const isEmpty = !items?.length && !groups;
  return (
    // One sentence does not get a band of its own height.
    <Section block={block} head={isEmpty ? 'side' : headFor(items?.length ?? 0)} compact={isEmpty}>
      {items && items.length > 0 && (
        <List>
          {items.map((item) => (
            <li key={item.label}>
              {item.icon && <Icon name={item.icon} />}
              <div>
                <b>{item.label}</b>
                {item.text && <span>{item.text}</span>}
              </div>
            </li>
          ))}
        </List>
      )}
      {groups?.map((group) => (
        <Group key={group.title}>
          <Typography variant="h3" component={entryHeadingLevel(block)}>
            {group.title}
          </Typography>
          <ul>
            {group.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Group>
      ))}
      {isEmpty && empty && (
        <Empty>
          <RichText text={empty} />
        </Empty>
      )}
    </Section>
  );
}
