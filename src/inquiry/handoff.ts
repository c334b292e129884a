import { safeStorage } from './storage.ts';

type Taker = (email: string) => void;

interface Offer {
  email: string;
  page: string;
}

const storage = safeStorage('sessionStorage');
const KEY = 'inquiry address';

let offered = leftBehind();
const takers = new Map<Taker, string>();

/** What was offered on the page before this one. */
function leftBehind(): Offer | undefined {
  const written = storage.get(KEY);
  storage.remove(KEY);
  try {
    return (JSON.parse(written ?? 'null') as Offer | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A document may be loaded between the box and the form, as after a deploy: the address waits as drafts do. */
const leaveBehind = (): void => void (offered && storage.set(KEY, JSON.stringify(offered)));

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
 * It stays in this tab, and never stands in an address.
 * @param page the path of the page whose form is meant, with the base path of the site
 */
export function offerAddress(email: string, page: string): void {
  offered = { email, page };
  addEventListener('pagehide', leaveBehind, { once: true });
  handOver();
}

/** Registers the form of a page for addresses; returns what ends that. */
export function takeAddresses(place: string, taker: Taker): () => void {
  takers.set(taker, place);
  handOver();
  return () => void takers.delete(taker);
}
