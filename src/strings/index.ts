import type { en } from './en.ts';
import { inPages } from './en-pages.ts';
import { withOwn } from './with-own.ts';

/** What the view and the engine say by themselves, in one language. */
export type Strings = typeof en;
/** The part of it that browsers draw blocks with. */
export type PageStrings = typeof inPages;
export type FormStrings = PageStrings['form'];

/** What a browser says on a page: the code has the English, and the page brings what it says otherwise. */
export const stringsOf = (own: unknown): PageStrings => withOwn(inPages, own);
