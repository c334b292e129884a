import { styled, type CSSObject } from '@mui/material/styles';
import { areaName } from '../../model/page/area-name.ts';
import type { BentoAreas } from '../../model/page/types.ts';
import { corner, space } from '../../theme/shape.ts';
import { CARDS_APART, iconBeside, phoneCards, phoneRow } from './phone-cards.ts';
import { DOWN_SM, UP_SM } from '../../theme/breakpoints.ts';

const TABLETS = `${UP_SM} and (max-width:59.99em)`;

/** The small cards that have a row of two columns for themselves. */
function alone(areas: string, count: number): CSSObject {
  const cards = Array.from({ length: count }, (_, index) => index)
    .filter((index) => areas.includes(`"${areaName(index)} ${areaName(index)}"`))
    .map((index) => `& > :nth-of-type(${index + 1}):not(.large) > article`);
  return cards.length > 0 ? { [cards.join()]: iconBeside(space.card) } : {};
}

/** Cards of different sizes without a hole between them, in areas that were worked out when the page was resolved. */
export const Bento = styled('ul', { shouldForwardProp: (name) => name !== 'areas' && name !== 'count' })<{
  areas: BentoAreas;
  count: number;
}>(({ areas, count }) => ({
  display: 'grid',
  gridAutoColumns: 'minmax(0,1fr)',
  gap: '1.5rem',
  [UP_SM]: {
    gridTemplateAreas: areas.medium,
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`& > :nth-of-type(${index + 1})`, { gridArea: areaName(index) }]),
    ),
  },
  // Where the leading card is as wide as the page, its picture stands beside its words; of another, its icon does.
  [TABLETS]: {
    ...alone(areas.medium, count),
    '& .large > article:has(img)': { minHeight: '16rem', paddingInlineEnd: '52%' },
    '& .large img': { position: 'absolute', inset: '1.5rem', insetInlineStart: '52%', width: '45%', height: '85%' },
    '& .large img.screen': { height: 'auto', marginBlock: 'auto' },
  },
  '@media(min-width:60em)': {
    gridTemplateAreas: areas.wide,
    '& .large > article > span': { width: 72, height: 72, fontSize: '1.75rem' },
    // A drawing takes what its neighbors leave, and does not make them higher than their words.
    '& .large img:not(.screen)': { flex: '1 0 18rem', minHeight: 0, objectFit: 'contain' },
  },
  // What the leading card is stands at its top, what it means at its foot; the others begin level.
  '& .large': {
    '& > article > span': { marginBottom: 'auto' },
    '& .more': { marginTop: 0 },
    '& :is(h2,h3)': { fontSize: 'clamp(1.375rem,1.1rem + 1.2vw,2rem)', lineHeight: 1.2 },
    '& p': { fontSize: '1.125rem' },
  },
  '& img': { width: '100%', order: 1, marginTop: 'auto', borderRadius: corner.small },
  // Phones have no sizes to show: the leading card keeps its box, and the others are rows.
  [DOWN_SM]: {
    ...phoneCards('span'),
    [`& > :not(.large) > :not(${CARDS_APART})`]: phoneRow,
    '& img': { marginInlineStart: '-1.5rem' },
  },
}));
