import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CardGridBlock } from '../model/page/types.ts';
import { ClosingActions } from '../ui/Actions.tsx';
import { Bento } from '../ui/cards/Bento.ts';
import { ArticleCard, Card, CardPicture, CardWords } from '../ui/cards/Card.tsx';
import { Grid, shareInRows } from '../ui/lists/Grid.tsx';
import { entryHeadingLevel, type HeadingLevel } from '../ui/text/heading-level.ts';
import { Icon } from '../ui/Icon.tsx';
import { OnPhones } from '../ui/lists/OnPhones.tsx';
import type { PictureShare } from '../ui/pictures/picture-sizes.ts';
import { sharedRatio } from '../ui/pictures/shared-ratio.ts';
import { areRows, iconBeside, ManyCards, PairedCards } from '../ui/cards/phone-cards.ts';
import { RichText } from '../ui/text/RichText.tsx';
import { headFor, Section } from '../ui/section/Section.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { CheckList } from '../ui/lists/CheckList.tsx';
import { DOWN_SM } from '../theme/breakpoints.ts';

type CardItem = CardGridBlock['cards'][number];

const Rows = styled('ul')({
  borderBottom: '1px solid var(--line)',
  '& > li': {
    display: 'grid',
    gap: '.5rem 3rem',
    paddingBlock: 'clamp(1.125rem,2.5vw,1.75rem)',
    borderTop: '1px solid var(--line)',
    // Letters that are enlarged need more than a third.
    '@media(min-width:48em)': { gridTemplateColumns: 'minmax(11rem,4fr) minmax(0,8fr)' },
  },
  '& h2,& h3': { display: 'flex', gap: '.875rem', alignItems: 'start' },
  '& h2 .icon,& h3 .icon': { color: 'var(--data)', width: 24, height: 24, marginTop: 1 },
  '& > :has(> .pictured)': { alignItems: 'center' },
  '& .pictured': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    gap: '.75rem 1rem',
    '& > :last-child': { flex: '1 1 12rem' },
  },
  '& .body': { display: 'grid', gap: '.75rem', maxWidth: '38rem', color: 'var(--ink-soft)' },
});

const Columns = styled(Grid)({
  [DOWN_SM]: {
    gridTemplateColumns: '100%',
    gap: '.75rem',
    '& article': {
      gap: '.5rem',
      padding: '1.25rem 0 .5rem',
      borderTop: '1px solid var(--line)',
      ...iconBeside('0px', '.icon'),
    },
  },
});

interface EntryProps {
  card: CardItem;
  titleAs: HeadingLevel;
  share: PictureShare;
  ratio: number | undefined;
}

function ColumnCard({ card, titleAs, share, ratio }: EntryProps) {
  return (
    <ArticleCard variant="column">
      <CardPicture card={card} share={share} ratio={ratio} />
      {card.icon && <Icon name={card.icon} />}
      <CardWords card={card} titleAs={titleAs} />
    </ArticleCard>
  );
}

function RowCard({ card, titleAs, ratio }: EntryProps) {
  const title = (
    <Typography variant="h3" component={titleAs}>
      {card.icon && <Icon name={card.icon} />}
      {card.title}
    </Typography>
  );
  return (
    <>
      {card.avatar || card.image ? (
        <div className="pictured">
          <CardPicture card={card} share="third" ratio={ratio} />
          {title}
        </div>
      ) : (
        title
      )}
      <div className="body">
        {card.text && <RichText text={card.text} />}
        {card.bullets && <CheckList items={card.bullets} />}
        {card.link && <TextLink link={card.link} context={card.title} />}
      </div>
    </>
  );
}

/** Cards side by side, as free columns, as rows, or packed by size. */
export default function CardGrid(block: CardGridBlock) {
  const { layout = 'cards', columns = 3, onPhones, cards, areas } = block;
  const titleAs = entryHeadingLevel(block);
  const Entry = { cards: Card, bento: Card, columns: ColumnCard, rows: RowCard }[layout];
  const stacked = layout === 'columns' ? Columns : areRows(cards) ? ManyCards : Grid;
  const List = { stack: stacked, swipe: Grid, pairs: layout === 'columns' ? Grid : PairedCards }[onPhones ?? 'stack'];
  const share = areas ? 'third' : shareInRows(cards.length, columns);
  // In areas, pictures take the room that words leave them.
  const ratio = areas ? undefined : sharedRatio(cards.map(({ avatar, image }) => (avatar ? undefined : image)));
  const entries = cards.map((card) => (
    <li key={card.title} className={card.size}>
      <Entry card={card} titleAs={titleAs} share={share} ratio={ratio} />
    </li>
  ));
  return (
    <Section block={block} head={headFor(cards.length)}>
      {layout === 'rows' ? (
        <Rows>{entries}</Rows>
      ) : areas ? (
        <Bento areas={areas} count={cards.length}>
          {entries}
        </Bento>
      ) : (
        <OnPhones way={onPhones} label={block.heading} hasLinks={cards.some((card) => card.link)}>
          <List columns={columns} {...(layout === 'columns' && { least: 13 })}>
            {entries}
          </List>
        </OnPhones>
      )}
      <ClosingActions actions={block.actions} />
    </Section>
  );
}
