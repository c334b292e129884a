import { languageAmong } from '../../../model/words/language-tag.ts';
import { en, tables, type PlaceholderTexts } from './placeholder-tables.ts';

/**
 * What an author is asked to write, in the language of the page or, where nobody has put it, in English. All stand in
 * brackets, which the checker counts until other words are there.
 */
export function placeholderTexts(lang: string): PlaceholderTexts {
  const words = tables[languageAmong(Object.keys(tables), lang) ?? ''] ?? en;
  return {
    description: `[${words.description}]`,
    card: `[${words.card}]`,
    intro: `[${words.intro}]`,
    body: [`[${words.body[0]}]`, `[${words.body[1]}]`],
    call: `[${words.call}]`,
    promise: `[${words.promise}]`,
  };
}
