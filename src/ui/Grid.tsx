import { styled } from '@mui/material/styles';

/**
 * A list laid out in equal columns: one on phones, up to `columns` on wide screens. Four go over two to one, never
 * three and a rest; where three become two, an odd last one takes its whole row. The space between columns is `--gap`,
 * which a wider list redefines. What has no box is narrower: three stand beside each other sooner.
 */
export const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' && name !== 'boxed' })<{
  columns?: number;
  boxed?: boolean;
}>(({ columns = 3, boxed = true }) => ({
  '--gap': '1.5rem',
  display: 'grid',
  gap: 'var(--gap)',
  gridTemplateColumns: `repeat(auto-fill,minmax(${
    columns > 3
      ? 'min(100%,max(14rem,25% - 1.125rem,min(50% - .75rem,(61rem - 100%)*99)))'
      : `min(100%,max(${boxed ? 17 : 13}rem,(100% - ${columns - 1} * var(--gap))/${columns}))`
  },1fr))`,
  ...(columns === 3 && {
    [boxed ? '@media(min-width:616px) and (max-width:911px)' : '@media(min-width:488px) and (max-width:719px)']: {
      '& > :last-child:nth-of-type(odd)': { gridColumn: '1/-1' },
    },
  }),
}));
