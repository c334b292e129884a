import { en } from './en.ts';
import { withOwn } from './with-own.ts';

/** What the view and the engine say by themselves, in one language. */
export type Strings = typeof en;
export type FormStrings = Strings['form'];

/** What a browser says on a page: the code has the English, and the page brings what it says otherwise. */
export const stringsOf = (own: unknown): Strings => withOwn(en, own);
