import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { PUBLIC } from '../../../../model/content/content.ts';
import { block, CLIP } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { embedSource } from '../../../../model/page/embeds.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { mediaFacts, type MediaFault } from '../../../site/files/media-facts.ts';
import { isCaptions, isVideo } from '../../../site/files/public-files.ts';
import { lookAlikeAdvice } from '../../messages/look-alike.ts';
import { withoutBase } from '../../../site/links/page-meant.ts';
import { fileMeant } from '../../addresses/file-meant.ts';
import { documentRule } from '../../rule.ts';

const video = (fields: string): string => `{ "type": "video", "title": "A tour", "silent": true, ${fields} }`;
const tour = { 'public/videos/tour.mp4': CLIP };

const FAULTS: Record<MediaFault, [what: string, todo: string]> = {
  empty: ['is an empty file.', 'Put it there once more.'],
  other: ['is no video that browsers play, whatever its name says.', 'Save it as MP4 (H.264 and AAC) or WebM.'],
  cut: ['ends before the video does.', 'Put it there once more, from where it came from.'],
  codec: [
    'is compressed in a way that only some browsers play, such as HEVC (H.265).',
    'Save it as MP4 with H.264 and AAC, which every program for videos offers. An iPhone films so after Settings > Camera > Formats > Most Compatible.',
  ],
  subrip: [
    'has captions in another format (SubRip, .srt), which browsers do not show.',
    'Save them as WebVTT: the first line is WEBVTT, and times have a full stop, 00:00:01.500, where these have a comma.',
  ],
  unmarked: [
    'has no captions that browsers show.',
    'Captions are WebVTT: the first line is WEBVTT, and each caption has a line such as 00:01.000 --> 00:04.000 above it.',
  ],
};

const codes = {
  'video/missing-file': {
    level: 'error',
    title: 'A video or its captions do not exist',
    message: ({ src, suggestion, twin }: { src: string; suggestion?: string; twin?: string }) => [
      `"${src}" is not in the public folder.`,
      twin === undefined
        ? didYouMean(suggestion, `Put the file there as public${src}, or correct the name. Capital letters must match.`)
        : lookAlikeAdvice(twin),
    ],
    why: 'Visitors would press play, and nothing would happen.',
    bad: block(video('"src": "/videos/tuor.mp4"'), tour),
    good: block(video('"src": "/videos/tour.mp4"'), tour),
    fixable: 'sometimes',
    certain: 'same-address',
  },
  'video/elsewhere': {
    level: 'error',
    title: 'A video is not on this site',
    message: ({ src, host, suggestion }: { src: string; host?: string; suggestion?: string }) => [
      `"${src}" is not the address of a file on this site.`,
      host === undefined
        ? didYouMean(suggestion, 'Save the file in public/videos and write "/videos/its-name.mp4".')
        : `A video on ${host} is shown by a block of the type "embed": write "type": "embed" in place of "video".`,
    ],
    why: 'What other sites play can change, vanish, or watch who looks at it, so it is shown in a frame that asks first.',
    bad: block(video('"src": "https://vimeo.com/76979871"')),
    good: block('{ "type": "embed", "title": "A tour", "src": "https://vimeo.com/76979871" }'),
    fixable: 'sometimes',
    certain: 'same-address',
  },
  'video/unknown-format': {
    level: 'error',
    title: 'A video has a format that browsers do not play',
    message: ({ src, role }: { src: string; role: 'video' | 'captions' }) => [
      role === 'captions'
        ? `"${src}" is no file of captions that browsers show.`
        : `"${src}" is no video that all browsers play.`,
      role === 'captions'
        ? 'Save the captions as WebVTT, with a name that ends in .vtt.'
        : 'Save it as MP4 (H.264 and AAC, which every program for videos offers) or as WebM.',
    ],
    why: 'Visitors would press play, and nothing would happen.',
    bad: block(video('"src": "/videos/tour.mov"')),
    good: block(video('"src": "/videos/tour.mp4"'), tour),
  },
  'video/unreadable': {
    level: 'error',
    title: 'A video cannot be played, or its captions cannot be shown',
    message: ({ src, fault }: { src: string; fault: MediaFault }) => [`"${src}" ${FAULTS[fault][0]}`, FAULTS[fault][1]],
    why: 'Visitors would press play, and nothing would happen, or read nothing of what is said.',
    bad: block(video('"src": "/videos/tour.mp4"'), { 'public/videos/tour.mp4': CLIP.subarray(0, 20) }),
    good: block(video('"src": "/videos/tour.mp4"'), tour),
  },
} satisfies Codes;

/** What a video block plays and shows lies in `public/`, and browsers can play and show it. */
export const videoFiles = documentRule({
  meta: { codes },
  check({ document: { references }, site, report }) {
    for (const { role, value: src, path } of references) {
      if ((role !== 'video' && role !== 'captions') || typeof src !== 'string') continue;
      const isOne = role === 'captions' ? isCaptions : isVideo;
      const meant = (): string | undefined =>
        fileMeant(withoutBase(src, site.known), [...site.publicFiles()].filter(isOne), '/videos');
      if (!/^\/(?!\/)[^\\?#]+$/.test(src) || src.includes('/../'))
        report(
          'video/elsewhere',
          { path },
          { src, host: hostOf(src), suggestion: meant() },
          replaceWith({ path }, meant()),
        );
      else if (!isOne(src)) report('video/unknown-format', { path }, { src, role });
      else if (site.publicFiles().has(src)) {
        const fault = mediaFacts(site.content.source, PUBLIC + src)?.fault;
        if (fault) report('video/unreadable', { path }, { src, fault });
      } else {
        const file = meant();
        if (file?.normalize() === src.normalize()) report('video/missing-file', { path }, { src, twin: file });
        else report('video/missing-file', { path }, { src, suggestion: file }, replaceWith({ path }, file));
      }
    }
  },
});

/** Who shows the video of an address elsewhere, if a frame can show it. */
function hostOf(src: string): string | undefined {
  const found = embedSource(src, []);
  return 'frame' in found ? found.name : undefined;
}
