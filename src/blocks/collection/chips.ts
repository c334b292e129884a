import { corner } from '../../theme/shape.ts';
import { focusInView } from '../../ui/slides/focus-in-view.ts';
import { DOWN_SM } from '../../theme/breakpoints.ts';

/** A choice among others, as a link or a button; the selector says which one is made. */
export const chip = (isChosen: string) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '.375rem 1rem',
  border: '1px solid var(--line)',
  borderRadius: corner.pill,
  background: 'var(--surface)',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--ink-soft)' },
  [isChosen]: { background: 'var(--ink)', borderColor: 'var(--ink)', color: 'var(--ground)' },
});

/** Choices side by side. On phones they stay in one line, which is pushed sideways from edge to edge. */
export const chipRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  [DOWN_SM]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the ring around what the keyboard is on.
    margin: '-.5rem -20px',
    padding: '.5rem 20px',
    scrollPaddingInline: 20,
    ...focusInView,
    '& > *': { flex: 'none', textWrap: 'nowrap' },
    '& :is([aria-current],[aria-pressed=true])': { scrollInitialTarget: 'nearest' },
  },
} as const;
