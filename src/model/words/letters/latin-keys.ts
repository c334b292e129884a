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

/**
 * What the same keys write in Latin letters, where a keyboard was set to Korean: "샤싣" is "title". Small letters, as
 * most keys have only one letter of Korean.
 */
export const inLatinKeys = (word: string): string =>
  /[\u1100-\u11ff\u3131-\u3163\uac00-\ud7a3]/.test(word)
    ? [...word.normalize('NFD')]
        .map((letter) => KEYS.get(letter) ?? letter)
        .join('')
        .toLowerCase()
    : word;
