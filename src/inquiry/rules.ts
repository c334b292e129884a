import { fillIn } from '../model/words/sentence.ts';
import type { ShownField } from './field.ts';
import type { FormStrings } from '../strings/index.ts';

/** The name of the field that no person sees: only programs fill it in. */
export const HONEYPOT = 'website';

/** What is wrong, by field, in the order of the form. */
export type FieldErrors = Partial<Record<string, string>>;

/** What the form holds: the values, and what the browser itself makes of each entry. */
export interface Entry {
  values: Partial<Record<string, string>>;
  validity?: Partial<Record<string, Partial<ValidityState>>>;
}

/** Nothing that can be seen: spaces, and signs without a width. */
const BLANK = /^[\s\p{Cf}]*$/u;

function wrongEntry({ type, missing, label, required }: ShownField, strings: FormStrings): string {
  if (type === 'number') return fillIn(strings.own.wrongNumber, { label });
  // None is an answer only where it may be left out.
  if (type === 'date') return required ? strings.missing.preferredDate : strings.wrongDate;
  return type === 'email' ? strings.wrongEmail : missing;
}

function errorOf(field: ShownField, { values, validity }: Entry, strings: FormStrings): string | undefined {
  const { name } = field;
  const { typeMismatch, badInput, rangeUnderflow, rangeOverflow } = validity?.[name] ?? {};
  // Half a date has the value '': first ask the browser.
  if (typeMismatch || badInput) return wrongEntry(field, strings);
  if (rangeUnderflow) return field.tooLow;
  if (rangeOverflow) return field.tooHigh;
  return field.required && BLANK.test(values[name] ?? '') ? field.missing : undefined;
}

/** Checks an entry by the rules of the form. An empty result means that it may be sent. */
export function check(fields: ShownField[], entry: Entry, strings: FormStrings): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const error = errorOf(field, entry, strings);
    if (error) errors[field.name] = error;
  }
  if (!entry.values.privacyAgreed) errors.privacyAgreed = strings.noConsent;
  // Never a pretended success: a person whose password manager filled the trap can see it and empty it.
  if (entry.values[HONEYPOT]) errors[HONEYPOT] = strings.trapped;
  return errors;
}
