/** Whether visitors choose how they pay: there are prices by the year, and prices by the month. */
export const hasBillingChoice = ({ plans }: { plans: readonly { annual?: unknown; monthly?: unknown }[] }): boolean =>
  plans.some(({ annual }) => annual !== undefined) && plans.some(({ monthly }) => monthly !== undefined);
