import type { Image } from '../../model/page/types.ts';

const PHOTOGRAPH = /\.(?:jpe?g|webp|avif)$/i;

/** Neither columns nor ribbons. */
const MIN_RATIO = 3 / 4;
const MAX_RATIO = 16 / 9;

/**
 * The shape, width by height, in which photographs stand side by side, so that what is below them begins level: that of
 * the one in the middle. Undefined where there is none, or a drawing among them, which is shown as a whole.
 */
export function sharedRatio(images: (Image | undefined)[]): number | undefined {
  const shown = images.flatMap((image) => image ?? []);
  if (!shown.every(({ src }) => PHOTOGRAPH.test(src))) return undefined;
  const ratios = shown.map(({ width, height }) => width / height).toSorted((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)];
  return middle && Math.min(Math.max(middle, MIN_RATIO), MAX_RATIO);
}
