import { useEffect, useState } from 'react';
import type { CollectionBlock, PageCard } from '../../model/page/types.ts';

/**
 * What is chosen for each filter; kept in the address (`?industry=…`), so that a choice can be shared and survives
 * reload.
 */
export function useFilters(filters: NonNullable<CollectionBlock['filters']>) {
  const [asked, setAsked] = useState<Record<string, string>>({});
  const key = filters.map(({ by }) => by).join();

  // The prerendered list shows everything; what the address asks for is applied once scripts run.
  useEffect(() => {
    const read = (): void => {
      const query = new URLSearchParams(location.search);
      setAsked(
        Object.fromEntries(
          key.split(',').flatMap((name) => (name && query.get(name) ? [[name, query.get(name) ?? '']] : [])),
        ),
      );
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [key]);

  // An old link may ask for what no page is any more, and a link for another list of the page for what is none of this.
  const isOffered = ([name, value]: [string, string]): boolean =>
    filters.some(({ by, values }) => by === name && values.includes(value));
  const chosen = Object.fromEntries(Object.entries(asked).filter(isOffered));

  const choose = (by: string, value: string): void => {
    // Two that were pressed before this lived follow at once, without a drawing between them.
    setAsked(({ [by]: _, ...others }) => (value ? { ...others, [by]: value } : others));
    const query = new URLSearchParams(location.search);
    if (value) query.set(by, value);
    else query.delete(by);
    const search = query.toString();
    history.replaceState(history.state, '', location.pathname + (search && `?${search}`) + location.hash);
  };

  const matches = (facts: PageCard['facts']): boolean =>
    Object.entries(chosen).every(([by, value]) => {
      const fact = facts[by];
      return Array.isArray(fact) ? fact.includes(value) : String(fact) === value;
    });

  return { chosen, choose, matches };
}
