import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ShownField } from '../field.ts';
import type { FormStrings } from '../../strings/index.ts';
import { readEntry } from '../form-element.ts';
import { check, type Entry, type FieldErrors } from '../rules.ts';
import { closeToast, showToast } from '../toasts/index.ts';

/** What is wrong with a form, and how to find out. */
export interface Checking {
  fields: ShownField[];
  errors: FieldErrors;
  /** Takes the focus when something is wrong. */
  summary: RefObject<HTMLDivElement | null>;
  /** Checks everything and says what is wrong. Returns the values if nothing is. */
  check: () => Entry['values'] | undefined;
  /** What was corrected stops complaining; what was not asked about yet does not begin to. */
  recheck: () => void;
}

/** Checks a form by its rules. */
export function useCheck(
  formRef: RefObject<HTMLFormElement | null>,
  fields: ShownField[],
  strings: FormStrings,
): Checking {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    summary.current?.focus();
    // In a low window, browsers show the middle of a long list: it is read from its heading on.
    summary.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);
  const { noConsent } = strings;
  // The toast that asks for consent closes with its form.
  useEffect(() => () => closeToast(noConsent), [noConsent]);

  return {
    fields,
    errors,
    summary,
    check: () => {
      if (!formRef.current) return undefined;
      const entry = readEntry(formRef.current);
      const found = check(fields, entry, strings);
      setErrors(found);
      closeToast(noConsent);
      if (found.privacyAgreed) void showToast(noConsent, 'error');
      if (Object.keys(found).length === 0) return entry.values;
      setAttempts((count) => count + 1);
      return undefined;
    },
    recheck: () => {
      if (!formRef.current || Object.keys(errors).length === 0) return;
      const now = check(fields, readEntry(formRef.current), strings);
      setErrors(Object.fromEntries(Object.entries(now).filter(([field]) => field in errors)));
      if (!now.privacyAgreed) closeToast(noConsent);
    },
  };
}
