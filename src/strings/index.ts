import { en } from './en.ts';

/** What the view and the engine say by themselves, in one language. */
export type Strings = typeof en;
export type FormStrings = Strings['form'];

/** The sentences for a language. There is one set so far; others follow as data of the same type. */
export const stringsFor = (_lang: string): Strings => en;
