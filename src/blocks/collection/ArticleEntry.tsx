import { styled, type CSSObject } from '@mui/material/styles';
import { ARTICLE_FACTS } from '../../model/page/list-layouts.ts';
import { dayInWords } from '../../model/words/day-in-words.ts';
import { useLanguage } from '../../strings/context.ts';
import { corner } from '../../theme/shape.ts';
import { ArticleCard } from '../../ui/cards/Card.tsx';
import { THREE_IN_ROW, TWO_IN_ROW } from '../../ui/lists/room-for.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { cutOff, pointBefore } from '../../ui/text/points.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { type EntryProps, Figure, Title } from './EntryParts.tsx';

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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A fact as it is read: a day written out in the language of the site. */
const inWords = (fact: string, lang: string): string => (DAY.test(fact) ? dayInWords(fact, lang) : fact);

/** Something to read: its picture, when it was written, what it is about. */
export function ArticleEntry({ card, titleAs, linkLabel, meta = ARTICLE_FACTS, share }: EntryProps) {
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
