import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { inSimplifiedLetters } from '../../../model/words/letters/simplified-letters.ts';

/** A name as those of fields, blocks and choices are compared, in whichever letters it is written. */
export const asCalled = (name: string): string => inSimplifiedLetters(inPlainLetters(name));
