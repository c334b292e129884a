/** The scripts that the fonts for drawn pictures have whole alphabets of. */
const SCRIPTS = new Set(['Latn', 'Grek', 'Cyrl', 'Arab']);

/** The letters of these fonts (`fonts/`): to read them would take longer than many a check. A test compares the two. */
const LETTERS =
  '20-7e a0-ac ae-148 14a-1c3 1c5-24f 259 300-304 306-30a 30c 30f 313 315 31b 323 326-328 32c 337-338 374-376 37a-37f ' +
  '384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-479 480-49d 4a0-4ff 52f 600-6ff 750-77f 1e00-1e9b 1e9d-1eff ' +
  '200c-200d 2010-2027 202f-203a 2070-2071 2074-208e 2090-2094 20a0-20af 20b1-20b5 20b8-20ba 20bc-20bf 2116 2122 ' +
  '2190-2193 2212 2248 2260 2264-2265 fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe70-fe74 fe76-fefc feff';

const ranges = LETTERS.split(' ').map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));

/** Whether the fonts for drawn pictures have a letter. */
export function isDrawnLetter(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from = 0, to = from]) => from <= code && code <= to);
}

/** The letters of a text that these fonts do not have, each once. */
export const undrawnLetters = (text: string): string =>
  [...new Set(text)].filter((letter) => !isDrawnLetter(letter)).join('');

/** Whether these fonts have the letters that a language is written with. */
export const isDrawnLanguage = (lang: string): boolean =>
  SCRIPTS.has(new Intl.Locale(lang).maximize().script ?? 'Latn');

/** What an owner can do about letters that no font has. */
export const WITH_OTHER_LETTERS =
  'Name a font file that has them as "font" in pages/_site.json, or a picture of your own as "seo.image" of the page; without such pictures, the site file says "sharing": { "pictures": false }.';
