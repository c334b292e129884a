import type { InquiryFormBlock } from '../page/types.ts';

/** The fields of an inquiry form that the engine knows, in the order in which an ordinary form asks for them. */
export const KNOWN_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'subject',
  'preferredDate',
  'employeeCount',
  'industry',
  'message',
] as const;

/** A field that forms know by its name. */
export type KnownField = (typeof KNOWN_FIELDS)[number];

/** Which of the forms that there are. */
export type FormType = NonNullable<InquiryFormBlock['formType']>;

/** What every form asks for, unless the page lists the fields itself. */
export const ALWAYS_ASKED: KnownField[] = ['firstName', 'lastName', 'email', 'message'];

/** What a kind of inquiry asks for beside that. */
const ASKED: Record<FormType, KnownField[]> = {
  contact: ['phone', 'company', 'subject'],
  demo: ['phone', 'company', 'preferredDate', 'employeeCount', 'industry'],
  trial: ['phone', 'company', 'employeeCount', 'industry'],
};

/** What a form asks for whose page lists no fields. A subject that the page gives itself is asked for all the same. */
export const defaultFields = (formType: FormType): KnownField[] =>
  KNOWN_FIELDS.filter((name) => ALWAYS_ASKED.includes(name) || ASKED[formType].includes(name));

/** A field as an author describes it. */
export type FieldSettings = Extract<NonNullable<InquiryFormBlock['fields']>[number], object>;

/** How a field of the author's own is filled in. */
export type FieldKind = NonNullable<FieldSettings['kind']>;

/** Known fields that are words in a line: only these can be a choice instead. */
export const CHOOSABLE: readonly KnownField[] = [
  'firstName',
  'lastName',
  'company',
  'subject',
  'employeeCount',
  'industry',
];

/** Whether a field is filled in with a day: the one known field that is, or one of the author's own. */
export const isDateField = ({ name, kind }: { name: string; kind?: unknown }): boolean =>
  name === 'preferredDate' || kind === 'date';

/** What a mail says besides the answers; no field of an owner can have such a name. */
export const RESERVED_NAMES = ['fullName', 'formType', 'requestConsultation', 'subscribeNewsletter'];

/** Whether the engine knows a field by this name. */
export const isKnownField = (name: string): name is KnownField => (KNOWN_FIELDS as readonly string[]).includes(name);
