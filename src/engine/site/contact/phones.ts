import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { getOrInsert } from '../../../model/memoize.ts';
import { dialledExtension } from '../../../model/words/phone-extension.ts';

/** The country whose numbers a site writes without a prefix: `country` of its file, or that of its language. */
export function countryOf(site: Record<string, unknown> | undefined): string | undefined {
  const { country, lang } = site ?? {};
  if (typeof country === 'string') return country;
  return typeof lang === 'string' ? /[-_]([a-z]{2})$/i.exec(lang)?.[1]?.toUpperCase() : undefined;
}

/** How a telephone number was read, or why it was not: it is no number, or its country is not known. */
type PhoneReading = { href: string } | { fault: 'country' } | { fault: 'number'; meant: string | undefined };

const parse = (number: string, country: string | undefined): PhoneNumber | undefined =>
  parsePhoneNumberFromString(number, isCountry(country) ? country : undefined);

/**
 * Those of Europe for what is social (116 117), of help in India (155260), of emergencies, services, France (39 49), of
 * companies in Israel (*6482).
 */
const SHORT = /^(?:116\d{3}|155\d{3}|1\d{1,4}|3\d{3}|\d{3}|\*\d{3,6})$/;

/**
 * Whether a number is called as it stands, and only in its country: "112". With a code before it, it reaches nobody.
 */
export const isShortNumber = (number: string): boolean => SHORT.test(number.replace(/[ .-]/g, ''));

/**
 * Reads a telephone number as people write it: "030 5550123" in Germany is "tel:+49305550123". Whether anybody has the
 * number is not asked: a possible length is enough, so that invented numbers can be written.
 */
export function readPhone(written: string, country: string | undefined): PhoneReading {
  const [number = '', extension] = dialledExtension(written).split(',');
  if (isShortNumber(number)) return { href: `tel:${number.replace(/[^\d*]/g, '')}` };
  const found = parse(number, country);
  if (found && hasIdleZero(found)) return { fault: 'number', meant: withoutZero(found) };
  if (found && hasTooFew(found)) return { fault: 'number', meant: undefined };
  if (found?.isPossible() && !isOfNoArea(found)) {
    return { href: found.getURI() + (extension === undefined ? '' : `,${extension}`) };
  }
  if (!country && !number.trim().startsWith('+')) return { fault: 'country' };
  return { fault: 'number', meant: nearestReading(number) };
}

/**
 * Whether a number still has its first zero in international form, where none begins so: in Poland it no longer stands
 * there; elsewhere the digits behind it are too few, and with it as many as a number has.
 */
const hasIdleZero = (found: PhoneNumber): boolean => found.nationalNumber.startsWith('0') && !found.isValid();

function withoutZero({ countryCallingCode, nationalNumber }: PhoneNumber): string | undefined {
  const meant = parse(`+${countryCallingCode}${nationalNumber.replace(/^0+/, '')}`, undefined);
  return meant?.isValid() ? meant.formatInternational() : undefined;
}

/**
 * In North America no area begins with 0 or 1: it is a number of another country, as people write it there. Of seven
 * digits without their area only those of Canada that begin with 310 can be called.
 */
const isOfNoArea = ({ countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  countryCallingCode === '1' && /^(?:[01]|(?!310)\d{7}$)/.test(nationalNumber);

/** In India all numbers but those of services have ten digits: in shorter ones the town is missing, or a digit. */
const hasTooFew = (found: PhoneNumber): boolean =>
  found.countryCallingCode === '91' && found.nationalNumber.length < 10 && !found.isValid();

/** A number that could have been meant: a plus was forgotten, or the zeros for calls abroad follow one. */
function nearestReading(number: string): string | undefined {
  const reading = parse(`+${number.replace(/\D/g, '').replace(/^0+/, '')}`, undefined);
  return reading?.isValid() ? reading.formatInternational() : undefined;
}

const addresses = new Map<string, string>();

/** The `tel:` address of a number; of one that cannot be read, its digits. The checker reports that. */
export const telHref = (written: string, country: string | undefined): string =>
  getOrInsert(addresses, JSON.stringify([written, country]), () => addressOf(written, country));

function addressOf(written: string, country: string | undefined): string {
  const number = written.replace(/[\u2066\u2069]/g, '');
  const reading = readPhone(number, country);
  if ('href' in reading) return reading.href;
  const digits = number.replace(/\D/g, '');
  return number.trim().startsWith('+') ? `tel:+${digits}` : `tel:${digits}`;
}

/** Whether the telephone numbers of a country are known. */
export const isCountry = (country: string | undefined): country is CountryCode =>
  country !== undefined && isSupportedCountry(country);

/** The country that other letters are commonly written for: "UK" is "GB". */
export function countryMeant(letters: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(letters)) return undefined;
  const { region } = new Intl.Locale(`und-${letters}`);
  return region !== undefined && region !== letters && isSupportedCountry(region) ? region : undefined;
}
