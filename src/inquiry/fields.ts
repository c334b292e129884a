import type { InquiryFormBlock } from '../model/types.ts';
import { messages } from './messages.ts';

export type FormType = NonNullable<InquiryFormBlock['formType']>;
export type OptionalField = NonNullable<InquiryFormBlock['fields']>[number];
export type TextField = 'firstName' | 'lastName' | 'email' | 'message' | OptionalField;
export type Tick = 'requestConsultation' | 'subscribeNewsletter' | 'privacyAgreed';

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

export const EMPLOYEE_COUNTS = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;
export const INDUSTRIES = ['Financial Services', 'Healthcare', 'Legal', 'Manufacturing', 'Technology', 'Other'] as const;

const FIELDS: Record<TextField, Omit<Field, 'name'>> = {
  firstName: { label: 'First name', type: 'text', autoComplete: 'given-name', missing: 'Enter your first name.' },
  lastName: { label: 'Last name', type: 'text', autoComplete: 'family-name', missing: 'Enter your last name.' },
  email: { label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email', missing: 'Enter your email address.' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', missing: 'Enter your phone number.' },
  company: { label: 'Company', type: 'text', autoComplete: 'organization', missing: 'Enter the name of your company.' },
  subject: { label: 'Subject', type: 'text', missing: 'Enter a subject.', wide: true },
  preferredDate: { label: 'Preferred demo date', type: 'date', missing: messages.date },
  employeeCount: { label: 'Number of employees', type: 'text', options: EMPLOYEE_COUNTS, missing: 'Choose a number of employees.' },
  industry: { label: 'Industry', type: 'text', options: INDUSTRIES, missing: 'Choose an industry.' },
  message: { label: 'Message', type: 'multiline', missing: 'Enter your message.', wide: true },
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

/** The fields of a form in their order. What is required is shown even if the page leaves it out, unless the page itself answers it. */
export function shownFields({ formType = 'contact', fields, initialSubject }: Pick<InquiryFormBlock, 'formType' | 'fields' | 'initialSubject'>): ShownField[] {
  const chosen = fields ?? SHOWN[formType];
  const extra = REQUIRED[formType];
  const answered = extra === 'subject' && Boolean(initialSubject?.trim());
  const optional = chosen.includes(extra) || answered ? chosen : [...chosen, extra];
  const names: TextField[] = [...ALWAYS_FIRST, ...optional, 'message'];
  return names.map((name) => ({ name, ...FIELDS[name], required: name === extra || name === 'message' || ALWAYS_FIRST.includes(name) }));
}
