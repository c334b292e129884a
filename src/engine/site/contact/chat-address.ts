import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCountry } from './phones.ts';

/** An address that opens a chat in WhatsApp: what stands before its number, the number, and what is behind it. */
const CHAT =
  /^((?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))((?:[+(]|%2B)*\d(?:[\d\s().+-]|%20)*)(.*)$/i;

/**
 * The same address with the number as WhatsApp knows it, in digits alone and with the code of its country first; what
 * is no such address, or has such a number, is undefined.
 * @param country whose numbers the site writes without their code
 */
export function chatAddressMeant(href: string, country: string | undefined): string | undefined {
  const [, before = '', written = '', behind = ''] = CHAT.exec(href) ?? [];
  if (written === '') return undefined;
  const digits = written.replace(/%20/g, '').replace(/%2B/gi, '').replace(/\D/g, '');
  const abroad = parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`);
  const atHome = isCountry(country) ? parsePhoneNumberFromString(digits, country) : undefined;
  // What may be either is a whole number: only that can be meant for this place.
  const number = abroad?.isValid() || !atHome?.isValid() ? abroad : atHome;
  const meant = (number?.isValid() ? number.number.slice(1) : digits.replace(/^0+/, '')) + behind;
  return meant === written + behind ? undefined : before + meant;
}
