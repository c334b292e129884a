import { addTo } from '../../model/add-to.ts';

/** Names, and those that each leads to. */
export type Ways = Map<string, string[]>;

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

/** The names from one back to itself, it first and last, by a way that begins with another; nothing where none leads back. */
export function ringThrough(start: string, second: string, ways: Ways): string[] | undefined {
  const from = new Map<string, string>();
  const left = [second];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (name === start) return [start, ...wayBetween(second, start, from)];
    for (const next of ways.get(name) ?? []) {
      if (from.has(next) || next === second) continue;
      from.set(next, name);
      left.push(next);
    }
  }
  return undefined;
}

/** The names from one to another, of which each says from where it was reached. */
function wayBetween(first: string, last: string, from: ReadonlyMap<string, string>): string[] {
  const way = [last];
  for (let name = last; name !== first; way.push(name)) name = from.get(name) ?? first;
  return way.toReversed();
}
