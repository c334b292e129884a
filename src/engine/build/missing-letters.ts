import type { ResolvedSite } from '../../model/page/types.ts';
import { SITE_FILE } from '../../model/addresses/address.ts';
import { listed } from '../../model/words/phrases.ts';
import type { SiteContent } from '../read/site-content.ts';
import { searchFields } from '../site/wording/search-words.ts';
import { ownTypefacesOf } from './social/typefaces.ts';

/**
 * Scripts with a letter that tells whether a typeface supports them: for other scripts browsers use another font
 * anyway.
 */
const SCRIPTS = [
  [/\p{Script=Latin}/u, 'a'],
  [/\p{Script=Greek}/u, 'α'],
  [/\p{Script=Cyrillic}/u, 'а'],
  [/\p{Script=Hebrew}/u, 'א'],
  [/\p{Script=Arabic}/u, 'ا'],
] as const;

/** How many letters are listed. */
const LISTED = 6;

/**
 * The notice that the site's typeface lacks letters of titles and descriptions; undefined where it has all, or the site
 * has no typeface. Throws a `ToolError` for a file that is no font.
 */
export function missingLetters({ source, documents }: SiteContent, site: ResolvedSite): string | undefined {
  const faces = ownTypefacesOf(source, site);
  const has = (letter: string): boolean => faces.some((face) => face.has(letter));
  const scripts = SCRIPTS.filter(([, letter]) => has(letter)).map(([script]) => script);
  const missing = new Map<string, string>();
  const checked = new Set<string>();
  for (const { kind, data, file } of documents.values()) {
    if (kind !== 'page' || scripts.length === 0) continue;
    const { title, description } = searchFields(data);
    for (const letter of [title, description]
      .join(' ')
      .normalize()
      .match(/[^\P{L}\p{ASCII}]/gu) ?? []) {
      if (checked.has(letter)) continue;
      checked.add(letter);
      if (!has(letter) && scripts.some((script) => script.test(letter))) missing.set(letter, file);
    }
  }
  const [first] = missing.values();
  if (first === undefined) return undefined;
  const letters = listed([...missing.keys()].slice(0, LISTED));
  return `The typeface "${site.font?.family}" lacks letters that pages such as ${first} have: ${letters}. Browsers take them out of another one, in the middle of words. Name a file that has them under "more" of "font" in ${SITE_FILE}, or take another typeface.`;
}
