import { asAddressName } from '../../../model/addresses/address.ts';
import type { DataPath, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { replaceWith } from '../../../model/diagnostics/suggestions.ts';
import { KNOWN_FIELDS } from '../../../model/forms/inquiry-fields.ts';
import {
  countryCalled,
  currenciesCalled,
  languageCalled,
  todayCalled,
} from '../../../model/words/meant/codes-called.ts';
import { inPlainDigits } from '../../../model/words/letters/plain-digits.ts';
import { daysMeant } from '../../../model/words/meant/days-meant.ts';
import { asFieldName } from '../../../model/words/field-name.ts';
import { asText } from '../../../model/words/as-text.ts';
import { isCurrency } from '../../../model/words/currency.ts';
import { languageTag } from '../../../model/words/language-tag.ts';
import { hexFromCss } from '../../brand/color.ts';
import { fieldCalled } from '../vocabulary/fields-called.ts';
import { emailAlone, hostOf, numberAlone } from './contact-meant.ts';
import { hoursMeant } from './hours-meant.ts';
import { isOldAddress, oldAddressesMeant } from './old-addresses.ts';
import type { Subject } from './subject.ts';
import { isValid } from './suggest.ts';
import type { Schema } from '../schema.ts';

/** What has more letters is no text of such a form that was written in another way. */
const MAX_LENGTH = 1000;

/**
 * The suggestions to write a text so that it has the form that is asked for: one, or several for a date of which day
 * and month may be either, and for money that several countries call alike.
 */
export function asRightForm(subject: Subject, path: DataPath, schema: Schema, value: unknown): Suggestion[] {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return [];
  const shape = subject.schemas.patterns.of(schema.pattern ?? '');
  // Most forms are out by their shape alone: to see whether one is sound takes the whole document.
  const fits = (form: string): boolean =>
    form !== '' && form !== value && shape.test(form) && isValid(subject, path, form);
  const words = value.trim();
  const plain = inPlainSigns(words);
  // Where a word fits, "24.12.2026" is one.
  const days = fits('a') ? [] : daysMeant(plain.replace(TIME, '')).filter(fits);
  const lang = asText(valueAt(subject.data, ['lang']));
  const field = { path, schema, lang, days, fitsWords: shape.test('Some words') };
  const { meant, reading } = firstForm(words, field, fits) ?? {};
  if (meant === undefined || reading === undefined) return [];
  if (reading === 'currencies')
    return currenciesCalled(words).flatMap((code) => (fits(code) ? replaceWith({ path }, code) : []));
  const isStamp = reading === 'dayOfTime' && PAST_DAYS.has(path.at(-1)) && STAMP.test(words);
  const isOwn = reading === 'oldAddress' && namesSite(words, asText(valueAt(subject.data, ['url'])));
  const isSame = isStamp || isOwn || isPlain(reading, path);
  if (!days.includes(meant)) return replaceWith({ path }, meant, { certain: isSame });
  // A year of two digits is told with the one that it most likely is; nobody but its author knows.
  const certain =
    days.length === 1 &&
    !TIME.test(plain) &&
    /\d{4}|[\d〇○零一二三四五六七八九]{2}\s?年|^(?:[令平昭民]|中[華华])/.test(plain);
  return days.flatMap((day) => replaceWith({ path }, day, { certain }));
}

/** What keyboards for Japanese, Chinese, Arabic and Hindi write, with the digits and signs of a Latin one. */
function inPlainSigns(words: string): string {
  return inPlainDigits(words.normalize('NFKC'));
}

function firstForm(
  words: string,
  field: Field,
  fits: (form: string) => boolean,
): { meant: string; reading: string } | undefined {
  for (const [reading, read] of Object.entries(READINGS)) {
    const meant = [read(words, field) ?? []].flat().find(fits);
    if (meant !== undefined) return { meant, reading };
  }
  return undefined;
}

/** Codes that say the same with other capitals. */
const CODES = new Set<unknown>(['lang', 'country', 'currency']);

/** Whether a reading says the same in another way: that of a color, and those of a code or a language. */
const isPlain = (reading: string, path: DataPath): boolean =>
  ['color', 'halfWidth'].includes(reading) ||
  (CODES.has(path.at(-1)) && ['smallLetters', 'capitals'].includes(reading)) ||
  (path.at(-1) === 'lang' && ['languageTag', 'codeCalledSo'].includes(reading));

/** Where the text stands, the language that its file is in, as far as it says so, and the days that it may mean. */
interface Field {
  path: DataPath;
  schema: Schema;
  lang: string;
  days: string[];
  /** Whether several words would do. */
  fitsWords: boolean;
}

/** What may have been meant by a text that lacks the form of its field, the likeliest first. */
const READINGS: Record<string, (words: string, field: Field) => string | readonly string[] | undefined> = {
  withoutSpacesAround: (words) => words,
  halfWidth: inPlainSigns,
  oldAddress: (words, { path, schema }) => (isOldAddress(path, schema) ? oldAddressesMeant(words) : undefined),
  belowPages: (words, { path, schema }) =>
    isOldAddress(path, schema) ? undefined : /^\/?pages(\/.+?)(?:\.json)?$/.exec(words)?.[1],
  withoutSlashAtEnd: (words) => words.replace(/\/+$/, ''),
  withoutStar: (words, { path, schema }) =>
    isOldAddress(path, schema) ? undefined : words.replace(/(?:\/\*+)+$/, '').replace(/^(?!\/)/, '/'),
  withSlashInFront: (words) => `/${words.replace(/^\/+|\/+$/g, '')}`,
  bareName: (words) => words.replace(/^#|\.json$/g, ''),
  dayOfTime: (words) => /^\d{4}-\d\d-\d\d(?=[T ])/.exec(words)?.[0],
  smallLetters: (words) => words.toLowerCase(),
  capitals: (words, { path }) =>
    path.at(-1) === 'currency' && !isCurrency(words.toUpperCase()) ? undefined : words.toUpperCase(),
  languageTag,
  currencies: (words, { path }) => (path.at(-1) === 'currency' ? currenciesCalled(words) : undefined),
  codeCalledSo: (words, { path }) => CALLED[String(path.at(-1))]?.(words),
  phoneNumber: (words, { schema }) => (schema['x-role'] === 'phone' ? numberAlone(words) : undefined),
  knownFormField: (words, { path }) =>
    path.at(-1) === 'name' && path.at(-3) === 'fields' ? fieldCalled(words, KNOWN_FIELDS) : undefined,
  formField: (words, { path }) => (path.at(-1) === 'name' && path.at(-3) === 'fields' ? asFieldName(words) : undefined),
  color: (words) => hexFromCss(words) ?? hexFromCss(words.replaceAll(' ', '')),
  withoutSite: (words) => withAndWithoutSlash(words.replace(/^https?:\/\/[^/]*/i, '')),
  siteAddress: originOf,
  withHttps: (words) => (HOST_AND_PATH.test(words) ? words.replace(/^(?:http:\/\/)?/i, 'https://') : undefined),
  emailAddress: emailAlone,
  emailAsProgramsKnowIt: (words) => emailAlone(words)?.replace(/(?<=@).+/, (domain) => hostOf(domain) ?? domain),
  days: (_words, { days }) => days,
  hours: (words, { path, lang }) => (path.includes('openingHours') ? hoursMeant(words, lang) : undefined),
  // What an address was once, nobody can make up; and where several words fit, no name of an address is asked for.
  addressNames: (words, { path, schema, fitsWords }) =>
    fitsWords || isOldAddress(path, schema) ? undefined : [asNames(words), asNames(`/${words}`)],
};

const withAndWithoutSlash = (address: string): string[] => [address, address.replace(/\/+$/, '')];

/** The address of a page elsewhere, as browsers show it: "map.geo.admin.ch/?E=2624000". */
const HOST_AND_PATH = /^(?:http:\/\/)?[\w-]+(?:\.[\w-]+)+\//i;

/** Fields of which the value has a name that people know better. */
const CALLED: Record<string, (words: string) => string | undefined> = {
  lang: languageCalled,
  country: countryCalled,
  min: todayCalled,
  max: todayCalled,
};

const CLOCK =
  '(?:(?:오전|오후|午前|午後|上午|下午|晚上)?\\s?\\d{1,2}(?:[시時时點点](?:\\s?(?:반|半|\\d{1,2}[분分]))?|:\\d{2})|(?:(?:at|um|às|à|a las|alle|ore|om|kl\\.?|klo|klokka|o|o godz\\.|v|u) )?\\d{1,2}(?:[.:h]\\d{2})? ?(?:am|pm|uhr|h)?)';
/**
 * The time behind a day, and until when, for which there is no place. In Japanese and Chinese it stands there without a
 * space.
 */
const TIME = new RegExp(`(?:[,;]?\\s+|(?<=[日)]))${CLOCK}(?:\\s?[-–—~〜]\\s?(?:${CLOCK})?)?$`, 'i');

/**
 * Whether an address is whole, and that of a page of a site, with or without "www.": lists of old ones have them so.
 */
function namesSite(words: string, url: string): boolean {
  if (/[?#]/.test(words) || !/^https?:/i.test(words) || !URL.canParse(words) || !URL.canParse(url)) return false;
  const [host, own] = [words, url].map((address) => new URL(address).host.replace(/^www\./, ''));
  return host === own;
}

/** Days of which the hour decides nothing, as that does at which a page is to appear. */
const PAST_DAYS = new Set<unknown>(['date', 'updatedAt']);
/** A day to the second, as programs write it into what they export; in universal time it may be another one at home. */
const STAMP = /^\d{4}-\d\d-\d\d[T ](?:\d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d\d:?\d\d)?|00:00:00(?:\.0+)?Z)$/;

/** The address of a site as programs know it: its name in small letters, other letters than a to z by their code. */
function originOf(words: string): string | undefined {
  const address = /^[a-z]+:/i.test(words) ? words : `https://${words}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  // A folder belongs elsewhere.
  return href === `${origin}/` ? origin : undefined;
}

const asNames = (words: string): string =>
  words.startsWith('/')
    ? `/${words
        .slice(1)
        .split('/')
        .map((name) => asAddressName(name))
        .join('/')}`
    : asAddressName(words);
