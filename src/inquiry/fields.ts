import { fillIn } from '../model/words/sentence.ts';
import {
  ALWAYS_ASKED,
  isKnownField,
  defaultFields,
  type FieldSettings,
  type KnownField,
} from '../model/forms/inquiry-fields.ts';
import type { InquiryFormBlock } from '../model/page/types.ts';
import type { FormStrings } from '../strings/index.ts';
import type { Field, ShownField } from './field.ts';
import { ownField } from './own-fields.ts';

/** The boxes of a form that no author adds. */
export type CheckboxName = 'requestConsultation' | 'subscribeNewsletter' | 'privacyAgreed';

const EMPLOYEE_COUNTS = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

/** What is the same in every language. */
const ENTRIES: Record<KnownField, Omit<Field, 'name' | 'label' | 'missing'>> = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  company: { type: 'text', autoComplete: 'organization' },
  subject: { type: 'text', wide: true },
  preferredDate: { type: 'date' },
  employeeCount: { type: 'text', options: EMPLOYEE_COUNTS },
  industry: { type: 'text' },
  message: { type: 'multiline', wide: true },
};

type Asked = Pick<InquiryFormBlock, 'formType' | 'fields' | 'industries'>;

/** The fields of a form in their order: those that the page lists, or those of its kind of inquiry. */
export function shownFields(block: Asked, strings: FormStrings): ShownField[] {
  const { formType = 'contact' } = block;
  const settings = (block.fields ?? defaultFields(formType)).map((field): FieldSettings =>
    typeof field === 'string' ? { name: field } : field,
  );
  // A demo and a trial are for a company; all else needs a subject.
  const usual: string[] = [...ALWAYS_ASKED, formType === 'contact' ? 'subject' : 'company'];
  // Whoever is not asked for an e-mail address can only be called.
  if (!settings.some(({ name }) => name === 'email')) usual.push('phone');
  const hasLastName = settings.some(({ name }) => name === 'lastName');
  return settings.map((field) =>
    isKnownField(field.name)
      ? knownField(field.name, field, { block, strings, hasLastName, required: usual.includes(field.name) })
      : ownField(field, strings),
  );
}

interface Usually {
  block: Asked;
  strings: FormStrings;
  hasLastName: boolean;
  required: boolean;
}

function knownField(name: KnownField, settings: FieldSettings, usually: Usually): ShownField {
  const { block, strings, hasLastName, required } = usually;
  const isDemoDate = name === 'preferredDate' && block.formType === 'demo';
  const industries = block.industries?.length ? block.industries : strings.industries;
  const { choices = name === 'industry' ? industries : ENTRIES[name].options, label } = settings;
  // "Your name", without one that asks for the last, is all of it.
  const isWholeName = name === 'firstName' && label !== undefined && !hasLastName;
  return {
    ...ENTRIES[name],
    ...(isWholeName && { autoComplete: 'name' }),
    ...settings,
    name,
    label: label ?? (isDemoDate ? strings.demoDate : strings.labels[name]),
    // Words about a company are wrong where the label asks for a school.
    missing: label === undefined ? strings.missing[name] : fillIn(strings.own.missing, { label }),
    required: settings.required ?? required,
    options: choices,
  };
}
