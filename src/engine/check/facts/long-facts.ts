import { memoize } from '../../../model/memoize.ts';
import { factsIn, MAX_FACT_LENGTH, type Fact } from '../../../model/content/tokens.ts';

/** The facts of a site file that are too long to be quoted, by their names. */
export const longFacts: (site: Record<string, unknown>) => ReadonlyMap<string, Fact> = memoize(
  (site) => new Map([...factsIn(site)].filter(([, { value }]) => String(value).length > MAX_FACT_LENGTH)),
);
