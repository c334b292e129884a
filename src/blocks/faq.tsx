import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { FaqBlock } from '../model/page/types.ts';
import { Actions } from '../ui/Actions.tsx';
import { ArticleCard } from '../ui/cards/Card.tsx';
import { entryHeadingLevel, type HeadingLevel } from '../ui/text/heading-level.ts';
import { Icon } from '../ui/Icon.tsx';
import { phoneLine } from '../ui/phone-line.ts';
import { PhoneLine } from '../ui/PhoneLine.tsx';
import { RichText } from '../ui/text/RichText.tsx';
import { space } from '../theme/shape.ts';
import { Section } from '../ui/section/Section.tsx';
import { DOWN_MD, UP_MD } from '../theme/breakpoints.ts';

const Item = styled('details')({
  borderTop: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: '1px solid var(--line)' },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1.5rem',
    paddingBlock: '1.125rem',
    fontWeight: 600,
    fontSize: '1.125rem',
    lineHeight: 1.4,
  },
  '& summary:hover': { color: 'var(--action)' },
  '& .icon': { color: 'var(--action)', transition: 'transform .18s' },
  '&[open] .icon': { transform: 'rotate(45deg)' },
  // An answer unfolds, and folds, where browsers can measure it; elsewhere, and on paper, it is there at once.
  '@media screen and (prefers-reduced-motion:no-preference)': {
    interpolateSize: 'allow-keywords',
    '&::details-content': { height: 0, overflow: 'clip', transition: '.2s allow-discrete' },
    '&[open]::details-content': { height: 'auto' },
  },
  '& .answer': {
    display: 'grid',
    gap: '.75rem',
    paddingInlineEnd: '2.5rem',
    paddingBottom: '1.5rem',
    color: 'var(--ink-soft)',
  },
  '& .answer a': { color: 'var(--action)' },
});

/** Two stacks, so that an answer moves only what stands below it. */
const Stacks = styled('div')({
  [UP_MD]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.gap },
  // On narrow screens they are one list, with one line where they meet.
  [DOWN_MD]: { '& > :first-of-type > :last-of-type': { borderBottom: 0 } },
});

const AsideCard = styled(ArticleCard)({ height: 'auto', '& .call': phoneLine });

/** Whom to ask what is not answered here. */
function Aside({ card, titleAs }: { card: NonNullable<FaqBlock['aside']>; titleAs: HeadingLevel }) {
  return (
    <AsideCard>
      <Typography variant="h3" component={titleAs}>
        {card.title}
      </Typography>
      {card.text && <RichText text={card.text} />}
      <Actions actions={card.actions} />
      {card.phone && <PhoneLine phone={card.phone} />}
    </AsideCard>
  );
}

/** Questions that open to show their answers, by the platform alone. */
export default function Faq(block: FaqBlock) {
  const { aside, items, columns = 1 } = block;
  const isBeside = columns === 1 || items.length === 1 || aside !== undefined;
  const questions = items.map((item) => (
    <Item key={item.question}>
      <summary>
        {item.question}
        <Icon name="plus" />
      </summary>
      <div className="answer">
        <RichText text={item.answer} />
      </div>
    </Item>
  ));
  const half = Math.ceil(items.length / 2);
  return (
    <Section
      block={block}
      head={isBeside ? 'side' : 'top'}
      aside={aside && <Aside card={aside} titleAs={entryHeadingLevel(block)} />}
    >
      {isBeside ? (
        questions
      ) : (
        <Stacks>
          <div>{questions.slice(0, half)}</div>
          <div>{questions.slice(half)}</div>
        </Stacks>
      )}
    </Section>
  );
}
