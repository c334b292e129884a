import { type CSSObject, styled } from '@mui/material/styles';
import type { PictureShare } from '../pictures/picture-sizes.ts';
import { Children, type ComponentProps } from 'react';
import { UP_SM } from '../../theme/breakpoints.ts';
import { GAP, MIN_ENTRY_WIDTH } from './room-for.ts';

/** How many entries stand in each row. */
interface Rows {
  most: number;
  /** How many entries stand in the first rows, which hold one fewer than the others. */
  inShorter: number;
}

/** Rows of up to `columns` that differ by one entry at most: of seven in threes, none is left over. */
export function rowsOf(count: number, columns: number): Rows {
  // One beside pairs makes a row of three.
  const rows = columns === 2 ? Math.max(1, Math.floor(count / 2)) : Math.ceil(count / columns);
  const most = Math.ceil(count / rows);
  return { most, inShorter: (most * rows - count) * (most - 1) };
}

/** What the widest entries have of the column, for their pictures. */
export function shareInRows(count: number, columns: number): PictureShare {
  const { most, inShorter } = rowsOf(count, columns);
  return most - (inShorter > 0 ? 1 : 0) < 3 ? 'half' : 'third';
}

/**
 * How narrow one of so many in a row may be. Four go over two to one, never three and a rest; so do rows of three that
 * stand above rows of four.
 */
function narrowest(inRow: number, most: number, least: number): string {
  const share = [90, 90, 40, 30, 22][inRow];
  return most > 3 ? `max(14rem,${share}%,min(40%,(61rem - 100%)*99))` : `max(${least}rem,${share}%)`;
}

/** Columns of one width. Of four, seven or thirteen in threes, the last four are pairs, so that none is left over. */
const asColumns = (count: number, columns: number, least: number): CSSObject => ({
  gridTemplateColumns: `repeat(auto-fill,minmax(${
    columns > 3
      ? 'min(100%,max(14rem,25% - 1.125rem,min(50% - .75rem,(61rem - 100%)*99)))'
      : `min(100%,max(${least}rem,(100% - ${columns - 1} * var(--gap))/${columns}))`
  },1fr))`,
  ...(columns === 3 &&
    count % 3 === 1 &&
    count > 1 && {
      [UP_SM]: {
        containerType: 'inline-size',
        // As wide as three are, with up to 3 rem between them.
        [`@container(min-width:${3 * least + 6}rem)`]: { '& > :nth-last-of-type(2)': { gridColumn: 1 } },
      },
    }),
});

function asRows(count: number, columns: number, least: number): CSSObject {
  const { most, inShorter } = rowsOf(count, columns);
  return {
    [UP_SM]: {
      display: 'flex',
      flexWrap: 'wrap',
      '& > *': { flex: `1 1 ${narrowest(most, most, least)}` },
      ...(inShorter > 0 && {
        [`& > :nth-of-type(-n+${inShorter})`]: { flexBasis: narrowest(most - 1, most, least) },
      }),
    },
    // A single one keeps the length of lines.
    ...(count === 1 && columns > 1 && { maxWidth: '45rem' }),
  };
}

const List = styled('ul', { shouldForwardProp: (name) => name !== 'rows' })<{ rows: CSSObject }>(({ rows }) => ({
  '--gap': `${GAP}rem`,
  display: 'grid',
  gap: 'var(--gap)',
  ...rows,
}));

/** The properties of a grid, besides those of a list. */
export interface GridProps extends ComponentProps<'ul'> {
  /** How many entries stand in a row at most. */
  columns?: number;
  /** How narrow an entry may become, in rem, before a row holds fewer. */
  least?: number;
  /** Whether all columns are of one width; the last row may then be incomplete. */
  aligned?: boolean;
}

/**
 * A list in rows: one entry below the other on phones, up to `columns` in a row on wide screens. Rows differ by one
 * entry at most, and each fills its width. The space between entries is `--gap`, which styles may redefine.
 */
export function Grid({ columns = 3, least = MIN_ENTRY_WIDTH, aligned = false, children, ...list }: GridProps) {
  const rows = (aligned ? asColumns : asRows)(Children.toArray(children).length, columns, least);
  return (
    <List rows={rows} {...list}>
      {children}
    </List>
  );
}
