import { isOwnFile } from '../../../../model/addresses/href.ts';
import { block, CLIP } from '../../../../model/diagnostics/example.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { primaryLanguage } from '../../../../model/words/language-tag.ts';
import { documentRule } from '../../rule.ts';

const files = {
  'public/videos/tour.mp4': CLIP,
  'public/videos/tour-en.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.\n',
};

/** What is said in a video can be read (WCAG 2.2, 1.2.2). */
export const videoCaptions = documentRule({
  meta: {
    codes: {
      'video/no-captions': {
        level: 'advice',
        title: 'What is said in a video cannot be read',
        message: ({ lang }: { lang: string }) => [
          'This video has no captions.',
          `Add "captions": [{ "src": "/videos/….vtt", "lang": "${lang}" }], or "silent": true if nothing is said in it.`,
        ],
        why: 'People who cannot hear miss what is said, and so do all who watch without sound, as most do on a phone. In many countries captions are the law.',
        bad: block('{ "type": "video", "title": "A tour", "src": "/videos/tour.mp4" }', files),
        good: block(
          '{ "type": "video", "title": "A tour", "src": "/videos/tour.mp4", "captions": [{ "src": "/videos/tour-en.vtt", "lang": "en" }] }',
          files,
        ),
      },
    },
  },
  check({ document, site: { content }, report }) {
    const { lang } = languageAt(content, document.address);
    for (const { block: written, path } of blocksIn(document)) {
      const { type, src, captions, silent } = written;
      // What is no file of this site is told as that.
      const isOurs = type === 'video' && typeof src === 'string' && isOwnFile(src);
      if (isOurs && !captions && silent !== true)
        report('video/no-captions', { path }, { lang: primaryLanguage(lang) });
    }
  },
});
