import { eachVersion } from '../each-version.ts';
import { boxesIn, codecsIn } from './mp4.ts';
import { isCaptions } from './public-files.ts';

/** What has browsers play no video, or show no captions. */
export type MediaFault = 'empty' | 'other' | 'cut' | 'codec' | 'subrip' | 'unmarked';

/** What is wrong with a video or its captions; undefined when it is sound, or not there. */
export const mediaFault = eachVersion((bytes, file): MediaFault | undefined => {
  if (bytes.length === 0) return 'empty';
  return isCaptions(file) ? captionsFault(bytes) : videoFault(bytes);
});

/** An MP4 begins with what kind it is of (ISO/IEC 14496-12), a WebM with the sign of EBML (RFC 8794). */
function videoFault(bytes: Uint8Array): MediaFault | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 12) return 'other';
  if (view.getUint32(0) === 0x1a45dfa3) return undefined;
  if (String.fromCharCode(...bytes.subarray(4, 8)) !== 'ftyp') return 'other';
  if (!isWhole(view)) return 'cut';
  const codecs = codecsIn(view);
  return SELDOM_PLAYED.some((codec) => codecs.has(codec)) ? 'codec' : undefined;
}

/** What some browsers play on some devices: HEVC, also within Dolby Vision, older MPEG-4, ProRes, and sounds of cinemas. */
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
