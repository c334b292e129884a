import { byKey } from '../../model/compare.ts';
import { getOrInsert } from '../../model/memoize.ts';
import { counted } from '../../model/words/counted.ts';
import type { SiteContent } from '../read/site-content.ts';

/** More values than this are no choice. */
const MAX_VALUES = 100;

/** The facts of a site's pages: name -> value -> how many pages have it. */
type FactsOffered = Map<string, Map<unknown, number>>;

/** Finds them. Days are left out: each page has its own. */
export function factsIn({ documents }: Pick<SiteContent, 'documents'>): FactsOffered {
  const all: FactsOffered = new Map();
  for (const { kind, data } of documents.values())
    for (const [name, value] of Object.entries(Object((kind === 'page' && data?.['facts']) || {}) as object)) {
      const values = getOrInsert(all, name, () => new Map<unknown, number>(), Infinity);
      for (const each of name === 'date' ? [] : new Set([value].flat())) values.set(each, (values.get(each) ?? 0) + 1);
    }
  return all;
}

/** The names of facts, with what they are about. */
export const factNames = (facts: FactsOffered): Map<string, string> =>
  new Map([...facts].map(([name, values]) => [name, samplesOf(values)]));

/** The values of all facts, each with the name of its fact. */
export const factValues = (facts: FactsOffered): Map<string, string> =>
  new Map(
    [...facts].flatMap(([name, values]) =>
      [...values]
        .slice(0, MAX_VALUES)
        .flatMap(([value, count]): [string, string][] =>
          typeof value === 'string' ? [[value, `"${name}" of ${counted(count, 'page')}`]] : [],
        ),
    ),
  );

/** A group of facts: the values that other pages have are offered at each, and any other is as right. */
export function factGroup(facts: FactsOffered): object {
  const offered = [...facts].filter(([, values]) => values.size > 0).toSorted(byKey);
  const fields = offered.map(([name, values]) => {
    const examples = [...values.keys()].slice(0, MAX_VALUES);
    return [name, { description: `A fact of your pages: ${samplesOf(values)}`, examples }] as const;
  });
  return { properties: Object.fromEntries(fields) };
}

/** Some values in words. */
function samplesOf(values: ReadonlyMap<unknown, number>): string {
  const often = [...values].toSorted(([, a], [, b]) => b - a).slice(0, 3);
  return often.map(([value]) => JSON.stringify(value)).join(', ') || 'days';
}
