import { styled } from '@mui/material/styles';
import { areaName } from '../model/words/area-name.ts';
import type { BentoAreas } from '../model/page/types.ts';
import { corner } from '../theme/shape.ts';

/** Cards of different sizes without a hole between them, in areas that were worked out when the page was resolved. */
export const Bento = styled('ul', { shouldForwardProp: (name) => name !== 'areas' && name !== 'count' })<{
  areas: BentoAreas;
  count: number;
}>(({ areas, count }) => ({
  display: 'grid',
  gridAutoColumns: 'minmax(0,1fr)',
  gap: '1.5rem',
  '@media(min-width:600px)': {
    gridTemplateAreas: areas.medium,
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`& > :nth-of-type(${index + 1})`, { gridArea: areaName(index) }]),
    ),
  },
  // Where the leading card is as wide as the page, its picture stands beside its words.
  '@media(min-width:600px) and (max-width:959px)': {
    '& .large > article:has(img)': { paddingInlineEnd: '52%' },
    '& .large img': { position: 'absolute', inset: '1.5rem', insetInlineStart: '52%', width: '45%', height: '85%' },
  },
  '@media(min-width:960px)': {
    gridTemplateAreas: areas.wide,
    '& .large > article > span': { width: 72, height: 72, fontSize: '1.75rem' },
  },
  // What the leading card is stands at its top, what it means at its foot; the others begin level.
  '& .large > article': {
    '& > span': { marginBottom: 'auto' },
    '& .more': { marginTop: 0 },
    '& h2,& h3': { fontSize: 'clamp(1.375rem,1.1rem + 1.2vw,2rem)', lineHeight: 1.2 },
    '& p': { fontSize: '1.125rem' },
  },
  '& img': { width: '100%', order: 1, marginTop: 'auto', borderRadius: corner.small },
  // Phones have no sizes to show: the icon stands beside the words, so that less has to be passed.
  '@media(max-width:599px)': {
    gap: '.75rem',
    '& article': { gap: '.5rem', padding: '1.25rem' },
    '& article:has(> span)': { paddingInlineStart: 'calc(1.25rem + 60px)' },
    '& article > span': { position: 'absolute', insetInlineStart: '1.25rem' },
    '& img': { marginInlineStart: '-1.5rem' },
  },
}));
