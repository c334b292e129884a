import { styled } from '@mui/material/styles';
import { corner, drawing, space } from '../../theme/shape.ts';
import { Container } from '../section/Container.tsx';
import { Plate } from './Plate.ts';
import { DOWN_MD, UP_MD } from '../../theme/breakpoints.ts';

/** At the sides of narrow windows, and of any. */
const SIDE = 'clamp(20px,4vw,24px)';
const MARGIN = `max(${SIDE},50% - 37.5rem)`;

/** Words in the column of the content, and a picture that goes on to the edge of the window. */
export const EdgeColumns = styled('div')({
  display: 'grid',
  gap: space.gap,
  alignItems: 'center',
  '& .words': { display: 'grid', gap: '1.75rem', paddingInline: MARGIN },
  [UP_MD]: {
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
    paddingInlineStart: MARGIN,
    '& .words': { padding: 0 },
    '&.left': {
      gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
      paddingInline: `0 ${MARGIN}`,
      '& > figure': { order: -1 },
    },
  },
});

/** Cut by its plate, which goes on to the edge of a wide window. */
export const EdgePlate = styled(Plate)({
  overflow: 'hidden',
  // In a row of a grid, as tall as its picture, there would be nothing for the picture to cover.
  display: 'block',
  padding: 0,
  // Nearly all of a drawing is seen.
  height: '72vw',
  marginInline: SIDE,
  '& img,&.upright img': { width: '100%', height: '100%', objectFit: 'cover' },
  // Where one looks first: most that stand upright show a person.
  '&.upright img': { objectPosition: '50% 25%' },
  '&.screen img': { objectPosition: '0 0' },
  '.left > &.screen img,&.screen:dir(rtl) img': { objectPosition: '100% 0' },
  '.left > &.screen:dir(rtl) img': { objectPosition: '0 0' },
  [UP_MD]: {
    height: 'min(40vw,44rem)',
    marginInline: 0,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    '&.screen': { borderInlineEnd: 0 },
    '.left > &': { borderRadius: corner.plate, borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '.left > &.screen': { border: '1px solid var(--line)', borderInlineStart: 0 },
  },
});

/** Words on a band that a picture fills from behind. */
export const BandWords = styled(Container)({
  [UP_MD]: {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'clamp(30rem,42vw,40rem)',
    paddingBlock: space.band,
    '& .words': { width: '40%' },
    '&.left .words': { justifySelf: 'end' },
  },
  '& .words': { display: 'grid', gap: '1.75rem' },
  [DOWN_MD]: { paddingTop: '4rem' },
});

/** Fades out towards the words, so that they can be read. */
const fading = (towards: string): object => ({ maskImage: `linear-gradient(to ${towards},black 55%,transparent 94%)` });

/** The picture of a band: behind the words, up to the edge of the window; on phones below them. */
export const BandPicture = styled('figure')({
  '& img': { width: '100%', objectFit: 'cover' },
  '&.screen img': { objectPosition: 'top' },
  [DOWN_MD]: {
    marginInline: `calc(-1*${SIDE})`,
    '& img': { height: '17rem', marginTop: '2rem', objectPosition: '50% 40%' },
  },
  [UP_MD]: {
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInlineEnd: 0,
    // Whatever the size of letters: the words of a band have a part of its width.
    width: 'calc(50% + 80px)',
    background: `radial-gradient(90% 90% at 60% 40%,${drawing.glow},transparent)`,
    '& img': { height: '100%' },
    ...fading('left'),
    '&:dir(rtl)': fading('right'),
    '.left > &': { insetInline: '0 auto', ...fading('right') },
    '.left > &:dir(rtl)': fading('left'),
  },
});
