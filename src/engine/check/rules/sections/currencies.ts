import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { isCurrency } from '../../../../model/words/currency.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { documentRule } from '../../rule.ts';

const prices = (currency: string) =>
  block(
    `{ "type": "pricing", "currency": "${currency}", "plans": [{ "name": "Room", "annual": 28000, "monthly": 32000, "features": ["Breakfast"], "link": { "label": "Ask", "href": "/contact" } }] }`,
  );

const codes = {
  'pricing/unknown-currency': {
    level: 'error',
    title: 'A currency does not exist',
    message: ({ currency }: { currency: string }) => [
      `There is no currency ${shown(currency)}.`,
      'Write its three letters by ISO 4217, such as "EUR", "JPY" or "USD".',
    ],
    why: 'The letters would stand in place of its sign, and search engines would not know the price.',
    bad: prices('YEN'),
    good: prices('JPY'),
  },
} satisfies Codes;

/** Prices are in a currency that there is. */
export const currencies = documentRule({
  meta: { codes },
  check({ document, report }) {
    for (const { block: written, path } of blocksIn(document)) {
      const { type, currency } = written;
      // What is written in another form is told as that.
      if (type !== 'pricing' || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) continue;
      if (!isCurrency(currency)) report('pricing/unknown-currency', { path: [...path, 'currency'] }, { currency });
    }
  },
});
