import type { Site } from './site.ts';

/** Where a redirect leads in the end; undefined for other addresses, those of pages among them, and for redirects that lead in a circle. */
export function finalAddress(address: string, { known: { pages, aliases, redirects } }: Site): string | undefined {
  let end = address;
  for (let steps = 0; steps <= redirects.size; steps++) {
    // Another address of a page shows that page at once: nobody is sent on.
    const next = pages.has(end) || aliases.has(end) ? undefined : redirects.get(end);
    if (next === undefined) return end === address ? undefined : end;
    end = next;
  }
  return undefined;
}
