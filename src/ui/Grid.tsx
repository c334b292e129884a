import { styled } from '@mui/material/styles';

/** A list laid out in equal columns: one on phones, up to `columns` on wide screens. */
export const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns?: number }>(({ columns = 3 }) => ({
  display: 'grid',
  gap: 'clamp(1rem,2vw,1.5rem)',
  gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,max(${columns > 3 ? 15 : 17}rem,(100% - ${columns - 1} * 1.5rem)/${columns})),1fr))`,
}));
