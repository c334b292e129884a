import { EXAMPLE_PAGE, PHOTO, picture, words } from '../../../../model/diagnostics/example.ts';
import { PUBLIC } from '../../../../model/content/content.ts';
import { pictureFault } from '../../../site/files/picture-faults.ts';
import { isPicture } from '../../../site/files/public-files.ts';
import { photographAt } from '../../../site/files/photographs.ts';
import { documentRule } from '../../rule.ts';

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
        message: ({ src, size, limit, needsTool }: { src: string; size: number; limit: number; needsTool?: true }) => [
          `"${src}" has ${Math.round(size / 1024)} KB. On a phone that takes long to load.`,
          needsTool
            ? 'Run "npm install --save-dev sharp" once: from then on each build makes smaller copies of all photographs by itself.'
            : `Save it smaller, with at most ${limit / 1024} KB: as WebP or AVIF, and not wider than 1600 pixels.`,
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
      const isPhotograph = size > LIMIT && photographAt(site.content.source, value) !== undefined;
      const hasTool = site.content.pictureTool !== undefined;
      if (size <= LIMIT || (isPhotograph && hasTool)) continue;
      // What is no picture here has to be another file first.
      if (!isPicture(value) || pictureFault(site.content.source, PUBLIC + value)) continue;
      const args = { src: value, size, limit: LIMIT, ...(isPhotograph && { needsTool: true as const }) };
      report('image/too-heavy', { path }, args);
    }
  },
});
