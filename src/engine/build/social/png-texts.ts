import { KEYWORDS, PROGRAM, type DrawnWords } from '../../site/files/drawn-words.ts';
import { pngChunk } from '../pictures/png-chunk.ts';

/** Where the first chunk of a PNG, its header, ends. */
const HEADER_END = 33;

/** A PNG that says with which words it was drawn, so that the checker can tell when a page has others by now. */
export function withTexts(png: Uint8Array, { title, name }: DrawnWords): Uint8Array {
  const texts = [
    textChunk(KEYWORDS.title, title),
    textChunk(KEYWORDS.name, name),
    textChunk(KEYWORDS.program, PROGRAM),
  ];
  return Buffer.concat([png.subarray(0, HEADER_END), ...texts, png.subarray(HEADER_END)]);
}

/** A text that is neither compressed nor said in a certain language (iTXt). */
const textChunk = (keyword: string, text: string): Buffer => pngChunk('iTXt', `${keyword}\0\0\0\0\0${text}`);
