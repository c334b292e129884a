/**
 * All words of the checker, by code. Codes are permanent: other people's tools and notes refer to them.
 *
 * How to write one: begin with what is wrong and where, then why it matters if that is not plain; the hint says what to do or type.
 * The reader edits pages and is no developer. `where` is the place in words; `Where(where)` begins a sentence with it.
 */

import { advice } from './words/advice.ts';
import { faults } from './words/faults.ts';

export type { Words } from './words/say.ts';

/** Severity and words of every problem there is. */
export const messages = { ...faults, ...advice };

export type Code = keyof typeof messages;
/** Codes whose weight a site can choose itself, under "checks" in pages/_site.json. */
export type AdviceCode = keyof typeof advice;
export const isAdvice = (code: string): code is AdviceCode => code in advice;
