import { oldAddress, pageShownAt } from '../../../model/addresses/old-address.ts';
import { retarget } from './retarget.ts';
import type { Moves } from './moves.ts';

/** An old address, and where it leads, as the site file has it. */
export interface Redirect {
  from: string;
  to: string;
}

/** What happens to the list of redirects. */
export interface RedirectChanges {
  added: Redirect[];
  removed: Redirect[];
  changed: { from: string; before: string; after: string }[];
}

/**
 * Redirects after a move: those that led to an old address lead to the new one, those that start where a page will
 * stand are gone, and each old address leads to its new one in one step. One that visitors find nothing at needs none:
 * they would find nothing at the new one either.
 */
export function planRedirects(existing: Redirect[], moves: Moves): RedirectChanges {
  const changes: RedirectChanges = { added: [], removed: [], changed: [] };
  const stands = new Set(moves.addresses.values());
  const starts = new Set(moves.addresses.keys());
  const targets = new Map(existing.map(({ from, to }) => [oldAddress(from) ?? from, to]));

  for (const redirect of existing) {
    const after = retarget(endOf(redirect, targets), moves);
    const address = oldAddress(redirect.from) ?? '';
    if (stands.has(address) || stands.has(pageShownAt(address)) || starts.has(address)) changes.removed.push(redirect);
    else if (after !== undefined) changes.changed.push({ from: redirect.from, before: redirect.to, after });
  }
  for (const [from, to] of moves.addresses) {
    // The second part of a list may be gone one day; the list itself stays.
    const lasting = moves.parts.has(from) ? to.replace(/\/page\/\d+$/, '') : to;
    if (!stands.has(from) && !moves.hidden.has(from)) changes.added.push({ from, to: lasting });
  }
  return changes;
}

/**
 * Where a visitor ends who is sent on from redirect to redirect. A section stays in the address until another one takes
 * its place.
 */
function endOf({ from, to }: Redirect, targets: ReadonlyMap<string, string>): string {
  const seen = new Set([oldAddress(from)]);
  let end = to;
  for (;;) {
    const [written = '', section] = end.split('#');
    const address = oldAddress(written.replace(/\?.*/, '')) ?? '';
    const next = targets.get(address);
    if (next === undefined || seen.has(address)) return end;
    seen.add(address);
    end = section === undefined || next.includes('#') ? next : `${next}#${section}`;
  }
}

/** The list after the changes. */
export function redirectsAfter(existing: Redirect[], { added, removed, changed }: RedirectChanges): Redirect[] {
  const gone = new Set(removed.map(({ from }) => from));
  const leads = new Map(changed.map(({ from, after }) => [from, after]));
  const kept = existing
    .filter(({ from }) => !gone.has(from))
    .map((redirect) => ({ ...redirect, to: leads.get(redirect.from) ?? redirect.to }));
  return [...kept, ...added];
}
