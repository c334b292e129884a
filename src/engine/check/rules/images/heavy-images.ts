import { EXAMPLE_PAGE, PHOTO, picture, words } from '../../../../model/diagnostics/example.ts';
import { photographAt } from '../../../site/files/photographs.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

/** What a picture may weigh, in bytes. Those for social networks are never loaded by a visitor. */
const LIMIT = 200 * 1024;

const withBytes = (count: number): Uint8Array => {
  const photo = new Uint8Array(count);
  photo.set(PHOTO);
  return photo;
};

/** Pictures are light enough for a phone. */
export const heavyImages = documentRule({
  meta: {
    codes: {
      'image/too-heavy': {
        level: 'advice',
        title: 'A picture is heavy',
        message: ({ src, size, limit }: { src: string; size: number; limit: number }) => [
          `"${src}" has ${Math.round(size / 1024)} KB. On a phone that takes long to load.`,
          `Save it smaller, with at most ${limit / 1024} KB: as WebP or AVIF, and not wider than 1600 pixels.`,
        ],
        why: 'On a phone the page waits for it.',
        bad: words('A photo of 3 MB, straight from the camera.', {
          [EXAMPLE_PAGE]: picture('{ "src": "/images/photo.jpg", "alt": "Our team" }'),
          'public/images/photo.jpg': () => withBytes(3 * 1024 * 1024),
        }),
        good: words('The same photo as WebP, 1600 pixels wide.', {
          [EXAMPLE_PAGE]: picture('{ "src": "/images/photo.webp", "alt": "Our team" }'),
          'public/images/photo.webp': PHOTO,
        }),
      },
    },
  },
  check({ document: { references }, site, report }) {
    for (const { role, value, path } of references) {
      if (role !== 'image' || path[0] === 'seo' || typeof value !== 'string' || !site.publicFiles().has(value))
        continue;
      const size = site.publicSize(value);
      if (size <= LIMIT || isMadeSmaller(site, value)) continue;
      report('image/too-heavy', { path }, { src: value, size, limit: LIMIT });
    }
  },
});

/** Whether visitors get smaller copies, which the build makes of a photograph. */
const isMadeSmaller = ({ content: { source, pictureTool } }: SiteContext, address: string): boolean =>
  pictureTool !== undefined && photographAt(source, address) !== undefined;
