import { styled } from '@mui/material/styles';

/**
 * A list laid out in equal columns: one on phones, up to `columns` on wide screens.
 * The space between columns is `--gap`, which a wider list redefines.
 */
export const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns?: number }>(({ columns = 3 }) => ({
  '--gap': '1.5rem',
  display: 'grid',
  gap: 'var(--gap)',
  gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,max(${columns > 3 ? 14 : 17}rem,(100% - ${columns - 1} * var(--gap))/${columns})),1fr))`,
}));
