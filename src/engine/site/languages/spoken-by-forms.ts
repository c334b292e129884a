import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { isKnownField, usualFields } from '../../../model/forms/inquiry-fields.ts';
import { formTypeOf, hasConsultation, type WrittenForm } from '../contact/form-fields.ts';

/** The fields of a form that decide which sentences it says. */
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

/** The sentences of forms that only some of them say: those about a field, and those in whose place an author may write others. */
const NOT_BY_ALL = new Set([
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

/** Tells of a sentence of the table whether one of these forms says it. */
export function spokenByForms(forms: readonly WrittenForm[]): (path: DataPath) => boolean {
  const spoken = new Set(forms.flatMap(spokenBy));
  return ([section, ...names]) => {
    const [first = '', name] = names.map(String);
    if (section !== 'form') return true;
    if (BY_FIELD.has(first)) return spoken.has(name ?? '');
    return !NOT_BY_ALL.has(first) || spoken.has(first);
  };
}

/** What a form says of that: names of sentences, and of known fields that have no label of their own. */
function spokenBy(form: WrittenForm): string[] {
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
    }).flatMap(([name, isSpoken]) => (isSpoken ? [name] : [])),
  ];
}

const isDate = (word: unknown): boolean => word === 'preferredDate' || word === 'date';

/** The known fields that a form asks for by their own labels, and those that its author describes. */
function fieldsOf(form: WrittenForm): [known: string[], own: Record<string, unknown>[]] {
  const { fields } = form;
  if (!Array.isArray(fields)) return [usualFields(formTypeOf(form)), []];
  const settings = fields.map((field: unknown) =>
    typeof field === 'string' ? { name: field } : (Object(field) as Record<string, unknown>),
  );
  const isOwn = ({ name, label }: Record<string, unknown>): boolean =>
    label !== undefined || !isKnownField(String(name));
  return [settings.filter((field) => !isOwn(field)).map(({ name }) => String(name)), settings.filter(isOwn)];
}
