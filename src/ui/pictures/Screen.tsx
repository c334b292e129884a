import { styled } from '@mui/material/styles';
import { corner } from '../../theme/shape.ts';

/** A film or a map on a ground of its own shape (`.stage`), and what is said of it below. */
export const Screen = styled('figure')({
  display: 'grid',
  gap: '.875rem',
  '& .stage': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    aspectRatio: '16/9',
    border: '1px solid var(--line)',
    borderRadius: corner.plate,
    background: 'var(--data-soft)',
  },
  // Seen as a whole in most windows.
  '& .stage.tall': { aspectRatio: '4/3', maxWidth: '60rem' },
  '& .stage.square': { aspectRatio: '1', maxWidth: '45rem' },
  '& .stage.upright': { aspectRatio: '9/16', maxWidth: '24rem' },
  '& .stage :is(img,iframe,video)': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    objectFit: 'cover',
  },
  // Nothing of a film is cut off, and the ring of its player stands around the stage, which would hide it. So does that of
  // its controls, of which a browser says no more than that the focus is among them: whoever points there sees it.
  '& .stage video': { objectFit: 'contain' },
  '& .stage:has(video:focus-visible,video:focus-within:not(:hover))': {
    outline: '3px solid var(--data)',
    outlineOffset: 3,
  },
  '& button': { zIndex: 1, gap: '.5rem' },
  '& figcaption': { display: 'grid', gap: '.25rem', maxWidth: '45rem', color: 'var(--ink-soft)', fontSize: '.9375rem' },
  '& figcaption a': { color: 'var(--action)', textUnderlineOffset: '.2em' },
});

const SHAPES = { '16:9': 'stage', '4:3': 'stage tall', '1:1': 'stage square', '9:16': 'stage upright' };

/** The class of the stage, by how wide it is to how tall. */
export const stageClass = (ratio: keyof typeof SHAPES = '16:9'): string => SHAPES[ratio];
