import { memoizeByVersion } from '../by-version.ts';
import { boxesIn, codecsIn, secondsOf } from './mp4.ts';
import { isCaptions } from './public-files.ts';

/** What has browsers play no video, or show no captions. */
export type MediaFault = 'empty' | 'other' | 'cut' | 'codec' | 'subrip' | 'unmarked';

/** What the bytes of a video or its captions tell. */
interface MediaFacts {
  /** What is wrong with it; undefined when it is sound. */
  fault?: MediaFault | undefined;
  /** How long a video plays; undefined where its file does not say, as a WebM does not. */
  seconds?: number | undefined;
}

/** What a video or its captions are; undefined when the file is not there. */
export const mediaFacts = memoizeByVersion((bytes, file): MediaFacts => {
  if (bytes.length === 0) return { fault: 'empty' };
  if (isCaptions(file)) return { fault: captionsFault(bytes) };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return { fault: videoFault(view), seconds: secondsOf(view) };
});

/** An MP4 begins with what kind it is of (ISO/IEC 14496-12), a WebM with the sign of EBML (RFC 8794). */
function videoFault(view: DataView): MediaFault | undefined {
  if (view.byteLength < 12) return 'other';
  if (view.getUint32(0) === 0x1a45dfa3) return undefined;
  if (view.getUint32(4) !== FTYP) return 'other';
  if (!isWhole(view)) return 'cut';
  const codecs = codecsIn(view);
  return SELDOM_PLAYED.some((codec) => codecs.has(codec)) ? 'codec' : undefined;
}

/** "ftyp", the name of the first box of an MP4. */
const FTYP = 0x66_74_79_70;

/**
 * What some browsers play on some devices: HEVC, also within Dolby Vision, older MPEG-4, ProRes, and sounds of cinemas.
 */
const SELDOM_PLAYED = 'hvc1 hev1 dvh1 dvhe mp4v apcn apch apcs apco ap4h ac-3 ec-3'.split(' ');

/** Whether the last box of an MP4 ends with the file. */
function isWhole(view: DataView): boolean {
  let at = 0;
  for (const { end } of boxesIn(view)) at = end;
  return at === view.byteLength;
}

/** Captions begin with the name of their format, and have times such as 00:01.500 (https://www.w3.org/TR/webvtt1). */
function captionsFault(bytes: Uint8Array): MediaFault | undefined {
  const text = new TextDecoder().decode(bytes);
  if (/^\d\d:\d\d:\d\d,\d{3} -->/m.test(text)) return 'subrip';
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) ? undefined : 'unmarked';
}
