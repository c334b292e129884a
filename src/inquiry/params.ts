import type { InquiryFormBlock } from '../model/types.ts';
import type { Entry } from './rules.ts';

/** The message as the mail template receives it: these fourteen parameters and nothing else. */
export type InquiryParams = Record<
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'company'
  | 'subject'
  | 'message'
  | 'formType'
  | 'requestConsultation'
  | 'subscribeNewsletter'
  | 'preferredDate'
  | 'employeeCount'
  | 'industry',
  string
>;

/** Turns what was entered into the parameters of the mail. */
export function toParams(
  values: Entry['values'],
  { formType = 'contact', initialSubject = '' }: Pick<InquiryFormBlock, 'formType' | 'initialSubject'>,
): InquiryParams {
  const text = (name: string): string => values[name]?.trim() ?? '';
  const yesNo = (name: string): string => (values[name] ? 'Yes' : 'No');
  const firstName = text('firstName');
  const lastName = text('lastName');
  return {
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    // A form without the field sends the page's subject; a field that was emptied does not.
    subject: (values.subject === undefined ? initialSubject.trim() : text('subject')) || `New ${formType} inquiry`,
    // The message keeps its spaces and lines as they were written.
    message: values.message ?? '',
    formType,
    requestConsultation: yesNo('requestConsultation'),
    subscribeNewsletter: yesNo('subscribeNewsletter'),
    preferredDate: text('preferredDate'),
    employeeCount: text('employeeCount'),
    industry: text('industry'),
  };
}
