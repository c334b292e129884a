import { PUBLIC } from '../../../../model/content/content.ts';
import { DRAWING, fields, PHOTO, type ExampleFile } from '../../../../model/diagnostics/example.ts';
import { documentRule } from '../../rule.ts';

/** Formats that browsers show and networks do not. */
const UNKNOWN = /\.(?:svg|avif)$/i;

const shared = (src: string, file: ExampleFile) =>
  fields(`"seo": { "description": "How to reach us.", "image": { "src": "${src}", "alt": "Our desk" } }`, {
    [PUBLIC + src]: file,
  });

/** Networks show the picture that stands for a page when it is shared. */
export const sharingPictures = documentRule({
  meta: {
    codes: {
      'image/not-shared': {
        level: 'advice',
        title: 'A picture for sharing has a format that networks do not show',
        message: ({ src }: { src: string }) => [
          `Networks and messengers do not show "${src}" with a page that is shared: they know no pictures of this format.`,
          'Save it as PNG or JPEG, 1200 pixels wide and 630 high.',
        ],
        why: 'A page that is shared without a picture is overlooked.',
        bad: shared('/images/desk.svg', DRAWING),
        good: shared('/images/desk.png', PHOTO),
      },
    },
  },
  check({ document: { kind, references }, site, report }) {
    const place = kind === 'page' ? 'seo,image,src' : 'image,src';
    const picture = references.find(({ role, path }) => role === 'image' && String(path) === place);
    if (typeof picture?.value !== 'string' || !UNKNOWN.test(picture.value)) return;
    if (site.publicFiles().has(picture.value))
      report('image/not-shared', { path: picture.path }, { src: picture.value });
  },
});
