import { sentencesOf } from '../../src/engine/site/sentences.ts';
import { valueAt } from '../../src/model/value-at.ts';
import { SCHEMAS } from './checked.ts';

/** Texts as they stand between tags, and in attributes and data, whose names are no texts. */
const TEXT = />([^<>]+)<|(?<!"type":|class=)"([^"]+)"(?!:)/g;

/**
 * The sentences of the English table that stand on pages in another language.
 * @param own what is said in that language, which may be the same word
 */
export function englishOn(pages: string[], own: unknown): string[] {
  const texts = new Set(pages.flatMap((html) => [...html.matchAll(TEXT)].map(([, text, value]) => text ?? value)));
  return sentencesOf(SCHEMAS).flatMap(({ path, english }) =>
    typeof english === 'string' && texts.has(english) && valueAt(own, path) !== english ? [english] : [],
  );
}
