import { namesOriginal, translationPairs } from '../../site/languages/translations.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { withField } from '../data.ts';
import { rewrite } from '../rewrite.ts';
import type { Moves } from './moves.ts';

/** The fields that the name of an original stands before. */
const NEXT = ['translatedFrom', 'seo'];

/**
 * The originals that translations have to name once pages have moved, by the file of the translation as it is now: those
 * that had the same path below the folder of their language, and have it no more.
 */
export function originalsToName(content: SiteContent, { addresses }: Moves): Map<string, string> {
  const moved = (address: string): string => addresses.get(address) ?? address;
  return new Map(
    translationPairs(content).flatMap(({ folder, document, original }): [string, string][] => {
      if (document.kind !== 'page' || namesOriginal(document)) return [];
      const wanted = moved(original.address);
      const isPaired = (moved(document.address).slice(folder.length) || '/') === wanted;
      return isPaired ? [] : [[document.file, wanted]];
    }),
  );
}

/** The text of a translation that names its original. */
export const withOriginal = (text: string, original: string): string =>
  rewrite(text, withField(JSON.parse(text) as Record<string, unknown>, 'translationOf', original, NEXT));
