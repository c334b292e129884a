import { createContext, use } from 'react';
import { say, type Sentence } from '../model/words/sentence.ts';
import { stringsOf, type Strings } from './index.ts';

/** The language of the page, such as "en-US". */
export const LanguageContext = createContext('en');
export const StringsContext = createContext<Strings>(stringsOf(undefined));

/** The language in which dates and sums of money are written. */
export const useLanguage = (): string => use(LanguageContext);

/** What the view says by itself, in the language of the page. */
export const useStrings = (): Strings => use(StringsContext);

/** Fills in the places of a sentence, and chooses the form of a counted one. */
export function useSay(): (sentence: Sentence, values: Readonly<Record<string, string | number>>) => string {
  const lang = useLanguage();
  return (sentence, values) => say(lang, sentence, values);
}

/** What is said outside pages, such as in a toast. The first page of a document brings it. */
let spoken = stringsOf(undefined);
export const speak = (strings: Strings): void => void (spoken = strings);
export const spokenStrings = (): Strings => spoken;
