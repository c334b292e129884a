import { compoundsIn } from '../../model/search-index/compounds.ts';
import { isSearchable, signsIn, withoutPrefixes, wordsIn } from '../../model/search-index/words.ts';
import type { SearchedPage } from '../../model/search-index/searched-page.ts';

/** The words of a page and what each says of it: all that the index has to know. */
export type WordWeights = ReadonlyMap<string, number>;

/** How much the place of a word says. A title says what a page is: the fewer its words, the more each of them. */
const TITLE = 60;
const TAB_TITLE = 40;
const HEADING = 6;
const DESCRIPTION = 4;
/** However often a word comes in running text. */
const MAX_COUNT = 4;

/** A weight that is raised as far as it may be. */
const raised = (before: number, by: number, most: number): number => Math.max(before, Math.min(most, before + by));

/** What each word of a title weighs. */
const shared = (weight: number, title: string): number => Math.round(weight / Math.sqrt(wordsIn(title).length || 1));

/** The words of a page and what each weighs. */
export function wordWeights({ title, tabTitle = '', description, parts }: SearchedPage): WordWeights {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number, most = Infinity): void => {
    const raise = (word: string): void => void weights.set(word, raised(weights.get(word) ?? 0, weight, most));
    for (const word of wordsIn(text)) if (isSearchable(word)) raise(word);
    for (const { word } of [...signsIn(text), ...compoundsIn(text), ...withoutPrefixes(text)]) raise(word);
  };
  for (const { text } of parts) add(text, 1, MAX_COUNT);
  for (const { heading } of parts) if (heading) add(heading, HEADING, MAX_COUNT + HEADING);
  add(description, DESCRIPTION);
  add(title, shared(TITLE, title));
  const inTabs = shared(TAB_TITLE, tabTitle);
  add(tabTitle, inTabs, inTabs);
  return weights;
}
