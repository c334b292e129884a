import type { PricingBlock } from './blocks.generated.ts';

/** Whether visitors choose how they pay: there are prices by the year, and prices by the month. */
export const hasBillingChoice = ({ plans }: Pick<PricingBlock, 'plans'>): boolean =>
  plans.some(({ annual }) => annual !== undefined) && plans.some(({ monthly }) => monthly !== undefined);
