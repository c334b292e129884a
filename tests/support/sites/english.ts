import { sentencesOf } from '../../../src/engine/site/languages/sentences.ts';
import { forEachString } from '../../../src/model/content/texts.ts';
import { valueAt } from '../../../src/model/content/value-at.ts';
import { SCHEMAS } from '../checked.ts';
import { unescapeHtml } from '../../../src/model/rendering/react-escapes.ts';

/** Attributes whose values visitors read or hear. */
const SAID = /\s(?:aria-(?:label|roledescription)|alt|title|placeholder|data-busy)="([^"]*)"/g;
const DATA = /<script type="application\/json"[^>]*>([^<]*)</;

/** Everything that a page says: between its tags, in attributes, and in the data that it brings to the browser. */
function textsOf(html: string): string[] {
  const texts = [/>([^<>]+)</g, SAID].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, text = '']) => unescapeHtml(text)),
  );
  forEachString(JSON.parse(DATA.exec(html)?.[1] ?? '{}'), (text, path) => {
    if (path.at(-1) !== 'type') texts.push(text);
  });
  return texts;
}

/**
 * The sentences of the English table that stand on pages in another language.
 * @param own what is said in that language, which may be the same word
 */
export function englishOn(pages: string[], own: unknown): string[] {
  const texts = new Set(pages.flatMap(textsOf));
  return sentencesOf(SCHEMAS).flatMap(({ path, english }) =>
    typeof english === 'string' && texts.has(english) && valueAt(own, path) !== english ? [english] : [],
  );
}
