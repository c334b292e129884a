import { PUBLIC } from '../../../../model/content/content.ts';
import { picture, PHOTO } from '../../../../model/diagnostics/example.ts';
import { pictureFault, type PictureFault } from '../../../site/files/picture-faults.ts';
import { isPicture, PICTURE_FORMATS } from '../../../site/files/public-files.ts';
import { documentRule } from '../../rule.ts';
import { HEIC_ADVICE } from '../../messages/export-advice.ts';

const FAULTS: Record<PictureFault, [what: string, todo: string]> = {
  empty: ['is an empty file.', 'Put the picture there once more.'],
  other: [
    'holds no picture that browsers show under this name.',
    `Save it in one of these formats: ${PICTURE_FORMATS.join(', ')}.`,
  ],
  heic: ['is a photograph in the format of iPhones (HEIC), which most browsers do not show.', HEIC_ADVICE],
  cut: ['ends before the picture does.', 'Put it there once more, from where it came from.'],
  endless: [
    'shows its own parts over and over, more often than browsers can draw in time.',
    'Repeat less in it, or save it as PNG, WebP or AVIF.',
  ],
  huge: ['has more pixels than can be shown.', 'Save it smaller: 1600 pixels in width are enough for any screen.'],
  malformed: [
    'has a mistake in how it is written, for which browsers show nothing of it.',
    'Save it once more as plain SVG, from the program that drew it. By hand, & is &amp; and each element has its end; letters are stored as UTF-8.',
  ],
  nameless: [
    'does not say in its <svg> that it is a drawing, so browsers show nothing of it.',
    `Write xmlns="http://www.w3.org/2000/svg" there.`,
  ],
  sizeless: ['does not say how large it is.', 'Give its <svg> a "viewBox", such as viewBox="0 0 160 100".'],
};

/** Pictures are what their names say, from beginning to end. */
export const unreadableImages = documentRule({
  meta: {
    codes: {
      'image/unreadable': {
        level: 'error',
        title: 'A picture cannot be shown',
        message: ({ src, fault }: { src: string; fault: PictureFault }) => [
          `"${src}" ${FAULTS[fault][0]}`,
          FAULTS[fault][1],
        ],
        why: 'Visitors would see a gap, or the upper part of a picture, or wait for the whole page.',
        bad: picture('{ "src": "/images/desk.png", "alt": "Our desk" }', {
          'public/images/desk.png': PHOTO.subarray(0, 40),
        }),
        good: picture('{ "src": "/images/desk.png", "alt": "Our desk" }', { 'public/images/desk.png': PHOTO }),
      },
    },
  },
  check({ document: { references }, site, report }) {
    for (const { role, value, path } of references) {
      if (role !== 'image' || typeof value !== 'string' || !site.publicFiles().has(value)) continue;
      if (!isPicture(value)) continue;
      const fault = pictureFault(site.content.source, PUBLIC + value);
      if (fault) report('image/unreadable', { path }, { src: value, fault });
    }
  },
});
