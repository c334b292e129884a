import type { InquiryFormBlock } from '../../model/page/types.ts';
import { ownAnswers, type Answer } from '../own-fields.ts';
import type { FormStrings } from '../../strings/index.ts';
import type { Entry } from '../rules.ts';

/** The message as the mail template receives it: fourteen parameters, and one for each field that an author added. */
export type InquiryParams = Record<string, string> &
  Record<
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

/**
 * Turns what was entered into the parameters of the mail. The two boxes that every form knows are "Yes" or "No" in all
 * languages, as templates ask for; those that an author added are answered in the language of the page.
 */
export function toParams(
  values: Entry['values'],
  {
    formType = 'contact',
    initialSubject = '',
    fields,
  }: Pick<InquiryFormBlock, 'formType' | 'initialSubject' | 'fields'>,
  { own }: FormStrings,
): InquiryParams {
  const text = (name: string): string => values[name]?.trim() ?? '';
  const yesNo = (name: string): string => (values[name] ? 'Yes' : 'No');
  const firstName = text('firstName');
  const lastName = text('lastName');
  const answers = ownAnswers(values, fields, own);
  return {
    ...Object.fromEntries(answers.map((answer) => [answer.name, answer.text])),
    firstName,
    lastName,
    fullName: (isFamilyFirst(fields) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim(),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    // A form without the field sends the page's subject; a field that was emptied does not.
    subject: (values.subject === undefined ? initialSubject.trim() : text('subject')) || `New ${formType} inquiry`,
    message: withAnswers(values.message ?? '', answers),
    formType,
    requestConsultation: yesNo('requestConsultation'),
    subscribeNewsletter: yesNo('subscribeNewsletter'),
    preferredDate: text('preferredDate'),
    employeeCount: text('employeeCount'),
    industry: text('industry'),
  };
}

/** Names are said in the order in which a form asks for them: family names come first in half the world. */
function isFamilyFirst(fields: InquiryFormBlock['fields'] = []): boolean {
  const names = fields.map((field) => (typeof field === 'string' ? field : field.name));
  const last = names.indexOf('lastName');
  return last >= 0 && names.indexOf('firstName') > last;
}

/** What ends a question, in any script. */
const ENDED = /[\p{Sentence_Terminal}:：;]$/u;

/**
 * The message with the answers that no mail template knows of. Its own spaces and lines stay as they were written.
 */
function withAnswers(message: string, answers: Answer[]): string {
  const lines = answers.flatMap(({ label, text }) => (text ? `${label}${ENDED.test(label) ? '' : ':'} ${text}` : []));
  return lines.length === 0 ? message : [message, lines.join('\n')].filter(Boolean).join('\n\n');
}
