import { defaultFields } from '../../../model/forms/inquiry-fields.ts';
import type { InquiryFormBlock } from '../../../model/page/types.ts';
import { mailTo } from '../../site/contact/mail-settings.ts';
import type { LanguageSite } from '../resolve-context.ts';
import { withBounds } from './form-bounds.ts';

/** A form as its author wrote it, with a number that can be called. */
export type PreparedForm = Omit<InquiryFormBlock, 'mail' | 'number'>;

/** The languages in which a family name stands before the given one. */
const FAMILY_FIRST = /^(?:hu|ja|ko|vi|zh)(?:-|$)/;

/** What a form asks for that leaves it to its kind, where names are said in another order than most say them. */
function familyFirst(lang: string, { formType = 'contact', fields }: PreparedForm): Pick<InquiryFormBlock, 'fields'> {
  if (fields || !FAMILY_FIRST.test(lang)) return {};
  return { fields: ['lastName', ...defaultFields(formType).filter((name) => name !== 'lastName')] };
}

/**
 * A form with what it has to know of the site: where its mail goes, and what visitors agree to; and of its page.
 * @param before the forms that stand above it, which it joins
 */
export function formOf(
  { site, siteData, strings }: LanguageSite,
  { target, privacy, ...block }: PreparedForm,
  before: InquiryFormBlock[],
): InquiryFormBlock {
  const mail = mailTo(target, site.mail, siteData.mail?.targets);
  const number = before.filter((form) => isLike(form, block)).length + 1;
  const form = {
    ...block,
    ...familyFirst(site.lang, block),
    ...withBounds(block, site.lang, strings.sentences),
    mail: privacy === undefined ? mail : { ...mail, privacyHref: privacy },
    ...(number > 1 && { number }),
  };
  before.push(form);
  return form;
}

type Kind = Pick<InquiryFormBlock, 'formType' | 'id'>;

/** Whether two forms of a page ask for the same, and have no names that tell them apart. */
const isLike = (one: Kind, other: Kind): boolean =>
  (one.formType ?? 'contact') === (other.formType ?? 'contact') && one.id === other.id;
