import { valueAt } from '../../../../model/content/value-at.ts';
import { asText } from '../../../../model/words/as-text.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { ContentDocument } from '../../../../model/content/content.ts';
import type { DataPath, Location } from '../../../../model/diagnostics/diagnostic.ts';
import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { buttons, files, site } from '../../../../model/diagnostics/example.ts';
import { isSafeAddress } from '../../../site/links/safe-address.ts';
import { beginsAsLanguage, languageTag } from '../../../../model/words/language-tag.ts';
import { didYouMean, shown } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { linksOf } from '../../../site/links/links-of.ts';
import { chatAddressMeant } from '../../../site/contact/chat-address.ts';
import { countryMeant, countryOf, isCountry, readPhone } from '../../../site/contact/phones.ts';
import { replaceTokensInHref } from '../../../../model/content/tokens.ts';
import { documentRule } from '../../rule.ts';
import { hasDiagnosticAt } from '../../has-diagnostic.ts';

const codes = {
  'phone/impossible': {
    level: 'error',
    title: 'Nobody can be called at a telephone number',
    message: ({ number, country, suggestion }: { number: string; country?: string; suggestion?: string }) => [
      `${shown(number)} is no telephone number${country ? ` of the country "${country}"` : ''}: it has too many digits or too few, or the code of its country does not exist.`,
      didYouMean(suggestion, 'Compare it with the number as it is printed elsewhere; numbers abroad begin with +.'),
    ],
    why: 'Whoever taps it reaches nobody.',
    bad: site('"country": "DE", "phones": { "main": "030 55501234567890" }'),
    good: site('"country": "DE", "phones": { "main": "030 5550123" }'),
  },
  'phone/no-country': {
    level: 'advice',
    title: 'The country of a telephone number is not known',
    message: ({ number, likely = 'DE' }: { number: string; likely?: string }) => [
      `${shown(number)} is written as in its own country, but nothing says which that is. From abroad it cannot be called.`,
      `Write "country" in pages/_site.json, such as "country": "${likely}", or begin the number with + and the code of its country.`,
    ],
    why: 'It cannot be called from abroad, and some telephones cannot call it at all.',
    bad: site('"lang": "de", "phones": { "main": "030 5550123" }'),
    good: site('"lang": "de", "country": "DE", "phones": { "main": "030 5550123" }'),
  },
  'phone/unknown-country': {
    level: 'error',
    title: 'A country does not exist',
    message: ({ country, suggestion }: { country: string; suggestion?: string }) => [
      `There is no country "${country}".`,
      didYouMean(suggestion, 'Write its two letters by ISO 3166, such as "DE", "GB" or "US".'),
    ],
    why: 'Telephone numbers could not be read, and programs would not know where you are.',
    bad: site('"country": "UK", "phones": { "main": "+49 30 5550123" }'),
    good: site('"country": "GB", "phones": { "main": "+49 30 5550123" }'),
  },
  'phone/chat-number': {
    level: 'advice',
    title: 'The number of a chat is not written as WhatsApp knows it',
    message: ({ href, suggestion }: { href: string; suggestion: string }) => [
      `${shown(href)} has a number that WhatsApp does not find: it wants digits alone, with the code of the country first and no 0 before it.`,
      didYouMean(suggestion),
    ],
    why: 'Whoever taps it is told that there is no such number.',
    bad: files({
      [SITE_FILE]: site('"country": "BR"'),
      'pages/contact.json': buttons('{ "label": "Write to us", "href": "https://wa.me/11987654410" }'),
    }),
    good: files({
      [SITE_FILE]: site('"country": "BR"'),
      'pages/contact.json': buttons('{ "label": "Write to us", "href": "https://wa.me/5511987654410" }'),
    }),
  },
} satisfies Codes;

/** Where most people live who write in a language: Japan for "ja". */
const likelyCountry = (lang: unknown): string | undefined =>
  typeof lang === 'string' && languageTag(lang) === lang ? new Intl.Locale(lang).maximize().region : undefined;

/** Telephone numbers can be called. */
export const phones = documentRule({
  meta: { codes },
  check({ document, site: { content }, report }) {
    checkCountries(document, report);
    const { data: said, country: ofSite } = languageAt(content, document.address);
    // In a language of another country, a number may be meant as one of that.
    const country = [ofSite, undefined].includes(countryOf(said)) ? ofSite : undefined;
    // A language that is written wrongly may be meant to name the country; one that does not exist says nothing.
    const isKnown =
      (said['lang'] === undefined || beginsAsLanguage(asText(said['lang']))) &&
      (typeof said['country'] !== 'string' || isCountry(said['country']));
    for (const { href, location } of linksOf(document)) {
      const suggestion = isSafeAddress(href) ? chatAddressMeant(href, ofSite) : undefined;
      if (suggestion !== undefined)
        report('phone/chat-number', location, { href, suggestion }, replaceWith(location, suggestion));
    }
    for (const { number, before, location } of numbersOf(document)) {
      const reading = readPhone(number, country);
      if ('href' in reading) continue;
      const isAbroad = number.trim().startsWith('+');
      if (!isKnown && !isAbroad) continue;
      if (reading.fault === 'country')
        report('phone/no-country', location, { number, likely: likelyCountry(said['lang']) });
      else {
        const suggestion = reading.meant && before + reading.meant;
        report(
          'phone/impossible',
          location,
          { number, country: isAbroad ? undefined : country, suggestion },
          replaceWith(location, suggestion),
        );
      }
    }
  },
});

/** Looks at the countries that a document names: its own, and that of its postal address. */
function checkCountries({ kind, data = {} }: ContentDocument, report: Report<typeof codes>): void {
  const reportCountry = (country: string, path: DataPath): void => {
    const suggestion = countryMeant(country);
    report('phone/unknown-country', { path }, { country, suggestion }, replaceWith({ path }, suggestion));
  };
  // What is written in another form is told as that.
  const isLetters = (country: unknown): country is string => typeof country === 'string' && /^[A-Z]{2}$/.test(country);
  const { country: own } = data;
  // Countries that have no telephone numbers of their own have addresses.
  for (const path of kind === 'page' ? [] : addressesIn(data)) {
    const postal = valueAt(data, [...path, 'country']);
    if (isLetters(postal) && countryMeant(postal)) reportCountry(postal, [...path, 'country']);
  }
  if (kind === 'site' && isLetters(own) && !isCountry(own)) reportCountry(own, ['country']);
}

/** Where a site file has postal addresses: the company's, and those of its places. */
const addressesIn = ({ places }: Record<string, unknown>): DataPath[] => [
  ['address'],
  ...Object.keys(Object(places) as object).map((name) => ['places', name, 'address']),
];

/**
 * The numbers that are written in a document, in links too. A fact is looked at where it stands, not where it is
 * quoted.
 */
function numbersOf(document: ContentDocument): { number: string; before: string; location: Location }[] {
  const isWrong = hasDiagnosticAt(document);
  const numbers = document.references.filter(({ role }) => role === 'phone');
  // Spaces and brackets are taken out of a link before it is shown.
  const links = linksOf(document).filter(
    ({ href }) => href.startsWith('tel:') && isSafeAddress(replaceTokensInHref(href, new Map())),
  );
  return [
    ...numbers.map(({ value, path }) => ({ number: String(value), before: '', location: { path } })),
    ...links.map(({ href, location }) => ({ number: href.slice(4), before: href.slice(0, 4), location })),
  ].filter(({ number, location }) => !number.includes('{') && !isWrong(location.path));
}
