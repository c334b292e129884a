import { createContext, use } from 'react';
import { say, type Sentence } from '../model/words/sentence.ts';
import { stringsOf, type PageStrings, type Strings } from './index.ts';

/** The language of the page, such as "en-US". */
export const LanguageContext = createContext('en');
export const StringsContext = createContext<PageStrings>(stringsOf(undefined));

/** The language of the page, such as "en-US": dates and sums of money are written in it. */
export const useLanguage = (): string => use(LanguageContext);

/** What blocks say by themselves, in the language of the page. */
export const useStrings = (): PageStrings => use(StringsContext);

/** What is said around the blocks of a page, too. Only a build draws that, and it has all sentences. */
export const useAllStrings = (): Strings => use(StringsContext) as Strings;

/** Fills in the places of a sentence, and chooses the form of a counted one. */
export function useSay(): (sentence: Sentence, values: Readonly<Record<string, string | number>>) => string {
  const lang = useLanguage();
  return (sentence, values) => say(lang, sentence, values);
}
