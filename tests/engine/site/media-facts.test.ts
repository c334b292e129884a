import { expect, it } from 'vitest';
import { mediaFacts } from '../../../src/engine/site/files/media-facts.ts';
import { memoryFiles } from '../../../src/model/content/memory-files.ts';

const faultOf = (name: string, bytes: Uint8Array): string | undefined =>
  mediaFacts(memoryFiles({ [name]: bytes }), name)?.fault;

/** A part of an MP4: its length, its name, and what is in it. */
function box(name: string, length = 8, said = length): number[] {
  const size = [said >>> 24, (said >>> 16) & 255, (said >>> 8) & 255, said & 255];
  return [...size, ...Buffer.from(name), ...Array<number>(length - 8).fill(0)];
}
const mp4 = (...parts: number[][]): Uint8Array => Uint8Array.from([...box('ftyp', 16), ...parts.flat()]);

it('a video is whole when its last part ends with the file, or is said to', () => {
  expect(faultOf('a.mp4', mp4(box('moov', 20), box('mdat', 40)))).toBeUndefined();
  expect(faultOf('a.mp4', mp4(box('mdat', 40, 0)))).toBeUndefined();
  expect(faultOf('a.mp4', mp4(box('mdat', 40, 41)))).toBe('cut');
  expect(faultOf('a.mp4', mp4(box('mdat', 40, 3)))).toBe('cut');
});

it('a part of more than four gigabytes has its length behind its name', () => {
  const long = box('mdat', 40, 1);
  long[15] = 40;
  expect(faultOf('a.mp4', mp4(long))).toBeUndefined();
  long[15] = 41;
  expect(faultOf('a.mp4', mp4(long))).toBe('cut');
});

it.each([
  ['avc1', undefined],
  ['hvc1', 'codec'],
  ['ac-3', 'codec'],
])('a video of %s is %s', (codec, fault) => {
  const described = ['stbl', 'minf', 'mdia', 'trak', 'moov'].reduce(
    (inside, name) => [...box(name, 8, 8 + inside.length), ...inside],
    [...box('stsd', 16, 24), ...box(codec)],
  );
  expect(faultOf('a.mp4', mp4(described, box('mdat', 40)))).toBe(fault);
});

it('a WebM is known by its first signs, whatever it is called', () => {
  const webm = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...Array<number>(20).fill(0)]);
  expect(faultOf('a.webm', webm)).toBeUndefined();
  expect(faultOf('a.webm', webm.slice(1))).toBe('other');
  expect(faultOf('a.mp4', Uint8Array.from([0, 1]))).toBe('other');
});

it.each([
  ['WEBVTT', undefined],
  ['\uFEFFWEBVTT - A tour\r\n\r\n00:00.000 --> 00:02.000\r\nWelcome.', undefined],
  ['WEBVTTS', 'unmarked'],
  ['1\n00:00:00,000 --> 00:00:02,000\nWelcome.', 'subrip'],
  ['WEBVTT\n\n00:00:00,000 --> 00:00:02,000\nWelcome.', 'subrip'],
])('captions that say %j are %s', (text, fault) => {
  expect(faultOf('a.vtt', Buffer.from(text))).toBe(fault);
});
