import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { isKnownField, defaultFields, type FormType, type KnownField } from '../../../model/forms/inquiry-fields.ts';
import { isFieldName } from '../../../model/words/field-name.ts';
import { blocksIn, type WrittenBlock } from '../blocks-in.ts';

/** A field of a form as its author wrote it: a name, or a group with one. */
interface WrittenField {
  /** Undefined where no name stands that a field can have: that is told as such, and nothing follows from it. */
  name: string | undefined;
  /** What is said about it; undefined where only its name stands. */
  settings: Record<string, unknown> | undefined;
  /** Where the name stands. */
  path: DataPath;
}

/** What a form asks for, where it says so, and where that stands. */
export interface WrittenFields {
  path: DataPath;
  fields: WrittenField[];
}

/** The lists of fields of all forms in a document. */
export function writtenFields(document: ContentDocument): WrittenFields[] {
  const forms = blocksIn(document).filter(({ block }) => block.type === 'inquiryForm');
  return forms.flatMap(({ block, path: at }) => {
    const list = block['fields'];
    if (!Array.isArray(list)) return [];
    const path = [...at, 'fields'];
    return [{ path, fields: list.map((field: unknown, index) => writtenField(field, [...path, index])) }];
  });
}

function writtenField(field: unknown, path: DataPath): WrittenField {
  if (typeof field === 'string') return { name: isKnownField(field) ? field : undefined, settings: undefined, path };
  const settings = field !== null && typeof field === 'object' ? (field as Record<string, unknown>) : {};
  const name = settings['name'];
  const isName = typeof name === 'string' && isFieldName(name);
  return { name: isName ? name : undefined, settings, path: [...path, 'name'] };
}

/** A form as its author wrote it. */
export type WrittenForm = WrittenBlock['block'];

/** Which of the forms that there are it is; of what cannot be read, an ordinary one. */
export const formTypeOf = ({ formType }: WrittenForm): FormType =>
  formType === 'demo' || formType === 'trial' ? formType : 'contact';

/** Whether it has the box for a consultation, as blocks/inquiryForm/Checkboxes.tsx shows it. */
export function hasConsultation(form: WrittenForm): boolean {
  const { showConsultationCheckbox: isShown } = form;
  return typeof isShown === 'boolean' ? isShown : formTypeOf(form) === 'contact';
}

/** Whether it asks for a known field: in the list of its author, or as a form of its kind does. */
export function asksFor(form: WrittenForm, name: KnownField): boolean {
  const { fields } = form;
  if (!Array.isArray(fields)) return defaultFields(formTypeOf(form)).includes(name);
  return fields.some((field: unknown) => writtenField(field, []).name === name);
}
