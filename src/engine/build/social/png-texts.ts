import { KEYWORDS, PROGRAM, type DrawnWords } from '../../site/files/drawn-words.ts';
import { pngChunk } from '../pictures/png-chunk.ts';

/** The end of a PNG's signature and its first chunk, IHDR. */
const HEADER_END = 33;

/** A PNG with the words that were drawn as text chunks, so that the checker can tell when a page has other words. */
export function withTexts(png: Uint8Array, { title, name }: DrawnWords): Uint8Array {
  const texts = [
    textChunk(KEYWORDS.title, title),
    textChunk(KEYWORDS.name, name),
    textChunk(KEYWORDS.program, PROGRAM),
  ];
  return Buffer.concat([png.subarray(0, HEADER_END), ...texts, png.subarray(HEADER_END)]);
}

/** An iTXt chunk without compression and language. */
const textChunk = (keyword: string, text: string): Buffer => pngChunk('iTXt', `${keyword}\0\0\0\0\0${text}`);
