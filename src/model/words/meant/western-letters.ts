import { WINDOWS_1250 } from './mojibake.ts';

/** The letters beyond ASCII of languages that are written in the encodings of Central Europe. */
const OWN: Readonly<Record<string, string>> = {
  cs: 'áčďéěíňóřšťúůýž',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  pl: 'ąćęłńóśźż',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
};

/** Letters from 0xA0 on, in the encoding of the west of Europe and in those of its middle: Windows-1250, Latin 2. */
const WESTERN = String.fromCharCode(...Array.from({ length: 0x60 }, (_, index) => 0xa0 + index));
const CENTRAL = [WINDOWS_1250.slice(0x20), `\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žż${WINDOWS_1250.slice(0x40)}`];

/** Fewer may be names of other languages: "Søren", "Molière". */
const MIN_LETTERS = 3;
const MIN_KINDS = 2;
/** What no text in one of these languages has many of. */
const FOREIGN = /[¹³¾¿ÀÃÅÆÈÊËÌÏÑÒÕØÙÛàãåæèêëìïñòõøùû]/;
/** What certainly stands for a letter: no quotation mark, and no figure behind a word. */
const CERTAIN = /(?<=\p{L})[À-ÿ]|[À-ÿ](?=\p{L})|[¡-ª¬-º¼-¿](?=\p{Ll})/gu;
/** What stands for one in a text that has others. */
const ANY = /(?<=\p{L})[¡-ª¬-º¼-ÿ]|[¡-ª¬-º¼-ÿ](?=\p{L})/gu;

/** Whether a file may have a text for which there is another by `withoutWesternLetters`. */
export const mayHaveWesternLetters = (source: string, lang: string): boolean =>
  Object.hasOwn(OWN, lang) && FOREIGN.test(source);

/**
 * A text of Central Europe as it was before a program read it in the encoding of the west: "Pøíliš dlouhý úèet z jiné
 * mìny" was "Příliš dlouhý účet z jiné měny". Undefined for all others.
 */
export function withoutWesternLetters(text: string, lang: string): string | undefined {
  const own = OWN[lang];
  if (own === undefined || !FOREIGN.test(text)) return undefined;
  const letters = new Set(own + own.toUpperCase());
  for (const central of CENTRAL) {
    const meantBy = (written: string): string => {
      const meant = central[WESTERN.indexOf(written)] ?? written;
      return letters.has(written) || !/\p{L}/u.test(meant) ? written : meant;
    };
    const changed = (text.match(CERTAIN) ?? []).filter((written) => meantBy(written) !== written);
    if (changed.length < MIN_LETTERS || new Set(changed).size < MIN_KINDS) continue;
    if (changed.every((written) => letters.has(meantBy(written)))) return text.replace(ANY, meantBy);
  }
  return undefined;
}
