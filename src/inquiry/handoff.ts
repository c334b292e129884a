type Taker = (email: string) => void;

let offered: { email: string; page: string } | undefined;
const takers = new Map<Taker, string>();

function handOver(): void {
  if (!offered) return;
  const { email, page } = offered;
  for (const [taker, place] of takers) {
    if (place !== page) continue;
    offered = undefined;
    taker(email);
    return;
  }
}

/**
 * Hands the address of a newsletter box to the contact form: at once if it is on screen, otherwise as soon as it is.
 * It lives in memory only, never in an address or a storage.
 * @param page the path of the page whose form is meant, with the base path of the site
 */
export function offerAddress(email: string, page: string): void {
  offered = { email, page };
  handOver();
}

/** Registers the form of a page for addresses; returns what ends that. */
export function takeAddresses(place: string, taker: Taker): () => void {
  takers.set(taker, place);
  handOver();
  return () => void takers.delete(taker);
}
