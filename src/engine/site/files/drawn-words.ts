import { memoizeByVersion } from '../by-version.ts';

/** The words that a drawn picture shows. It says them of itself, under keywords that the PNG standard has for it. */
export interface DrawnWords {
  /** The heading of the page. */
  title: string;
  /** What the site is called. */
  name: string;
}

/** Under which keyword a picture says what; only what is drawn here names the program. */
export const KEYWORDS = { title: 'Title', name: 'Author', program: 'Software' };
/** The name of the program in the pictures that it draws. */
export const PROGRAM = 'Pagewright';

/** The words that a picture was drawn with; undefined for one of the owner's own, and where there is none. */
export const drawnWordsIn = memoizeByVersion((bytes): DrawnWords | undefined => {
  const said = textsIn(bytes);
  const [title, name] = [said.get(KEYWORDS.title), said.get(KEYWORDS.name)];
  const isOurs = said.get(KEYWORDS.program) === PROGRAM;
  return isOurs && title !== undefined && name !== undefined ? { title, name } : undefined;
});

/** The length, name and check sum of a chunk. */
const FRAME = 12;

/** What a PNG says in plain chunks of text (iTXt), by keyword. */
function textsIn(bytes: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>();
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const decoder = new TextDecoder();
  for (let at = 8; at + FRAME <= bytes.length; at += FRAME + numbers.getUint32(at)) {
    const data = bytes.subarray(at + 8, at + 8 + numbers.getUint32(at));
    if (decoder.decode(bytes.subarray(at + 4, at + 8)) !== 'iTXt') continue;
    // Keyword, two zeros for "not compressed" behind its end, no language, no keyword in it; then the text.
    const [keyword = '', text] = decoder.decode(data).split('\0\0\0\0\0');
    if (text !== undefined) texts.set(keyword, text);
  }
  return texts;
}
