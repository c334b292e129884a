import { styled } from '@mui/material/styles';
import type { NotesBlock } from '../model/page/types.ts';
import { RichText } from '../ui/text/RichText.tsx';
import { Section } from '../ui/section/Section.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: '.75rem 2.5rem',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,24rem),1fr))',
  fontSize: '.9375rem',
  lineHeight: 1.55,
  color: 'var(--ink-soft)',
  '& > li': { maxWidth: '38rem', paddingInlineStart: '1rem', borderInlineStart: '2px solid var(--line)' },
});

/** Conditions in small type. */
export default function Notes(block: NotesBlock) {
  return (
    <Section block={block} compact={!block.heading}>
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <RichText text={item} />
          </li>
        ))}
      </List>
    </Section>
  );
}
