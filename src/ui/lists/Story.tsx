import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Image } from '../../model/page/types.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Plate, screenClass } from '../pictures/Plate.ts';
import { UP_MD } from '../../theme/breakpoints.ts';

const RAIL = 'clamp(2.75rem,11vw,9rem)';

const List = styled('ol')({
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: `${RAIL} minmax(0,1fr)`,
    gap: '1.25rem clamp(.5rem,3vw,3rem)',
    paddingBlock: 'clamp(1.5rem,4vw,3.5rem)',
    borderTop: '1px solid var(--line)',
    '&::before': {
      content: 'counter(step)',
      color: 'var(--data)',
      fontSize: 'clamp(2.5rem,9vw,7.5rem)',
      lineHeight: 0.85,
      fontWeight: 600,
      letterSpacing: '-.04em',
      fontVariantNumeric: 'tabular-nums',
    },
    '&:last-child': { paddingBottom: 0 },
  },
  '& .words': { display: 'grid', gap: '.75rem', maxWidth: '40rem', alignContent: 'start' },
  '& h2,& h3': { fontSize: 'clamp(1.375rem,1rem + 1.4vw,2rem)', lineHeight: 1.2, letterSpacing: '-.018em' },
  '& p': { color: 'var(--ink-soft)' },
  // Without a picture the text takes its room, and rows are lower; where there is none at all, it stands nearer.
  [UP_MD]: {
    '& .words:only-child': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      // A long text draws nothing of what is beside it apart.
      gridTemplateRows: 'auto 1fr',
      columnGap: 'inherit',
      maxWidth: 'none',
      '& > div': { gridColumn: 2, gridRow: '1/span 2' },
    },
    '& > li:not(:has(figure))': { paddingBlock: '2.25rem' },
    '&:has(.words:only-child) > li::before': { fontSize: '4.5rem' },
    '& .words > div': { fontSize: '1.25rem' },
    '&:not(:has(figure)) .words:only-child': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)' },
  },
  '& .duration': { color: 'var(--data)', fontWeight: 600, fontSize: '.9375rem' },
});

// Numerals keep their side; words and pictures change theirs from step to step.
const StepPicture = styled(Plate)({
  gridColumn: '1/-1',
  overflow: 'hidden',
  padding: '.5rem',
  '& img': { width: '100%', height: 'clamp(12rem,33vw,20rem)', objectFit: 'contain' },
  '&.screen img': { objectFit: 'cover', objectPosition: 'top' },
  '@media(min-width:43.75em)': {
    gridColumn: 3,
    gridRow: 1,
    'li:has(> &)': { gridTemplateColumns: `${RAIL} repeat(2,minmax(0,1fr))` },
    'li:nth-of-type(even) > &': { gridColumn: 2 },
    'li:nth-of-type(even):has(> &) > .words': { gridColumn: 3, gridRow: 1 },
  },
});

interface Props<T> {
  steps: (T & { title: string; image?: Image })[];
  /** The words of a step. */
  children: (step: T) => ReactNode;
}

/** A numbered story: one step under the other, each across the whole width. */
export function Story<T>({ steps, children }: Props<T>) {
  return (
    <List>
      {steps.map((step) => (
        <li key={step.title}>
          <div className="words">{children(step)}</div>
          {step.image && (
            <StepPicture className={screenClass(step.image)}>
              <Picture image={step.image} />
            </StepPicture>
          )}
        </li>
      ))}
    </List>
  );
}
