import { styled } from '@mui/material/styles';
import type { CollectionBlock } from '../../model/page/types.ts';
import { DOWN_SM, UP_SM } from '../../theme/breakpoints.ts';
import { Grid } from '../../ui/lists/Grid.tsx';
import { areRows, ManyCards, PairedCards, phoneCards } from '../../ui/cards/phone-cards.ts';

// Below a picture, an icon stands above the words.
const Cards = styled(Grid)({ [DOWN_SM]: phoneCards('span:first-child') });

/** Small tiles stand in pairs on phones, and in threes as soon as these fit. */
const Pairs = styled(Grid)({
  [`${UP_SM} and (max-width:56.99em)`]: {
    gap: '1rem',
    '& > :nth-of-type(n)': { flexBasis: 'max(13.25rem,30%)' },
    '& article': { padding: '1rem' },
    '& h2,& h3': { fontSize: '1.0625rem' },
  },
  [DOWN_SM]: {
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: '.75rem',
    '& article': { padding: '.625rem .5rem', justifyContent: 'center' },
    '& article .top': { gap: '.5rem' },
    '& article .top .icon': { width: 20, height: 20 },
    '& h2,& h3': { fontSize: '.9375rem', hyphens: 'auto' },
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1/-1' },
  },
});

/** An article that has a row for itself is wider than high. */
const Articles = styled(Grid)({ containerType: 'inline-size' });

/** The grids that entries stand in as equals, by what stands in them. */
export const grids = {
  cards: Cards,
  manyCards: ManyCards,
  pairedCards: PairedCards,
  tiles: Pairs,
  articles: Articles,
  others: Grid,
};

type Layout = Pick<CollectionBlock, 'layout' | 'items' | 'onPhones' | 'linkLabel'>;

/** Whether cards stand in pairs on phones. */
export const arePaired = ({ layout = 'cards', onPhones }: Layout): boolean =>
  layout === 'cards' && onPhones === 'pairs';

/** Which of them a list has. */
export function gridOf(list: Layout): keyof typeof grids {
  const { layout = 'cards', items, linkLabel } = list;
  if (layout === 'cards') return arePaired(list) ? 'pairedCards' : areRows(items) ? 'manyCards' : 'cards';
  if (layout === 'tiles' && !linkLabel) return 'tiles';
  return layout === 'articles' ? 'articles' : 'others';
}
