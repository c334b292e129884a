import type { ComponentType } from 'react';
import type { CollectionBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { ArticleCard, Card } from '../../ui/cards/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ArticleEntry } from './ArticleEntry.tsx';
import { type EntryProps, Figure, Title } from './EntryParts.tsx';
import { TileEntry } from './TileEntry.tsx';

function CardEntry({ card, titleAs, linkLabel, share, ratio }: EntryProps) {
  const { collection } = useStrings();
  const { href, facts: _facts, linkLabel: _own, figure, ...content } = card;
  return (
    <Card
      card={{ ...content, link: { label: linkLabel ?? collection.learnMore, href } }}
      titleAs={titleAs}
      before={<Figure figure={figure} />}
      share={share}
      ratio={ratio}
    />
  );
}

function RowEntry({ card, titleAs }: EntryProps) {
  return (
    <ArticleCard variant="row">
      <Title card={card} as={titleAs} />
      {card.text && <p>{card.text}</p>}
      <Icon name="arrow-right" />
    </ArticleCard>
  );
}

/** How one entry looks in each layout. */
export const entryLayouts: Record<NonNullable<CollectionBlock['layout']>, ComponentType<EntryProps>> = {
  cards: CardEntry,
  bento: CardEntry,
  tiles: TileEntry,
  articles: ArticleEntry,
  rows: RowEntry,
};
