import { styled } from '@mui/material/styles';
import type { Image } from '../model/types.ts';
import { corner, drawing, space } from '../theme/shape.ts';
import { Picture } from './Picture.tsx';

const Plate = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: space.box,
  borderRadius: corner.plate,
  background: `radial-gradient(120% 100% at 70% 20%,${drawing.glow},${drawing.plate} 70%)`,
  '&.screen': { padding: 0, overflow: 'hidden' },
});

/** A drawing on the ground that drawings are made for, whatever the tone; a wide picture has a ground of its own. */
export const PicturePlate = ({ image }: { image: Image }) => (
  <Plate className={image.width / image.height > 1.4 ? 'screen' : undefined}>
    <Picture image={image} />
  </Plate>
);
