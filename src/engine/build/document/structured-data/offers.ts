import { hasBillingChoice } from '../../../../model/page/billing-choice.ts';
import type { Block, PricingBlock, ResolvedPage, ResolvedSite } from '../../../../model/page/types.ts';
import { company, type Thing } from './thing.ts';

/** The service that a page describes, and its prices. */
export function offerNodes({ title, head, about, blocks }: ResolvedPage, site: ResolvedSite): Thing[] {
  const offers = blocks.filter(isPricing).flatMap(offersOf);
  if (about?.kind !== 'service')
    return offers.length === 0 ? [] : [{ '@type': 'OfferCatalog', name: title, itemListElement: offers }];
  return [
    {
      '@type': 'Service',
      name: title,
      description: head.description,
      url: head.canonical,
      provider: company(site),
      ...(offers.length > 0 && { offers }),
    },
  ];
}

const isPricing = (block: Block): block is PricingBlock => block.type === 'pricing';

function offersOf({ plans, currency = 'USD', unit }: PricingBlock): Thing[] {
  // With a unit, such as a month, a price is for that, however it is billed. Without one, an annual price is for the
  // whole year, unless visitors can choose between annual and monthly billing: then its period is not certain.
  const hasChoice = hasBillingChoice({ plans });
  const year = unit === undefined && !hasChoice ? 'P1Y' : undefined;
  const month = unit === undefined ? 'P1M' : undefined;
  const specification = (price: number | undefined, billingDuration?: string): Thing[] =>
    price === undefined
      ? []
      : [{ '@type': 'UnitPriceSpecification', price, priceCurrency: currency, unitText: unit, billingDuration }];
  return plans.map(({ name, text, annual, monthly, price }) => ({
    '@type': 'Offer',
    name,
    description: text,
    priceSpecification: [...specification(annual, year), ...specification(monthly, month), ...specification(price)],
  }));
}
