import { referenceFor } from '../../model/forms/inquiry-repeat.ts';
import { tabStorage } from '../storage.ts';

const tries = tabStorage();

const storageKey = (form: string): string => `inquiry tried ${form}`;

/** The reference of an inquiry whose outcome nobody knows: it was sent before, and no answer has come. */
export const openTry = (form: string): string | undefined => tries.get(storageKey(form)) ?? undefined;

/** Notes that an inquiry is about to be sent. It keeps the reference of its first try. */
export function noteTry(form: string, now: number = Date.now()): void {
  if (openTry(form) === undefined) tries.set(storageKey(form), referenceFor(now));
}

/** The outcome is known, or the inquiry was given up. */
export const forgetTry = (form: string): void => tries.remove(storageKey(form));
