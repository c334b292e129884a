import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CardGridBlock } from '../model/types.ts';
import { Actions } from '../ui/Actions.tsx';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Rich } from '../ui/Rich.tsx';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Ticks } from '../ui/Ticks.tsx';

type CardItem = CardGridBlock['cards'][number];

const Column = styled('div')({
  display: 'grid',
  gap: '.75rem',
  padding: '1.5rem 0 1rem',
  borderTop: '2px solid var(--ink)',
  '& p': { color: 'var(--ink-soft)' },
  '& > .icon': { width: 28, height: 28, color: 'var(--data)' },
});

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

const Foot = styled(Actions)({ marginTop: '2.5rem' });

function ColumnCard({ card, titleAs }: { card: CardItem; titleAs: 'h2' | 'h3' }) {
  return (
    <Column>
      {card.icon && <Icon name={card.icon} />}
      <Typography variant="h3" component={titleAs}>
        {card.title}
      </Typography>
      {card.text && <Rich text={card.text} />}
      {card.bullets && <Ticks items={card.bullets} />}
      {card.link && <TextLink link={card.link} context={card.title} />}
    </Column>
  );
}

function RowCard({ card, titleAs }: { card: CardItem; titleAs: 'h2' | 'h3' }) {
  return (
    <>
      <Typography variant="h3" component={titleAs}>
        {card.icon && <Icon name={card.icon} />}
        {card.title}
      </Typography>
      <div className="body">
        {card.text && <Rich text={card.text} />}
        {card.bullets && <Ticks items={card.bullets} />}
        {card.link && <TextLink link={card.link} context={card.title} />}
      </div>
    </>
  );
}

/** Cards side by side, as free columns, or as rows. */
export default function CardGrid(block: CardGridBlock) {
  const { layout = 'cards', columns = 3, cards } = block;
  const titleAs = block.heading ? 'h3' : 'h2';
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
        <Foot actions={block.actions} />
      </Section>
    );
  }
  return (
    <Section block={block}>
      <Grid columns={columns}>
        {cards.map((card) => (
          <li key={card.title}>{layout === 'columns' ? <ColumnCard card={card} titleAs={titleAs} /> : <Card card={card} titleAs={titleAs} />}</li>
        ))}
      </Grid>
      <Foot actions={block.actions} />
    </Section>
  );
}
