import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CardGridBlock } from '../model/types.ts';
import { ClosingActions } from '../ui/Actions.tsx';
import { Box, Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { entryHeadingLevel, type HeadingLevel } from '../ui/heading-level.ts';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { CheckList } from '../ui/CheckList.tsx';

type CardItem = CardGridBlock['cards'][number];

const Rows = styled('ul')({
  borderBottom: '1px solid var(--line)',
  '& > li': {
    display: 'grid',
    gap: '.5rem 3rem',
    paddingBlock: '1.75rem',
    borderTop: '1px solid var(--line)',
    '@media(min-width:768px)': { gridTemplateColumns: 'minmax(0,4fr) minmax(0,8fr)' },
  },
  '& h2,& h3': { display: 'flex', gap: '.875rem', alignItems: 'start' },
  '& h2 .icon,& h3 .icon': { color: 'var(--data)', width: 24, height: 24, marginTop: 1 },
  '& .body': { display: 'grid', gap: '.75rem', color: 'var(--ink-soft)' },
});

function ColumnCard({ card, titleAs }: { card: CardItem; titleAs: HeadingLevel }) {
  return (
    <Box variant="column">
      {card.icon && <Icon name={card.icon} />}
      <Typography variant="h3" component={titleAs}>
        {card.title}
      </Typography>
      {card.text && <RichText text={card.text} />}
      {card.bullets && <CheckList items={card.bullets} />}
      {card.link && <TextLink link={card.link} context={card.title} className="more" />}
    </Box>
  );
}

function RowCard({ card, titleAs }: { card: CardItem; titleAs: HeadingLevel }) {
  return (
    <>
      <Typography variant="h3" component={titleAs}>
        {card.icon && <Icon name={card.icon} />}
        {card.title}
      </Typography>
      <div className="body">
        {card.text && <RichText text={card.text} />}
        {card.bullets && <CheckList items={card.bullets} />}
        {card.link && <TextLink link={card.link} context={card.title} />}
      </div>
    </>
  );
}

/** Cards side by side, as free columns, or as rows. */
export default function CardGrid(block: CardGridBlock) {
  const { layout = 'cards', columns = 3, cards } = block;
  const titleAs = entryHeadingLevel(block);
  if (layout === 'rows') {
    return (
      <Section block={block}>
        <Rows>
          {cards.map((card) => (
            <li key={card.title}>
              <RowCard card={card} titleAs={titleAs} />
            </li>
          ))}
        </Rows>
        <ClosingActions actions={block.actions} />
      </Section>
    );
  }
  return (
    <Section block={block}>
      <Grid columns={columns}>
        {cards.map((card) => (
          <li key={card.title}>
            {layout === 'columns' ? (
              <ColumnCard card={card} titleAs={titleAs} />
            ) : (
              <Card card={card} titleAs={titleAs} />
            )}
          </li>
        ))}
      </Grid>
      <ClosingActions actions={block.actions} />
    </Section>
  );
}
