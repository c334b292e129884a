import { createContext, use } from 'react';
import { stringsFor, type Strings } from './index.ts';

/** The language of the site, such as "en-US". */
export const LanguageContext = createContext('en');

/** The language in which dates and sums of money are written. */
export const useLanguage = (): string => use(LanguageContext);

/** What the view says by itself, in the language of the site. */
export const useStrings = (): Strings => stringsFor(use(LanguageContext));
