/** The letters of Windows for the middle of Europe, from 0x80 on. */
export const WINDOWS_1250 =
  '€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź' +
  '\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
  'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';

/**
 * The letters from 0x80 in the encodings of Windows in which UTF-8 is read by mistake: in the west of Europe, in its
 * middle, where Cyrillic is written, where Arabic is, and in Thailand. Some versions of Node decode them wrongly.
 */
const LETTERS = [
  `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${letters(0xa0, 0xff)}`,
  WINDOWS_1250,
  'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї' +
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  '€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ\u200c\u200dں\u00a0،¢£¤¥¦§¨©ھ«¬\u00ad®¯°±²³´µ¶·¸¹؛»¼½¾؟' +
    'ہءآأؤإئابةتثجحخدذرزسشصض×طظعغـفقكàلâمنهوçèéêëىيîï\u064b\u064c\u064d\u064eô\u064f\u0650÷\u0651ù\u0652ûü\u200e\u200fے',
  `€\u0081\u0082\u0083\u0084…${letters(0x86, 0x90)}‘’“”•–—${letters(0x98, 0x9f)}\u00a0${letters(0xe01, 0xe3a)}` +
    `\u00db\u00dc\u00dd\u00de${letters(0xe3f, 0xe5b)}`,
];

/** The byte of each letter. Control characters are what some programs make of the others. */
const BYTES = LETTERS.map((row) => {
  const controls = Array.from(letters(0x80, 0x9f), (letter, index): [string, number] => [letter, 0x80 + index]);
  return new Map([...controls, ...Array.from(row, (letter, index): [string, number] => [letter, 0x80 + index])]);
});

function letters(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/**
 * How letters with marks, dashes and quotes begin when their UTF-8 is read so, those of East Asia and Cyrillic ones,
 * and words of Korean as Windows had them before.
 */
const MAYBE = /[ÂÃÄÅâĂĹ].|[à-ïÐÑØÙęěРСطظเ][^\u0000-\u007f]|(?:[°-È][¡-þ]){2}|[¡-û]{4}/;
/**
 * Letters with marks of the languages that are written with these encodings, those of Vietnam, India and Thailand, and
 * signs of typography.
 */
const LIKELY =
  /^[\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9\u0400-\u045f\u0490\u0491\u0600-\u06ff\u0900-\u0d7f\u0e01-\u0e5b\u200c-\u200d\u2010-\u203a\u20ac\u20b9\u2122\u3001-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+$/;
/** Syllables enough that no other language has letters in such pairs. */
const KOREAN = /^[\uac00-\ud7a3]+$/;
const MAX_BY_CHANCE = 3;
/** So many letters of Thai in a row with a vowel or a tone among them. */
const THAI_WORD = /(?=[\u0e01-\u0e5b]{5})[\u0e01-\u0e2f]*[\u0e30-\u0e4c]/;

/** The second half of "à", of which programs make a plain space, and one of two. */
const GRAVE = /(?<!\p{Lu})Ã (?=(.?))/gu;

/**
 * A text as it was before a program read its UTF-8 in another encoding: "PeÅ‚ny" was "Pełny". Undefined for all others.
 */
export function withoutMojibake(written: string): string | undefined {
  if (!MAYBE.test(written)) return undefined;
  const text = written.replace(GRAVE, (_, next: string) => (/[\p{L}\d]/u.test(next) ? 'Ã\u00a0 ' : 'Ã\u00a0'));
  for (const bytes of BYTES) {
    const was = decoded(text, bytes);
    if (was !== undefined) return was;
  }
  return koreanOf(text) ?? thaiOf(text);
}

/** What no word has in any language: the UTF-8 of "é", "’" and others, read in the encoding of the west of Europe. */
const MIXED = /(?<!\S)(?:\S*(?:Ã[\u00a1-\u00bf]|â€[^\s\p{L}])\S*|Ã[\u00a0 ]?(?= ))/gu;

/**
 * The same of single words, for a text into which some were pasted: "Un été, un Ã©tÃ©" was "Un été, un été". Undefined
 * where no word is certain.
 */
export function withoutMixedMojibake(text: string): string | undefined {
  const was = text.replace(MIXED, (word) => (/^Ã\s?$/.test(word) ? 'à' : (withoutMojibake(word) ?? word)));
  const isCertain = was !== text && text.match(MIXED)?.some((word) => withoutMojibake(word) !== undefined);
  return isCertain ? was : undefined;
}

/** Korean that was read as if it were of the west of Europe: "ÇÑºû" was "한빛". */
function koreanOf(text: string): string | undefined {
  let count = 0;
  let isBroken = false;
  const was = text.replace(/[^\u0000-\u007f]+/g, (run) => {
    const meant = decodedAs(
      'euc-kr',
      Array.from(run, (letter) => BYTES[0]?.get(letter) ?? 0),
    );
    if (meant === undefined || !KOREAN.test(meant)) isBroken = true;
    count += meant?.length ?? 0;
    return meant ?? '';
  });
  return isBroken || count <= MAX_BY_CHANCE ? undefined : was;
}

/** Thai that was read so: "¢éÒÇ«ÍÂä¡è" was "ข้าวซอยไก่". Words of Europe have no such letters in a row, nor Thai ones without vowels. */
function thaiOf(text: string): string | undefined {
  if (/[a-z][\u00a1-\u00fb]|[\u00a1-\u00fb][a-z]|[\u0e01-\u0e5b]/i.test(text) || !/[¡-¿]/.test(text)) return undefined;
  const was = text.replace(
    /[\u00a1-\u00fb]+/g,
    (run) =>
      decodedAs(
        'windows-874',
        Array.from(run, (letter) => letter.charCodeAt(0)),
      ) ?? run,
  );
  return /^[\u0000-\u007f\u0e01-\u0e5b\u2010-\u203a]+$/.test(was) && THAI_WORD.test(was) ? was : undefined;
}

/** Every letter that is none of ASCII has to be a part of one of UTF-8, or the text is what it seems to be. */
function decoded(text: string, bytes: ReadonlyMap<string, number>): string | undefined {
  let isCertain = false;
  let count = 0;
  let isBroken = false;
  const was = text.replace(/[^\u0000-\u007f]+/g, (run, offset: number) => {
    const meant = decodedAs(
      'utf-8',
      Array.from(run, (letter) => bytes.get(letter) ?? 0),
    );
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

function decodedAs(encoding: string, bytes: number[]): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
