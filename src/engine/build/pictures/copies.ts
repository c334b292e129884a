import type { ImageSource } from '../../../model/page/types.ts';
import { FORMATS, type Format } from './formats.ts';
import type { Photograph } from './photographs.ts';

/** A smaller copy of a photograph. */
interface Copy {
  /** Its path in the output. It has the key of the content in it, so that browsers may cache it forever. */
  name: string;
  width: number;
  format: Format;
}

/** The copies of a photograph, by format. */
const copiesIn = ({ key, widths }: Photograph, format: Format): Copy[] =>
  widths.map((width) => ({ name: `assets/${key}-${width}.${format}`, width, format }));

const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

/** All copies of a photograph. */
export const copiesOf = (photograph: Photograph): Copy[] =>
  FORMAT_NAMES.flatMap((format) => copiesIn(photograph, format));

/** The `<source>` elements for the copies of a photograph. */
export const sourcesOf = (photograph: Photograph, basePath: string): ImageSource[] =>
  FORMAT_NAMES.map((format) => ({
    type: `image/${format}`,
    srcSet: copiesIn(photograph, format)
      .map(({ name, width }) => `${basePath}/${name} ${width}w`)
      .join(),
  }));
