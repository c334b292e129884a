/** The keys of a Korean keyboard, in the order in which Unicode has the letters of a syllable. */
const FIRST = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const VOWELS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const LAST = 'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
/** The same of letters that stand alone. */
const ALONE = [...'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g'.split(' '), ...VOWELS];

const KEYS: ReadonlyMap<string, string> = new Map(
  (
    [
      [0x1100, FIRST],
      [0x1161, VOWELS],
      [0x11a8, LAST],
      [0x3131, ALONE],
    ] as const
  ).flatMap(([start, keys]) => keys.map((key, index) => [String.fromCodePoint(start + index), key] as const)),
);

/** Keyboards with a letter on each key, in the order of their Latin ones: Hebrew, Russian, Ukrainian, Arabic, Thai. */
const LAYOUTS = [
  "/'קראטוןםפשדגכעיחלךזסבהנמצ",
  'йцукенгшщзфывапролдячсмить',
  'йцукенгшщзфівапролдячсмить',
  'ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة',
  'ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท',
].map((letters) => new Map([...letters].map((letter, index) => [letter, 'qwertyuiopasdfghjklzxcvbnm'.charAt(index)])));

/** Letters of Cyrillic and Greek that look like Latin ones, among which a word may have them. */
const LATIN = 'aceopxyijsABCEHKMOPTXyvo';
const LOOKS = new Map([...'асеорхуіјѕАВСЕНКМОРТХγνο'].map((letter, index) => [letter, LATIN.charAt(index)]));

/** The key that writes two letters of Arabic, as the one sign that Unicode has for them. */
const inOneSign = (word: string): string => word.replaceAll('لا', 'ﻻ');

/**
 * What the same keys write in Latin letters, where a keyboard was set to another script: "샤싣", "אןאךק" and "ешеду" are
 * "title". Small letters, as most keys have only one letter there. A single letter among Latin ones is what it looks like.
 */
export function inLatinKeys(word: string): string {
  if (/[\u1100-\u11ff\u3131-\u3163\uac00-\ud7a3]/.test(word))
    return [...word.normalize('NFD')]
      .map((letter) => KEYS.get(letter) ?? letter)
      .join('')
      .toLowerCase();
  if (/[a-z]/i.test(word)) return word.replace(/[\u0370-\u052f]/g, (letter) => LOOKS.get(letter) ?? letter);
  const letters = /^[\x20-\x7e]*$/.test(word) ? [] : [...inOneSign(word.toLowerCase())];
  const layout = letters.length > 0 ? LAYOUTS.find((keys) => letters.every((letter) => keys.has(letter))) : undefined;
  return layout ? letters.map((letter) => layout.get(letter) ?? letter).join('') : word;
}
