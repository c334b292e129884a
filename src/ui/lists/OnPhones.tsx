import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { DOWN_SM, SCREEN_DOWN_SM } from '../../theme/breakpoints.ts';

const Ways = styled('div')({
  // A row that goes on at the edge of the window; the next entry peeps in. On paper, all stand below each other.
  [SCREEN_DOWN_SM]: {
    '&.swipe': {
      marginInline: -20,
      // Room for the focus rings of what stands in it.
      padding: '6px 20px',
      scrollPaddingInline: 20,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      '& > *': {
        width: 'max-content',
        gridAutoFlow: 'column',
        gridTemplateColumns: 'none',
        // Large letters take the width of the window.
        gridAutoColumns: 'min(100vw - 40px,max(74vw,16rem))',
        gap: '1rem',
      },
      '& li': { scrollSnapAlign: 'start' },
      // The entry that the keyboard comes to is brought into view as a whole: browsers leave alone what is so in part.
      '&:has(:focus-visible)': {
        scrollSnapType: 'x mandatory',
        '& li:not(:focus-within)': { scrollSnapAlign: 'none' },
      },
    },
  },
  // Two and two, as long as letters are not so large that words would have to be broken.
  [DOWN_SM]: {
    '&.pairs > *': {
      gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(9rem,34%)),1fr))',
      gap: '1.5rem 1rem',
      fontSize: '.9375rem',
      lineHeight: 1.5,
      // Lines as even as they can be would break words at their hyphens.
      '& :is(h2,h3)': { fontSize: '1.0625rem', textWrap: 'wrap' },
      '& article': { gap: '.5rem', paddingBlock: '1rem 0' },
    },
  },
});

interface Props {
  /** How the list stands on phones: entries below each other, in a row to swipe, or two and two. */
  way: 'stack' | 'swipe' | 'pairs' | undefined;
  /** What is in the list, for those who come to a row that scrolls. */
  label?: string | undefined;
  /** Whether entries have links: who follows these with a keyboard gets through the row. */
  hasLinks?: boolean;
  /** The list: a grid. */
  children: ReactElement;
}

/** A list that stands otherwise on phones than its entries below each other. */
export function OnPhones({ way = 'stack', label, hasLinks = false, children }: Props) {
  if (way === 'stack') return children;
  // A scrolling region must be reachable with the keyboard.
  const reached = way === 'swipe' && !hasLinks && { role: 'group', tabIndex: 0, 'aria-label': label };
  return (
    <Ways className={way} {...reached}>
      {children}
    </Ways>
  );
}
