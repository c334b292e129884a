/**
 * The `tel:` address of a phone number as people write it: "(415) 555-0142" becomes "tel:+14155550142" (RFC 3966; ten
 * digits are North American).
 */
export function telHref(number: string): string {
  const digits = number.replace(/[^0-9]/g, '');
  if (number.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
