import { PUBLIC } from '../../../../model/content/content.ts';
import { block, CLIP } from '../../../../model/diagnostics/example.ts';
import { counted } from '../../../../model/words/counted.ts';
import { mediaFacts } from '../../../site/files/media-facts.ts';
import { documentRule } from '../../rule.ts';

const MB = 1024 ** 2;

/** From this size on a video is asked how much it needs, in bytes. */
const LIGHT = 2 * MB;

/** What a video may need, in bits a second: full HD as programs for videos save it. */
const MAX_BITRATE = 6_000_000;

/** What 1280 by 720 pixels need, in bits a second. */
const BITRATE_OF_HD = 2_500_000;

const tour = '{ "type": "video", "title": "A tour", "silent": true, "src": "/videos/tour.mp4" }';

/** A video of so many seconds and bytes, without anything to see. */
function clipOf(seconds: number, size: number): Uint8Array {
  const clip = new Uint8Array(size);
  const view = new DataView(clip.buffer);
  const begin = (at: number, name: string, length: number): void => {
    view.setUint32(at, length);
    clip.set(new TextEncoder().encode(name), at + 4);
  };
  clip.set(CLIP);
  const at = CLIP.length;
  begin(at, 'moov', 116);
  begin(at + 8, 'mvhd', 108);
  // One part a second, and so many of them.
  view.setUint32(at + 28, 1);
  view.setUint32(at + 32, seconds);
  begin(at + 116, 'mdat', size - at - 116);
  return clip;
}

/** Videos are light enough for a phone on its way. */
export const videoWeight = documentRule({
  meta: {
    codes: {
      'video/too-heavy': {
        level: 'advice',
        title: 'A video is heavy',
        message: ({ src, size, seconds }: { src: string; size: number; seconds: number }) => [
          `"${src}" has ${inMB(size)} for ${lasting(seconds)}. On a phone that begins late, and stops in between.`,
          `Save it with 1280 by 720 pixels and 2.5 Mbit/s: some ${inMB((BITRATE_OF_HD / 8) * seconds)}.`,
        ],
        why: 'It comes more slowly than it is played.',
        bad: block(tour, { 'public/videos/tour.mp4': () => clipOf(10, 12 * MB) }),
        good: block(tour, { 'public/videos/tour.mp4': CLIP }),
      },
    },
  },
  check({ document: { references }, site, report }) {
    for (const { role, value: src, path } of references) {
      if (role !== 'video' || typeof src !== 'string' || !site.publicFiles().has(src)) continue;
      const size = site.publicSize(src);
      if (size < LIGHT) continue;
      const seconds = mediaFacts(site.content.source, PUBLIC + src)?.seconds;
      if (seconds !== undefined && size * 8 > seconds * MAX_BITRATE)
        report('video/too-heavy', { path }, { src, size, seconds });
    }
  },
});

const inMB = (size: number): string => `${Math.max(1, Math.round(size / MB)).toLocaleString('en-US')} MB`;

/** "1 second", "40 seconds", "1:30 minutes". */
function lasting(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60
    ? counted(whole, 'second')
    : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} minutes`;
}
