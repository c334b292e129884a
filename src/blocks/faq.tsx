import { styled } from '@mui/material/styles';
import type { FaqBlock } from '../model/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';

const Item = styled('details')({
  borderTop: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: '1px solid var(--line)' },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1.5rem',
    alignItems: 'center',
    paddingBlock: '1.25rem',
    fontWeight: 600,
    fontSize: '1.125rem',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& summary:hover': { color: 'var(--action)' },
  '& .icon': { color: 'var(--action)', transition: 'transform .18s' },
  '&[open] .icon': { transform: 'rotate(45deg)' },
  '& .answer': {
    display: 'grid',
    gap: '.75rem',
    paddingInlineEnd: '2.5rem',
    paddingBottom: '1.5rem',
    color: 'var(--ink-soft)',
  },
  '& .answer a': { color: 'var(--action)' },
});

/** Questions that open to show their answers, by the platform alone. */
export default function Faq(block: FaqBlock) {
  return (
    <Section block={block} head="side">
      {block.items.map((item) => (
        <Item key={item.question}>
          <summary>
            {item.question}
            <Icon name="plus" />
          </summary>
          <div className="answer">
            <RichText text={item.answer} />
          </div>
        </Item>
      ))}
    </Section>
  );
}
