import { PUBLIC } from '../../../../model/content/content.ts';
import { EXAMPLE_PAGE, PHOTO, picture, TINY_PNG, words } from '../../../../model/diagnostics/example.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { counted } from '../../../../model/words/counted.ts';
import { knownSizeOf } from '../../../site/files/image-sizes.ts';
import { pictureFault } from '../../../site/files/picture-faults.ts';
import { documentRule } from '../../rule.ts';

/** Pictures of points; drawings are sharp at any size. */
const POINTS = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** Blocks that draw their picture as wide as a phone, at least. */
const WIDE = new Set<unknown>(['hero', 'split', 'carousel']);
/** In pixels: fewer are stretched even on the smallest phone. */
const MIN_WIDTH = 320;
/** In bytes. What weighs more has more pixels, and is not read for the sake of asking. */
const LIGHT = 100 * 1024;

/** Photographs have enough pixels for the place where they stand. */
export const smallImages = documentRule({
  meta: {
    codes: {
      'image/too-small': {
        level: 'advice',
        title: 'A picture is too small for its place',
        message: ({ src, width }: { src: string; width: number }) => [
          `"${src}" is ${counted(width, 'pixel')} wide. Here it is drawn larger, so visitors see it blurred.`,
          'Take the picture as it came from the camera, not its preview: 1600 pixels are enough for any screen.',
        ],
        why: 'It is stretched to the width of its place.',
        bad: words('The preview of a photo.', {
          [EXAMPLE_PAGE]: picture('{ "src": "/images/photo.png", "alt": "Our team" }'),
          'public/images/photo.png': TINY_PNG,
        }),
        good: words('The photo itself.', {
          [EXAMPLE_PAGE]: picture('{ "src": "/images/photo.png", "alt": "Our team" }'),
          'public/images/photo.png': PHOTO,
        }),
      },
    },
  },
  check({ document: { data, references }, site, report }) {
    for (const { role, value, path } of references) {
      if (role !== 'image' || typeof value !== 'string' || !POINTS.test(value) || !isWide(data, path)) continue;
      if (!site.publicFiles().has(value) || site.publicSize(value) > LIGHT) continue;
      const width = knownSizeOf(site.content.source, PUBLIC + value)?.width;
      if (width === undefined || width >= MIN_WIDTH) continue;
      // Of what is no whole picture that is said alone.
      if (!pictureFault(site.content.source, PUBLIC + value))
        report('image/too-small', { path }, { src: value, width });
    }
  },
});

/** Whether a picture stands in a block that draws it wide; a shared block is one, too. */
function isWide(data: unknown, path: DataPath): boolean {
  const block = valueAt(data, path.slice(0, path[0] === 'block' ? 1 : 2));
  return WIDE.has(Object(block)['type']);
}
