import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { isKnownField, defaultFields } from '../../../model/forms/inquiry-fields.ts';
import { formTypeOf, hasConsultation, type WrittenForm } from '../contact/form-fields.ts';

/** The fields of a form that decide which sentences it shows. */
export const SENTENCE_FIELDS = [
  'fields',
  'formType',
  'formTitle',
  'buttonText',
  'consultationText',
  'industries',
  'showConsultationCheckbox',
  'showNewsletterCheckbox',
];

/** Sentences that only some forms show, because they belong to a field or an author can replace them. */
const OPTIONAL = new Set([
  'title',
  'buttonText',
  'consultation',
  'newsletter',
  'demoDate',
  'industries',
  'wrongDate',
  'own',
]);
const BY_FIELD = new Set(['labels', 'missing']);

/** Tells whether any of these forms shows a sentence of the table; true for sentences of other sections. */
export function isUsedByForms(forms: readonly WrittenForm[]): (path: DataPath) => boolean {
  const used = new Set(forms.flatMap(sentencesIn));
  return ([section, ...names]) => {
    const [first = '', name] = names.map(String);
    if (section !== 'form') return true;
    if (BY_FIELD.has(first)) return used.has(name ?? '');
    return !OPTIONAL.has(first) || used.has(first);
  };
}

/** The optional sentences that a form shows, by name, and its known fields that have no label of their own. */
function sentencesIn(form: WrittenForm): string[] {
  const [fields, own] = fieldsOf(form);
  return [
    ...fields,
    ...Object.entries({
      title: form['formTitle'] === undefined,
      buttonText: form['buttonText'] === undefined,
      consultation: hasConsultation(form) && form['consultationText'] === undefined,
      newsletter: form['showNewsletterCheckbox'] !== false,
      demoDate: form['formType'] === 'demo' && fields.includes('preferredDate'),
      industries: fields.includes('industry') && form['industries'] === undefined,
      wrongDate: fields.includes('preferredDate') || own.some(({ name, kind }) => [name, kind].some(isDate)),
      own: own.length > 0,
    }).flatMap(([name, isUsed]) => (isUsed ? [name] : [])),
  ];
}

const isDate = (word: unknown): boolean => word === 'preferredDate' || word === 'date';

/** The known fields that a form asks for by their own labels, and those that its author describes. */
function fieldsOf(form: WrittenForm): [known: string[], own: Record<string, unknown>[]] {
  const { fields } = form;
  if (!Array.isArray(fields)) return [defaultFields(formTypeOf(form)), []];
  const settings = fields.map((field: unknown) =>
    typeof field === 'string' ? { name: field } : (Object(field) as Record<string, unknown>),
  );
  const isOwn = ({ name, label }: Record<string, unknown>): boolean =>
    label !== undefined || !isKnownField(String(name));
  return [settings.filter((field) => !isOwn(field)).map(({ name }) => String(name)), settings.filter(isOwn)];
}
