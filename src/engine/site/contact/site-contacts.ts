import type { SiteContent } from '../../read/site-content.ts';
import { siteDataOf } from '../site-data.ts';

/** The phone numbers and e-mail addresses that the site file names. */
export function siteContacts(content: SiteContent): { phones: string[]; emails: string[] } {
  const { phones, emails } = siteDataOf(content);
  return { phones: textsIn(phones), emails: textsIn(emails) };
}

/** Digits that make two ways of writing a number the same one: without the country code of +1. */
export const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const textsIn = (group: unknown): string[] =>
  group !== null && typeof group === 'object'
    ? Object.values(group).filter((value): value is string => typeof value === 'string')
    : [];
