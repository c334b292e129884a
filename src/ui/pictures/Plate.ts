import { styled } from '@mui/material/styles';
import type { Image } from '../../model/page/types.ts';
import { corner, drawing, space } from '../../theme/shape.ts';
import { DOWN_SM } from '../../theme/breakpoints.ts';

/** Drawings are made for the ground of heroes; the plate gives it to them on every tone. */
export const Plate = styled('figure')({
  display: 'grid',
  placeItems: 'center',
  padding: space.box,
  borderRadius: corner.plate,
  background: `radial-gradient(120% 100% at 70% 20%,${drawing.glow},${drawing.plate} 70%)`,
  // At night its lower edge would end in the ground.
  '@media(prefers-color-scheme:dark)': { boxShadow: 'inset 0 0 0 1px var(--line)' },
  '&.screen': { padding: 0, overflow: 'hidden', border: '1px solid var(--line)' },
  // Seen as a whole in most windows.
  '&.tall img': { width: 'auto', maxHeight: '44rem' },
  // On a phone, one that stands upright would be all there is: it runs off the lower edge of its plate.
  [DOWN_SM]: {
    '&.upright': {
      paddingBottom: 0,
      '& img': { width: '100%', height: '15rem', objectFit: 'cover', objectPosition: 'top' },
    },
  },
});

/** Whether a picture has a ground of its own, as a screen of a product has. */
export const isScreen = ({ width, height }: Image): boolean => width / height > 1.4;

/** How a picture is treated that is alike otherwise, however it stands. */
export const screenClass = (image: Image): string | undefined => (isScreen(image) ? 'screen' : undefined);

/** Whether a picture is to be no taller than a window, however wide its place. */
export const tallClass = ({ width, height }: Image): string | undefined => (height > width * 1.5 ? 'tall' : undefined);

/** How a plate treats a picture that it shows as a whole. */
export const wholeClass = (image: Image): string | undefined => tallClass(image) ?? screenClass(image);

/** How a plate treats its picture. */
export const plateClass = (image: Image): string | undefined =>
  [wholeClass(image), image.height > image.width * 1.1 && 'upright'].filter(Boolean).join(' ') || undefined;
