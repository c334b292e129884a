import { styled } from '@mui/material/styles';
import type { Image } from '../model/types.ts';
import { corner, drawing, space } from '../theme/shape.ts';

/** Drawings are made for the ground of heroes; the plate gives it to them on every tone. */
export const Plate = styled('figure')({
  display: 'grid',
  placeItems: 'center',
  padding: space.box,
  borderRadius: corner.plate,
  background: `radial-gradient(120% 100% at 70% 20%,${drawing.glow},${drawing.plate} 70%)`,
  '&.screen': { padding: 0, overflow: 'hidden', border: '1px solid var(--line)' },
});

/** Whether a picture has a ground of its own, as a screen of a product has. */
export const isScreen = ({ width, height }: Image): boolean => width / height > 1.4;
