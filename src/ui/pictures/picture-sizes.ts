import { MD, SM } from '../../model/rendering/breakpoints.ts';

/**
 * How wide a picture is drawn, as `sizes` of HTML says it: by the part that it has of the window, or of the column that
 * all content stands in. Browsers choose among the copies of a photograph by it.
 */
const SIZES = {
  halfWindow: `(min-width:${MD}em) 50vw,100vw`,
  column: '(min-width:78em) 1200px,100vw',
  half: `(min-width:78em) 600px,(min-width:${MD}em) 50vw,100vw`,
  third: `(min-width:78em) 400px,(min-width:${MD}em) 33vw,(min-width:${SM}em) 50vw,100vw`,
} as const;

export type PictureShare = keyof typeof SIZES;

/** The value of `sizes` for a picture. */
export const sizesOf = (share: PictureShare): string => SIZES[share];
