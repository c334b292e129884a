import currencyOf from 'country-to-currency';
import type { ContentDocument } from '../../../../model/content/content.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { DataPath, Location, Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { block, files, site } from '../../../../model/diagnostics/example.ts';
import { memoize } from '../../../../model/memoize.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { isGroup } from '../../../../model/content/is-group.ts';
import { currencyDigits, isCurrency } from '../../../../model/words/currency.ts';
import { COMMON_CURRENCIES, currenciesCalled } from '../../../../model/words/meant/codes-called.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, shown } from '../../../../model/words/phrases.ts';
import { createSources } from '../../../read/locate.ts';
import { blocksIn, type WrittenBlock } from '../../../site/blocks-in.ts';
import { groupsIn } from '../../counts.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { documentRule } from '../../rule.ts';

const inPlan = (more: string, sums: string) =>
  block(
    `{ "type": "pricing", ${more}"plans": [{ "name": "Room", ${sums}, "features": ["Breakfast"], "link": { "label": "Ask", "href": "/contact" } }] }`,
  );
const prices = (currency: string) => inPlan(`"currency": "${currency}", `, '"annual": 28000, "monthly": 32000');
const inBrazil = (more: string) =>
  files({ [SITE_FILE]: site('"country": "BR"'), 'pages/contact.json': inPlan(more, '"price": 70') });

const codes = {
  'pricing/unknown-currency': {
    level: 'error',
    title: 'A currency does not exist',
    message: ({ currency, suggestion }: { currency: string; suggestion?: string }) => [
      `There is no currency ${shown(currency)}.`,
      didYouMean(suggestion, 'Write its three letters by ISO 4217, such as "EUR", "JPY" or "USD".'),
    ],
    why: 'The letters would stand in place of its sign, and search engines would not know the price.',
    bad: prices('YEN'),
    good: prices('JPY'),
  },
  'pricing/no-currency': {
    level: 'advice',
    title: 'Prices of another country are in dollars',
    message: ({ country, meant }: { country: string; meant?: string }) => [
      `No currency is said, so these prices are in US dollars, and the country of the site is ${shown(country)}.`,
      meant === undefined
        ? 'Add "currency" with the three letters of the one you mean, such as "EUR" or "BRL"; "USD" where it is US dollars.'
        : `Add "currency": "${meant}", or "USD" where it is US dollars.`,
    ],
    why: 'Visitors would see another price than the one that is meant.',
    bad: inBrazil(''),
    good: inBrazil('"currency": "BRL", '),
  },
  'pricing/thousands': {
    level: 'advice',
    title: 'A point stands between the thousands of a price',
    message: ({ written, meant, currency }: { written: string; meant: number; currency: string }) => [
      `A point stands before decimals, so ${written} is less than ${Math.trunc(Number(written)) + 1}; ${shown(currency)} has no third decimal.`,
      `Did you mean ${meant}? A number has no signs between its digits.`,
    ],
    why: 'Visitors would see a thousandth of the price.',
    bad: inPlan('"currency": "TRY", ', '"price": 3.450'),
    good: inPlan('"currency": "TRY", ', '"price": 3450'),
  },
} satisfies Codes;

/** The sums that a plan can have. */
const SUMS = ['annual', 'monthly', 'price'];
/** What a price with a point before its thousands looks like. */
const MAYBE = /:\s*[1-9]\d{0,2}\.\d{3}\b/;
/** The currency of a country, if it has one. */
const currencyIn = (country: string): string | undefined => currencyOf[country as keyof typeof currencyOf];
/** Where people pay in US dollars beside their own. */
const DOLLARS_TOO = new Set(['PA', 'ZW']);
const paysInDollars = (country: string): boolean => currencyIn(country) === 'USD' || DOLLARS_TOO.has(country);

/** Prices are in a currency that there is, and that of the country where none is said. */
export const currencies = documentRule({
  meta: { codes },
  check({ document, site: { content }, report }) {
    const pricing = blocksIn(document).filter(({ block }) => block.type === 'pricing');
    if (pricing.length === 0) return;
    const country = countryOf(siteDataOf(content));
    const mayHavePoints = MAYBE.test(document.text);
    for (const { block, path } of pricing) {
      const { currency = 'USD' } = block;
      if (block['currency'] === undefined) checkMissing(document, path, country, report);
      // A value of another form is reported by its schema.
      if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) continue;
      if (!isCurrency(currency)) reportUnknown({ path: [...path, 'currency'] }, currency, report);
      else if (mayHavePoints && currencyDigits(currency) < 3)
        checkThousands(document, { block, path }, currency, report);
    }
  },
});

type ReportCurrency = Report<typeof codes>;

/** Reports plans without a currency, where the country of the site does not pay in the default one. */
function checkMissing(
  { diagnostics }: ContentDocument,
  path: DataPath,
  country: string | undefined,
  report: ReportCurrency,
): void {
  if (country === undefined || paysInDollars(country)) return;
  // A misnamed or misplaced field of the block may be the currency.
  if (diagnostics.some(({ location }) => location.at === 'key' && isAt(location.path, path))) return;
  const meant = currencyIn(country);
  const added: Suggestion = { edits: [{ kind: 'insert', path, name: 'currency', value: meant }] };
  report('pricing/no-currency', { path, at: 'open' }, { country, meant }, meant === undefined ? [] : [added]);
}

function reportUnknown(location: Location, currency: string, report: ReportCurrency): void {
  const [suggestion = nearest(currency, COMMON_CURRENCIES)] = currenciesCalled(currency);
  report('pricing/unknown-currency', location, { currency, suggestion }, replaceWith(location, suggestion));
}

/** Reports prices with a point before their thousands: as data, "3.450" has lost its zero. */
function checkThousands(
  document: ContentDocument,
  { block, path }: WrittenBlock,
  currency: string,
  report: ReportCurrency,
): void {
  const sourceAt = sourcesOf(document);
  for (const { group, index } of groupsIn(block['plans']))
    for (const sum of SUMS) {
      if (typeof group[sum] !== 'number') continue;
      const location = { path: [...path, 'plans', index, sum] };
      const source = sourceAt(location.path);
      const meant = Number(source.replace('.', ''));
      if (MAYBE.test(`:${source}`))
        report('pricing/thousands', location, { written: source, meant, currency }, replaceWith(location, meant));
    }
}

const sourcesOf = memoize(({ text }: ContentDocument) => createSources(text));

/** Whether a place is in a block, and in none of its parts. */
const isAt = (place: DataPath | undefined, block: DataPath): boolean =>
  place?.length === block.length + 1 && block.every((part, index) => place[index] === part);

/** The country that a site says it is in. */
function countryOf(site: unknown): string | undefined {
  const { country, address } = Object(site) as Record<string, unknown>;
  const said = country ?? (isGroup(address) ? address['country'] : undefined);
  return typeof said === 'string' && /^[A-Z]{2}$/.test(said) ? said : undefined;
}
