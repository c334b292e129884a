import { isSiteKind } from '../../../../model/content/content.ts';
import { isGroup } from '../../../../model/content/is-group.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { documentRule } from '../../rule.ts';

const atHarbor = (postalCode: string) =>
  site(`"address": { "street": "4 Harbor Road", "postalCode": "${postalCode}", "city": "San Francisco" }`);

/** The parts of an address that are shown beside each other. */
type Parts = Record<'street' | 'postalCode' | 'city' | 'region', string>;
type Repeated = [field: 'street' | 'postalCode' | 'city', only: string];

function partsOf(address: Record<string, unknown>): Parts {
  const part = (name: keyof Parts): string => (typeof address[name] === 'string' ? address[name].trim() : '');
  return { street: part('street'), postalCode: part('postalCode'), city: part('city'), region: part('region') };
}

/** A text without its end, where it has that and something before. */
function without(text: string, end: string): string | undefined {
  if (!text.toLowerCase().endsWith(end.toLowerCase())) return undefined;
  return text.slice(0, -end.length).replace(/[\s,]+$/, '') || undefined;
}

/** The part that says another one as well, and what it is without that. */
function repeatedIn({ street, postalCode, city, region }: Parts): Repeated | undefined {
  if (city === '') return undefined;
  const code = without(postalCode, ` ${city}`);
  if (code !== undefined) return ['postalCode', code];
  // Streets are called after cities: that a city is meant, the comma says, or the postal code.
  const ends =
    postalCode === ''
      ? []
      : [` ${postalCode} ${city}`, `, ${city}, ${region} ${postalCode}`, `, ${city} ${postalCode}`];
  const address = [...ends, `, ${city}, ${region}`, `, ${city}`].map((end) => without(street, end)).find(Boolean);
  if (address !== undefined) return ['street', address];
  const isBehind = postalCode !== '' && city.startsWith(`${postalCode} `);
  return isBehind ? ['city', city.slice(postalCode.length).trim()] : undefined;
}

/** No part of an address holds what stands in another: the two are shown beside each other. */
export const postalAddresses = documentRule({
  meta: {
    codes: {
      'place/repeated': {
        level: 'warning',
        title: 'An address says a part of it twice',
        message: ({ field, text, only }: { field: string; text: string; only: string }) => [
          `"${field}" is ${shown(text)}, and a part of that is shown beside it once more.`,
          `Write "${field}": ${shown(only)}.`,
        ],
        why: 'Visitors and search engines read a city or a postal code twice.',
        bad: atHarbor('94105 San Francisco'),
        good: atHarbor('94105'),
        fixable: 'always',
      },
    },
  },
  check({ document: { kind, data }, report }) {
    if (!isSiteKind(kind) || !data) return;
    const look = (address: unknown, path: DataPath): void => {
      const repeated = isGroup(address) && repeatedIn(partsOf(address));
      if (!repeated) return;
      const [field, only] = repeated;
      const at = { path: [...path, field] };
      report(
        'place/repeated',
        at,
        { field, text: String(address[field]), only },
        replaceWith(at, only, { certain: true }),
      );
    };
    look(data['address'], ['address']);
    const places = isGroup(data['places']) ? data['places'] : {};
    for (const [name, place] of Object.entries(places))
      if (isGroup(place)) look(place['address'], ['places', name, 'address']);
  },
});
