import { eachVersion } from '../each-version.ts';
import { isCaptions } from './public-files.ts';

/** What has browsers play no video, or show no captions. */
export type MediaFault = 'empty' | 'other' | 'cut' | 'subrip' | 'unmarked';

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
  return isWhole(view) ? undefined : 'cut';
}

/** Whether the last box of an MP4 ends with the file. */
function isWhole(view: DataView): boolean {
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const size = view.getUint32(at);
    // Up to the end of the file.
    if (size === 0) return true;
    // A size of 64 bits stands behind the name.
    const isLong = size === 1 && at + 16 <= view.byteLength;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size;
    if (length < 8) return false;
    at += length;
  }
  return at === view.byteLength;
}

/** Captions begin with the name of their format, and have times such as 00:01.500 (https://www.w3.org/TR/webvtt1). */
function captionsFault(bytes: Uint8Array): MediaFault | undefined {
  const text = new TextDecoder().decode(bytes);
  if (/^\d\d:\d\d:\d\d,\d{3} -->/m.test(text)) return 'subrip';
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) ? undefined : 'unmarked';
}
