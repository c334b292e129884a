import type { Image } from '../../model/page/types.ts';
import { Picture } from './Picture.tsx';
import { Plate, wholeClass } from './Plate.ts';

/** A drawing on the ground that drawings are made for, whatever the tone; a wide picture has a ground of its own. */
export const PicturePlate = ({ image }: { image: Image }) => (
  <Plate as="div" className={wholeClass(image)}>
    <Picture image={image} />
  </Plate>
);
