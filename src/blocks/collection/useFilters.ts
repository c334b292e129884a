import { useSyncExternalStore } from 'react';
import type { CollectionBlock, PageCard } from '../../model/page/types.ts';

/** The lists that are shown: a choice in one of them narrows all that have such a fact, as the address will once it is shared. */
const listeners = new Set<() => void>();

function onQueryChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** What the address asks for. A list that is written shows everything. */
const useQuery = (): string =>
  useSyncExternalStore(
    onQueryChange,
    () => location.search,
    () => '',
  );

/** Puts a choice into the address, beside those that stand there; an empty one takes it out. */
function ask(by: string, value: string): void {
  const query = new URLSearchParams(location.search);
  if (value) query.set(by, value);
  else query.delete(by);
  const search = query.toString();
  history.replaceState(history.state, '', location.pathname + (search && `?${search}`) + location.hash);
  for (const listener of listeners) listener();
}

/**
 * What is chosen for each filter; kept in the address (`?industry=…`), so that a choice can be shared and survives
 * reload.
 */
export function useFilters(filters: NonNullable<CollectionBlock['filters']>) {
  const query = new URLSearchParams(useQuery());
  // An old link may ask for what no page is any more, and a link for another list of the page for what is none of this.
  const chosen = Object.fromEntries(
    filters.flatMap(({ by, values }) => {
      const value = query.get(by);
      return value !== null && values.includes(value) ? [[by, value]] : [];
    }),
  );

  const matches = (facts: PageCard['facts']): boolean =>
    Object.entries(chosen).every(([by, value]) => {
      const fact = facts[by];
      return Array.isArray(fact) ? fact.includes(value) : String(fact) === value;
    });

  return { chosen, choose: ask, matches };
}
