import { DRAFT } from '../model/forms/draft-key.ts';
import type { InquiryFormBlock } from '../model/page/types.ts';
import { tabStorage } from './storage.ts';

/** The words of a form by field. Ticks are never part of it: a consent is given each time anew. */
export type Draft = Record<string, string>;

const drafts = tabStorage();

/** What a form is called by: the path of its page is part of it, so that each page's form has its own draft. */
export const formName = (
  path: string,
  { formType = 'contact', id = '', number }: Pick<InquiryFormBlock, 'formType' | 'id' | 'number'>,
): string => `${path} ${formType} ${id}${number ? `#${number}` : ''}`.trim();

const storageKey = (form: string): string => `${DRAFT}${form}`;

/** Keeps what is typed. Returns whether a reload would find it again. */
export function saveDraft(form: string, draft: Draft): boolean {
  const written = Object.entries(draft).filter(([, value]) => value !== '');
  if (written.length > 0) return drafts.set(storageKey(form), JSON.stringify(Object.fromEntries(written)));
  clearDraft(form);
  return true;
}

/** What was typed before, by field; empty when there is nothing or it cannot be read. */
export function readDraft(form: string): Draft {
  try {
    const draft: unknown = JSON.parse(drafts.get(storageKey(form)) ?? '{}');
    const entries = draft !== null && typeof draft === 'object' ? Object.entries(draft) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Forgets the words of a form, once they have arrived. */
export const clearDraft = (form: string): void => drafts.remove(storageKey(form));
