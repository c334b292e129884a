import type { Site } from './site.ts';

/** Where an old address (a redirect, or another address of a page) leads in the end; undefined for other addresses, and for those that lead in a circle. */
export function finalAddress(address: string, { known, content }: Site): string | undefined {
  let end = address;
  for (let steps = 0; steps <= known.redirects.size; steps++) {
    const next = known.pages.has(end) ? undefined : (content.documents.get(known.aliases.get(end) ?? '')?.address ?? known.redirects.get(end));
    if (next === undefined) return end === address ? undefined : end;
    end = next;
  }
  return undefined;
}
