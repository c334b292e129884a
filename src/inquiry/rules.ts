import type { ShownField, TextField } from './fields.ts';
import { messages } from './messages.ts';

/** The name of the field that only programs fill in. */
export const TRAP = 'website';

export type FieldName = TextField | 'privacyAgreed' | typeof TRAP;

/** What is wrong, by field, in the order of the form. */
export type Faults = Partial<Record<FieldName, string>>;

/** What the form holds: the values, and the fields whose entry the browser itself could not make sense of. */
export interface Entry {
  values: Partial<Record<string, string>>;
  /** `validity.typeMismatch` or `validity.badInput`, such as "name@" in the e-mail field or half a date. */
  unreadable?: Partial<Record<string, boolean>>;
}

function faultOf(field: ShownField, { values, unreadable }: Entry): string | undefined {
  // Half a date has the value '': first ask the browser.
  if (unreadable?.[field.name]) return field.type === 'date' ? messages.date : field.type === 'email' ? messages.email : field.missing;
  return field.required && !values[field.name]?.trim() ? field.missing : undefined;
}

/** Checks an entry by the rules of the form. An empty result means that it may be sent. */
export function check(fields: ShownField[], entry: Entry): Faults {
  const faults: Faults = {};
  for (const field of fields) {
    const fault = faultOf(field, entry);
    if (fault) faults[field.name] = fault;
  }
  if (!entry.values.privacyAgreed) faults.privacyAgreed = messages.privacy;
  // Never a pretended success: a person whose password manager filled the trap can see it and empty it.
  if (entry.values[TRAP]) faults[TRAP] = messages.trap;
  return faults;
}
