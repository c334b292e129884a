import { eachVersion } from '../each-version.ts';
import { secondsOf } from './mp4.ts';

/** How long a video plays, in seconds; undefined where its file does not say, as a WebM does not. */
export const videoSeconds = eachVersion((bytes) =>
  secondsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.length)),
);
