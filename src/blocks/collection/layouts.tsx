import Typography from '@mui/material/Typography';
import { styled, type CSSObject } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { dayInWords } from '../../model/words/day-in-words.ts';
import { ARTICLE_FACTS } from '../../model/page/list-layouts.ts';
import type { CollectionBlock, PageCard } from '../../model/page/types.ts';
import { useLanguage, useStrings } from '../../strings/context.ts';
import { ArticleCard, Card } from '../../ui/cards/Card.tsx';
import type { HeadingLevel } from '../../ui/text/heading-level.ts';
import { Icon } from '../../ui/Icon.tsx';
import { corner } from '../../theme/shape.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { PictureShare } from '../../ui/pictures/picture-sizes.ts';
import { THREE_IN_ROW, TWO_IN_ROW } from '../../ui/lists/room-for.ts';
import { cutOff, pointBefore } from '../../ui/text/points.ts';
import { SmartLink } from '../../ui/text/SmartLink.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { wholeFigure } from '../../ui/text/whole-words.ts';

interface EntryProps {
  card: PageCard;
  titleAs: HeadingLevel;
  linkLabel: string | undefined;
  /** Names of the facts in the line above the title of an article. */
  meta: string[] | undefined;
  /** What its picture has of the column. */
  share: PictureShare;
}

/** The link of a card that has no other. */
const TitleLink = styled(SmartLink)({ textDecoration: 'none' });

const Tile = styled(ArticleCard)({
  gap: '.625rem',
  padding: '1.375rem 1.5rem',
  '& .top': { display: 'flex', alignItems: 'center', gap: '.875rem', minHeight: 32 },
  '& .top .icon': { width: 26, height: 26, color: 'var(--data)' },
  '& .top:only-child': { marginBlock: 'auto' },
  '& p': { fontSize: '.9688rem', lineHeight: 1.5 },
  '& .go': {
    display: 'inline-flex',
    gap: '.5rem',
    alignItems: 'center',
    marginTop: 'auto',
    color: 'var(--action)',
    fontWeight: 600,
    fontSize: '.9688rem',
  },
});

/** In a row for itself. */
const besidePicture: CSSObject = {
  justifyContent: 'center',
  minHeight: 'clamp(13rem,26vw,20rem)',
  padding: '1.5rem 0',
  paddingInlineStart: '42%',
  '& img': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '1.5rem',
    marginBlock: 'auto',
    width: 'calc(42% - 1.5rem)',
    borderRadius: corner.control,
  },
  '& .more': { marginTop: 0 },
};

const Article = styled(ArticleCard)({
  padding: '0 0 1.5rem',
  '& img': { width: '100%', aspectRatio: '16/9', objectFit: 'cover' },
  '& > :not(img)': { marginInline: '1.5rem' },
  '& > :first-child:not(img)': { marginTop: '1.5rem' },
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    ...cutOff,
    fontSize: '.9063rem',
    color: 'var(--ink-soft)',
    '& span::before': pointBefore,
  },
  // The last one of an odd number where two stand in a row, however large letters are, and the only one of a list.
  [TWO_IN_ROW]: {
    'li:last-child:nth-of-type(odd) > &:has(img)': besidePicture,
  },
  [THREE_IN_ROW]: { '.single > li > &:has(img)': besidePicture },
});

const FigureLine = styled('p')({
  '& b': {
    display: 'block',
    color: 'var(--data)',
    fontSize: '2.75rem',
    lineHeight: 1.1,
    fontWeight: 600,
    letterSpacing: '-.03em',
  },
});

/** The number that says it all. */
const Figure = ({ figure }: Pick<PageCard, 'figure'>) =>
  figure && (
    <FigureLine>
      <b>{wholeFigure(figure.value)}</b> {figure.label}
    </FigureLine>
  );

function Title({ card, as, cover = true }: { card: PageCard; as: HeadingLevel; cover?: boolean }) {
  return (
    <Typography variant="h3" component={as}>
      {cover ? (
        <TitleLink href={card.href} className="more">
          {card.title}
        </TitleLink>
      ) : (
        card.title
      )}
    </Typography>
  );
}

function CardEntry({ card, titleAs, linkLabel, share }: EntryProps) {
  const { collection } = useStrings();
  const { href, facts: _facts, linkLabel: _own, figure, ...content } = card;
  return (
    <Card
      card={{ ...content, link: { label: linkLabel ?? collection.learnMore, href } }}
      titleAs={titleAs}
      before={<Figure figure={figure} />}
      share={share}
    />
  );
}

function TileEntry({ card, titleAs, linkLabel }: EntryProps) {
  return (
    <Tile>
      <div className="top">
        {card.icon && <Icon name={card.icon} />}
        <Title card={card} as={titleAs} />
      </div>
      {card.text && linkLabel && <p>{card.text}</p>}
      {linkLabel && (
        <span className="go" aria-hidden="true">
          {linkLabel} <Icon name="arrow-right" />
        </span>
      )}
    </Tile>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A fact as it is read: a day written out in the language of the site. */
const inWords = (fact: string, lang: string): string => (DAY.test(fact) ? dayInWords(fact, lang) : fact);

function ArticleEntry({ card, titleAs, linkLabel, meta = ARTICLE_FACTS, share }: EntryProps) {
  const lang = useLanguage();
  const facts = meta.flatMap((name) => card.facts[name] ?? []).filter((fact) => typeof fact === 'string');
  return (
    <Article>
      {card.image && <Picture image={card.image} share={share} />}
      {facts.length > 0 && (
        <p className="meta">
          {facts.map((fact) => (
            <span key={fact} suppressHydrationWarning>
              {inWords(fact, lang)}
            </span>
          ))}
        </p>
      )}
      <Title card={card} as={titleAs} cover={!linkLabel} />
      <Figure figure={card.figure} />
      {card.text && <p>{card.text}</p>}
      {linkLabel && <TextLink link={{ label: linkLabel, href: card.href }} context={card.title} className="more" />}
    </Article>
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
