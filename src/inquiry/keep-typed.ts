import { readDraft, saveDraft } from './draft.ts';
import { readDraftOf } from './form-element.ts';

/** Keeps what stands in a form that does not live, beside what was kept of it before. */
export function keepTyped(form: HTMLFormElement, name: string): void {
  const typed = Object.entries(readDraftOf(form)).filter(([, value]) => value !== '');
  saveDraft(name, { ...readDraft(name), ...Object.fromEntries(typed) });
}
