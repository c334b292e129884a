import type { Draft } from './draft.ts';
import type { ShownField } from './field.ts';
import { HONEYPOT, type Entry } from './rules.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== '';

const controls = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** The fields with words: what a draft keeps. */
const wordFields = (form: HTMLFormElement): Control[] =>
  controls(form).filter((control) => control.type !== 'checkbox' && control.name !== HONEYPOT);

/**
 * What the form holds right now. The form itself is the only place where it stands: nothing typed before hydration is
 * lost.
 */
export function readEntry(form: HTMLFormElement): Entry {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const validity = Object.fromEntries(controls(form).map((control) => [control.name, control.validity]));
  return { values, validity };
}

/** A bound as fields have it. Which day is "today", the visitor's own clock tells. */
const asEntered = (bound: number | string): string =>
  bound === 'today' ? new Date().toLocaleDateString('sv') : String(bound);

/** Gives a field its bounds. */
export function setBounds(input: HTMLInputElement, { min, max }: Pick<ShownField, 'min' | 'max'>): void {
  if (min !== undefined) input.min = asEntered(min);
  if (max !== undefined) input.max = asEntered(max);
}

/** What is chosen is kept and sent as the site has it, whatever a browser that translates the page calls it. */
export const nameChoices = (select: HTMLSelectElement, options: readonly string[]): void =>
  options.forEach((option, index) => select.options[index + 1]?.setAttribute('value', option));

/** The words of the form, for the draft. What the page itself put there is no draft. */
export function readDraftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    wordFields(form).map((control) => [control.name, control.value === writtenValue(control) ? '' : control.value]),
  );
}

/** The value a field had in the page as it was delivered. */
const writtenValue = (control: Control): string => (control instanceof HTMLSelectElement ? '' : control.defaultValue);

/** Puts a draft back, but never over what has been typed meanwhile. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const control of wordFields(form)) {
    const value = draft[control.name];
    if (value && control.value === writtenValue(control)) control.value = value;
    // A choice that there is no longer would leave the field without a word.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

/** Empties every field and every box, also those that the page had filled in. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of wordFields(form)) control.value = '';
}

/** Fills in the e-mail and ticks the newsletter. */
export function takeAddress(form: HTMLFormElement, email: string): void {
  for (const control of controls(form)) {
    if (control.name === 'email') control.value = email;
    if (control.name === 'subscribeNewsletter') (control as HTMLInputElement).checked = true;
  }
}

/** Shows the form from its top, and goes on to the first field that is still empty. */
export function focusFirstEmpty(form: HTMLFormElement): void {
  // A field that only just fits into the window would stay at its edge, with nothing of what follows it in sight.
  form.scrollIntoView({ behavior: 'instant' });
  wordFields(form)
    .find((control) => control.value === '')
    ?.focus();
}

/** Opens what a form is folded in. */
export function unfold(form: HTMLFormElement): void {
  const fold = form.closest('details');
  if (fold) fold.open = true;
}
