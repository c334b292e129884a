import currencyOf from 'country-to-currency';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import type { DataPath, Location, Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { block, files, site } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { isGroup } from '../../../../model/content/is-group.ts';
import { currencyDigits, isCurrency } from '../../../../model/words/currency.ts';
import { COMMON_CURRENCIES, currenciesCalled } from '../../../../model/words/meant/codes-called.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, shown } from '../../../../model/words/phrases.ts';
import { createSources } from '../../../read/locate.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
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
    let hasPoints: boolean | undefined;
    let sourceAt: ReturnType<typeof createSources> | undefined;
    for (const { block: written, path } of blocksIn(document)) {
      if (written.type !== 'pricing') continue;
      const { currency = 'USD' } = written;
      const country = countryOf(siteDataOf(content));
      // What is there under another name, or stands in no place for it, is told as that.
      const isTold = document.diagnostics.some(({ location }) => location.at === 'key' && isAt(location.path, path));
      if (written['currency'] === undefined && country !== undefined && !paysInDollars(country) && !isTold)
        tellNone(path, country);
      // So is what is written in another form.
      if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) continue;
      if (!isCurrency(currency)) tellUnknown({ path: [...path, 'currency'] }, currency);
      else if ((hasPoints ??= MAYBE.test(document.text)) && currencyDigits(currency) < 3)
        tellThousands(written, path, currency);
    }

    function tellNone(path: DataPath, country: string): void {
      const meant = currencyIn(country);
      const added: Suggestion = { edits: [{ kind: 'insert', path, name: 'currency', value: meant }] };
      report('pricing/no-currency', { path, at: 'open' }, { country, meant }, meant === undefined ? [] : [added]);
    }

    function tellUnknown(place: Location, currency: string): void {
      const [suggestion = nearest(currency, COMMON_CURRENCIES)] = currenciesCalled(currency);
      report('pricing/unknown-currency', place, { currency, suggestion }, replaceWith(place, suggestion));
    }

    function tellThousands(written: Record<string, unknown>, path: DataPath, currency: string): void {
      for (const { group, index } of groupsIn(written['plans']))
        for (const sum of SUMS) {
          if (typeof group[sum] !== 'number') continue;
          const place = { path: [...path, 'plans', index, sum] };
          // As data, "3.450" has lost its zero.
          sourceAt ??= createSources(document.text);
          const source = sourceAt(place.path);
          const meant = Number(source.replace('.', ''));
          if (MAYBE.test(`:${source}`))
            report('pricing/thousands', place, { written: source, meant, currency }, replaceWith(place, meant));
        }
    }
  },
});

/** Whether a place is in a block, and in none of its parts. */
const isAt = (place: DataPath | undefined, block: DataPath): boolean =>
  place?.length === block.length + 1 && block.every((part, index) => place[index] === part);

/** The country that a site says it is in. */
function countryOf(site: unknown): string | undefined {
  const { country, address } = Object(site) as Record<string, unknown>;
  const said = country ?? (isGroup(address) ? address['country'] : undefined);
  return typeof said === 'string' && /^[A-Z]{2}$/.test(said) ? said : undefined;
}
