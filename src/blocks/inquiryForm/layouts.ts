import { styled } from '@mui/material/styles';
import { UP_WIDE } from '../../theme/breakpoints.ts';
import { space } from '../../theme/shape.ts';
import { sticky } from '../../ui/section/sticky.ts';
import { phoneLine } from '../../ui/phone-line.ts';

// Apart from the styles of the form itself, which comes to life without them.

/** Heading, ways to reach us, and the form. */
const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.gap,
  '& .reach': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.25rem 2rem',
    marginTop: '2rem',
    paddingTop: '1.5rem',
    borderTop: '1px solid var(--line)',
  },
  '& .reach dt': { color: 'var(--ink-soft)', fontSize: '.9375rem' },
  '& .reach a': {
    ...phoneLine['& a'],
    // As high as a finger wants it, on a line as high as that of any other text.
    margin: '-8px 0',
    fontSize: '1.125rem',
  },
  '& .reach a:hover': { color: 'var(--action)' },
});

/** Heading and ways to reach us at the left, the form at the right, on wide screens. */
export const Side = styled(Layout)({
  [UP_WIDE]: {
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,8fr)',
    // Beside a long form, heading and numbers stay in view.
    '& .beside': sticky,
  },
});

/** All in one column in the middle, as wide as a form is filled in with ease. */
export const Column = styled(Layout)({ maxWidth: '45rem', marginInline: 'auto', gap: '2rem' });

/**
 * Heading at the left with what happens next below it, which alone stays in view. On narrow screens it comes after the
 * form.
 */
export const SideWithNext = styled(Side)({
  [UP_WIDE]: {
    gridTemplateRows: 'auto 1fr',
    rowGap: '2.5rem',
    '& .beside': { position: 'static' },
    '& > :is(.form,details)': { gridColumn: 2, gridRow: '1/span 2' },
    '& > :last-child': { gridColumn: 1, ...sticky },
  },
});

/** A form that a visitor opens. */
export const Fold = styled('details')({
  '& > summary .icon': { marginInlineStart: '.5rem', transition: 'transform .18s' },
  '&[open] > summary .icon': { transform: 'rotate(180deg)' },
  '& > summary ~ *': { marginTop: '1.5rem' },
  // What could not be loaded is said in it.
  '&:has([data-failed])::details-content': { contentVisibility: 'visible' },
});
