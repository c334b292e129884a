import { PUBLIC } from '../../../../model/content/content.ts';
import { DRAWING, fields, PHOTO, type ExampleFile } from '../../../../model/diagnostics/example.ts';
import { sizeOfImage } from '../../../site/files/image-sizes.ts';
import { pictureFault } from '../../../site/files/picture-faults.ts';
import { documentRule } from '../../rule.ts';

/** Formats that browsers show and networks do not. */
const UNKNOWN = /\.(?:svg|avif)$/i;
/** What is lower or narrower, in pixels, networks leave out. */
const MIN_SIZE = 200;

interface NotShared {
  src: string;
  /** Where that is why. */
  size?: { width: number; height: number };
}

/** The smallest picture that says to be so large. */
function photo(width: number, height: number): Uint8Array {
  const bytes = PHOTO.slice();
  const numbers = new DataView(bytes.buffer);
  numbers.setUint32(16, width);
  numbers.setUint32(20, height);
  return bytes;
}

const shared = (src: string, file: ExampleFile) =>
  fields(
    `"seo": { "description": "Write to us, call us or visit us: we answer the same day.", "image": { "src": "${src}", "alt": "Our desk" } }`,
    {
      [PUBLIC + src]: file,
    },
  );

/** Networks show the picture that stands for a page when it is shared. */
export const sharingPictures = documentRule({
  meta: {
    codes: {
      'image/not-shared': {
        level: 'advice',
        title: 'A picture for sharing is one that networks do not show',
        message: ({ src, size }: NotShared) => [
          `Networks and messengers do not show "${src}" with a page that is shared: ${
            size ? `it has only ${size.width} × ${size.height} pixels` : 'they know no pictures of this format'
          }.`,
          'Save it as PNG or JPEG, 1200 pixels wide and 630 high.',
        ],
        why: 'A page that is shared without a picture is overlooked.',
        bad: shared('/images/desk.svg', DRAWING),
        good: shared('/images/desk.png', photo(1200, 630)),
      },
    },
  },
  check({ document: { kind, references }, site, report }) {
    const place = kind === 'page' ? 'seo,image,src' : 'image,src';
    const picture = references.find(({ role, path }) => role === 'image' && String(path) === place);
    const src = picture?.value;
    if (!picture || typeof src !== 'string' || !site.publicFiles().has(src)) return;
    const { source } = site.content;
    const location = { path: picture.path };
    if (UNKNOWN.test(src)) return report('image/not-shared', location, { src });
    const size = pictureFault(source, PUBLIC + src) === undefined ? sizeOfImage(source, PUBLIC + src) : undefined;
    if (!size || Math.min(size.width, size.height) >= MIN_SIZE) return;
    const { width, height } = size;
    report('image/not-shared', location, { src, size: { width, height } });
  },
});
