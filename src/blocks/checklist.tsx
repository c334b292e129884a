import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ChecklistBlock } from '../model/page/types.ts';
import { corner } from '../theme/shape.ts';
import { ClosingActions } from '../ui/Actions.tsx';
import { Grid } from '../ui/lists/Grid.tsx';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { Icon } from '../ui/Icon.tsx';
import { OnPhones } from '../ui/lists/OnPhones.tsx';
import { RichText } from '../ui/text/RichText.tsx';
import { headFor, Section } from '../ui/section/Section.tsx';
import { DOWN_SM } from '../theme/breakpoints.ts';

const Item = styled('li')({
  display: 'flex',
  gap: '1rem',
  '& > .icon': {
    width: 28,
    height: 28,
    padding: 5,
    borderRadius: corner.card,
    background: 'var(--data-soft)',
    color: 'var(--data)',
    strokeWidth: 2.5,
  },
  '& p': { marginTop: '.25rem', color: 'var(--ink-soft)' },
  [DOWN_SM]: {
    '.pairs &': { gap: '.5rem', '& > .icon': { width: 20, height: 20, padding: 3 } },
  },
});

const List = styled(Grid)({ '--gap': '3rem', rowGap: '1.75rem' });

/** Short statements with ticks. */
export default function Checklist(block: ChecklistBlock) {
  const { columns = 2 } = block;
  return (
    <Section block={block} head={columns === 1 ? 'side' : headFor(block.items.length)}>
      <OnPhones way={block.onPhones} label={block.heading}>
        <List aligned columns={columns === 3 && block.items.length === 4 ? 2 : columns} least={13}>
          {block.items.map((item) => (
            <Item key={item.title}>
              <Icon name="check" />
              <div>
                <Typography variant="h3" component={entryHeadingLevel(block)}>
                  {item.title}
                </Typography>
                {item.text && <RichText text={item.text} />}
              </div>
            </Item>
          ))}
        </List>
      </OnPhones>
      <ClosingActions actions={block.actions} />
    </Section>
  );
}
