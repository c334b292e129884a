/**
 * The letters from 0x80 in the encodings of Windows in which UTF-8 is read by mistake: in the west of Europe, and in its
 * middle. Some versions of Node decode them wrongly.
 */
const LETTERS = [
  `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${letters(0xa0, 0xff)}`,
  '€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź' +
    '\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
    'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
];

/** The byte of each letter. Control characters are what some programs make of the others. */
const BYTES = LETTERS.map((row) => {
  const controls = Array.from(letters(0x80, 0x9f), (letter, index): [string, number] => [letter, 0x80 + index]);
  return new Map([...controls, ...Array.from(row, (letter, index): [string, number] => [letter, 0x80 + index])]);
});

function letters(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** How letters with marks, dashes and quotes begin when their UTF-8 is read so. */
const MAYBE = /[ÂÃÄÅâĂĹ]./;
/** Letters with marks of the languages that are written with these encodings, and signs of typography. */
const LIKELY = /^[\u00a0-\u017f\u0218-\u021b\u2010-\u203a\u20ac\u2122]+$/;

/** A text as it was before a program read its UTF-8 in another encoding: "PeÅ‚ny" was "Pełny". Undefined for all others. */
export function withoutMojibake(text: string): string | undefined {
  if (!MAYBE.test(text)) return undefined;
  for (const bytes of BYTES) {
    const was = decoded(text, bytes);
    if (was !== undefined) return was;
  }
  return undefined;
}

/** Every letter that is none of ASCII has to be a part of one of UTF-8, or the text is what it seems to be. */
function decoded(text: string, bytes: ReadonlyMap<string, number>): string | undefined {
  let isCertain = false;
  let count = 0;
  let isBroken = false;
  const was = text.replace(/[^\u0000-\u007f]+/g, (run, offset: number) => {
    const meant = utf8(Array.from(run, (letter) => bytes.get(letter) ?? 0));
    if (meant === undefined || !LIKELY.test(meant)) isBroken = true;
    count += meant?.length ?? 0;
    // "FÅ…" may be a word that goes on.
    isCertain ||=
      /[\p{Ll}\d]/u.test(text.charAt(offset - 1)) ||
      /^[Ââ]/.test(run) ||
      /^\p{Ll}/u.test(text.slice(offset + run.length));
    return meant ?? '';
  });
  return isBroken || !(isCertain || count > 1) ? undefined : was;
}

function utf8(bytes: number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
