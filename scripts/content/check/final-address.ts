import type { Site } from './site.ts';

/** Where a redirect's address leads in the end; undefined for addresses that no redirect starts at, and for those that lead in a circle. */
export function finalAddress(address: string, { known }: Site): string | undefined {
  let end = address;
  for (let steps = 0; steps <= known.redirects.size; steps++) {
    // Another address of a page shows that page: nobody is sent on.
    const next = known.pages.has(end) || known.aliases.has(end) ? undefined : known.redirects.get(end);
    if (next === undefined) return end === address ? undefined : end;
    end = next;
  }
  return undefined;
}
