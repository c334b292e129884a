import { addTo } from '../../model/add-to.ts';

type Ways = Map<string, string[]>;

/**
 * Of names that lead to each other, those on circles and between two of them: all that lead nowhere, and that nothing
 * leads to, are left out. There may be thousands, and whoever looks for circles in the rest walks few of them.
 */
export const nearCircles = (ways: Ways): Ways => turned(thatLeadOn(turned(thatLeadOn(ways))));

/** The names that lead to names that lead on, and so for ever. */
function thatLeadOn(ways: Ways): Ways {
  const leadingTo = turned(ways);
  const open = new Map([...ways].map(([name, others]) => [name, others.length]));
  const ends = [...leadingTo.keys()].filter((name) => !open.has(name));
  for (let end = ends.pop(); end !== undefined; end = ends.pop())
    for (const name of leadingTo.get(end) ?? []) {
      const left = (open.get(name) ?? 0) - 1;
      open.set(name, left);
      if (left === 0) ends.push(name);
    }
  const isOpen = (name: string): boolean => (open.get(name) ?? 0) > 0;
  return new Map([...ways].flatMap(([name, others]) => (isOpen(name) ? [[name, others.filter(isOpen)]] : [])));
}

/** The same, from the other end. */
function turned(ways: Ways): Ways {
  const back: Ways = new Map();
  for (const [name, others] of ways) for (const other of others) addTo(back, other, name);
  return back;
}
