import { stringsOf, type PageStrings } from './index.ts';

let current = stringsOf(undefined);

/** Takes in what is said outside pages, such as in a toast. The first page of a document brings it. */
export const setStrings = (strings: PageStrings): void => void (current = strings);

/** What is said outside pages. */
export const currentStrings = (): PageStrings => current;
