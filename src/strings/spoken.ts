import { stringsOf, type PageStrings } from './index.ts';

let spoken = stringsOf(undefined);

/** Takes in what is said outside pages, such as in a toast. The first page of a document brings it. */
export const speak = (strings: PageStrings): void => void (spoken = strings);

/** What is said outside pages. */
export const spokenStrings = (): PageStrings => spoken;
