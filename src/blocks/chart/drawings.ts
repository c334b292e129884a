import { styled } from '@mui/material/styles';
import { DOWN_MD, UP_MD } from '../../theme/breakpoints.ts';

// What all drawings have; `--c` is the color of a series. Each kind brings its own rules, so that no page has others.
const drawing = {
  '--c': 'var(--data)',
  display: 'grid',
  gap: '1.5rem',
  fontSize: '.875rem',
  lineHeight: 1.3,
  color: 'var(--ink-soft)',
  '& .keys': { display: 'flex', flexWrap: 'wrap', gap: '.25rem 1.25rem' },
  '& .keys span': { display: 'flex', alignItems: 'center', gap: '.5rem' },
  '& svg': { overflow: 'visible', maxWidth: 'none' },
  '& .s3,& .quiet': { '--c': 'var(--ink-soft)' },
} as const;

/** Bars can be told apart by what they are filled with: nothing else, stripes, a tint, dots. */
export const Bars = styled('div')({
  ...drawing,
  '& .keys svg': { width: 14, height: 14 },
  '& rect,& path': { stroke: 'var(--c)', strokeWidth: 1.5, fill: 'none' },
  '& .s0 rect,& circle': { fill: 'var(--c)' },
  '& .s1 rect,& .s3 rect': { fill: 'inherit' },
  '& .s2 rect,& pattern rect': { fill: 'var(--data-soft)' },
  '& pattern rect': { stroke: 'none' },
  '& .quiet rect': { fill: 'var(--line)', strokeWidth: 1 },
});

/** Lines can be told apart by their dashes, and by their names at their ends where there is room. */
export const Lines = styled('div')({
  ...drawing,
  '& .keys svg': { width: 24, height: 14 },
  '& .s1': { '--c': 'var(--ink)' },
  '& path': {
    fill: 'none',
    stroke: 'var(--c)',
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& .area': { fill: 'var(--data-soft)', stroke: 'none', opacity: 0.6 },
  '& .s1 path': { strokeDasharray: '9 5' },
  '& .s2 path': { strokeDasharray: '1 6', strokeLinecap: 'round', strokeWidth: 3.5 },
  '& .s3 path': { strokeDasharray: '12 5 2 5' },
  '& .quiet path': { strokeDasharray: '4 4', strokeWidth: 2 },
  '& circle': { fill: 'var(--c)' },
  '& .end': { textAnchor: 'start', fontWeight: 400 },
  '&:dir(rtl) .end': { textAnchor: 'end' },
  [DOWN_MD]: { '& .end': { display: 'none' } },
  [UP_MD]: { '&:has(.end)': { paddingInlineEnd: '6rem' }, '&:has(.end) .keys': { display: 'none' } },
});
