import type { InquiryFormBlock } from '../model/types.ts';
import type { FormStrings } from '../strings/index.ts';

export type FormType = NonNullable<InquiryFormBlock['formType']>;
export type OptionalField = NonNullable<InquiryFormBlock['fields']>[number];
export type TextField = 'firstName' | 'lastName' | 'email' | 'message' | OptionalField;
export type CheckboxName = 'requestConsultation' | 'subscribeNewsletter' | 'privacyAgreed';

/** One field with words as data: what it asks, how a phone or a password manager fills it, what it says when empty. */
export interface Field {
  name: TextField;
  label: string;
  /** How it is entered; a list of options makes it a choice. */
  type: 'text' | 'email' | 'tel' | 'date' | 'multiline';
  options?: readonly string[];
  autoComplete?: string;
  inputMode?: 'email' | 'tel';
  /** What is said when it is required and empty. */
  missing: string;
  /** As wide as the form, even where two fields stand side by side. */
  wide?: boolean;
}

const EMPLOYEE_COUNTS = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

/** What is the same in every language. */
const ENTRIES: Record<TextField, Omit<Field, 'name' | 'label' | 'missing'>> = {
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

const ALWAYS_FIRST: TextField[] = ['firstName', 'lastName', 'email'];

/** The optional fields that a kind of inquiry shows unless the page chooses others. */
const SHOWN: Record<FormType, OptionalField[]> = {
  contact: ['phone', 'company', 'subject'],
  demo: ['phone', 'company', 'preferredDate', 'employeeCount', 'industry'],
  trial: ['phone', 'company', 'employeeCount', 'industry'],
};

/** What a kind of inquiry requires beyond names, e-mail, message and the privacy box. */
const REQUIRED: Record<FormType, 'company' | 'subject'> = { demo: 'company', trial: 'company', contact: 'subject' };

/** A field as one form shows it. */
export interface ShownField extends Field {
  required: boolean;
}

type Asked = Pick<InquiryFormBlock, 'formType' | 'fields' | 'initialSubject' | 'industries'>;

/**
 * The fields of a form in their order. What is required is shown even if the page leaves it out, unless the page itself
 * answers it.
 */
export function shownFields(block: Asked, strings: FormStrings): ShownField[] {
  const { formType = 'contact', fields, initialSubject } = block;
  const chosen = fields ?? SHOWN[formType];
  const extra = REQUIRED[formType];
  const answered = extra === 'subject' && Boolean(initialSubject?.trim());
  const optional = chosen.includes(extra) || answered ? chosen : [...chosen, extra];
  const names: TextField[] = [...ALWAYS_FIRST, ...optional, 'message'];
  return names.map((name) => {
    const required = name === extra || name === 'message' || ALWAYS_FIRST.includes(name);
    return { ...fieldOf(name, block, strings), required };
  });
}

function fieldOf(name: TextField, { formType, industries = [] }: Asked, strings: FormStrings): Field {
  const label = name === 'preferredDate' && formType === 'demo' ? strings.demoDate : strings.labels[name];
  const field = { name, label, ...ENTRIES[name], missing: strings.missing[name] };
  return name === 'industry' ? { ...field, options: industries.length > 0 ? industries : strings.industries } : field;
}
