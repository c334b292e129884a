import { isKnownField, type FieldKind, type FieldSettings } from '../model/forms/inquiry-fields.ts';
import { fillIn } from '../model/words/sentence.ts';
import type { InquiryFormBlock } from '../model/page/types.ts';
import type { FormStrings } from '../strings/index.ts';
import type { ShownField } from './field.ts';

const TYPES: Record<FieldKind, Pick<ShownField, 'type' | 'inputMode' | 'wide'>> = {
  text: { type: 'text' },
  multiline: { type: 'multiline', wide: true },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  date: { type: 'date' },
  number: { type: 'number', inputMode: 'decimal' },
  choice: { type: 'text' },
  checkbox: { type: 'checkbox', wide: true },
};

/**
 * What the field is called in the form: a form has properties such as "reset" and "title", and a field with such a name
 * would take their place.
 */
const nameInForm = (name: string): string => `own-${name}`;

const kindOf = ({ kind, choices }: FieldSettings): FieldKind => kind ?? (choices ? 'choice' : 'text');

/** A field that an author added. */
export function ownField(settings: FieldSettings, { own }: FormStrings): ShownField {
  const { name, label = name, choices, required = false } = settings;
  const kind = kindOf(settings);
  const missing = kind === 'checkbox' ? own.tick : kind === 'choice' ? own.choose : own.missing;
  return {
    ...TYPES[kind],
    ...settings,
    name: nameInForm(name),
    label,
    options: kind === 'choice' ? choices : undefined,
    missing: fillIn(missing, { label }),
    required,
  };
}

/** An answer to a question of the author's own. */
export interface Answer {
  name: string;
  label: string;
  text: string;
}

/** What was answered to the author's own questions, in their order. */
export function ownAnswers(
  values: Partial<Record<string, string>>,
  fields: InquiryFormBlock['fields'] = [],
  { yes, no }: FormStrings['own'],
): Answer[] {
  const own = fields.filter((field): field is FieldSettings => typeof field === 'object' && !isKnownField(field.name));
  return own.map((field) => {
    const { name, label = name } = field;
    const value = values[nameInForm(name)]?.trim() ?? '';
    return { name, label, text: kindOf(field) === 'checkbox' ? (value ? yes : no) : value };
  });
}
