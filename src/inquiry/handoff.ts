import { DRAFT } from '../model/forms/draft-key.ts';
import { safeStorage } from './storage.ts';

type Taker = (email: string) => void;

interface Offer {
  email: string;
  page: string;
}

const storage = safeStorage('sessionStorage');
/** Where an address waits that was left behind: named as drafts are, since those have a form live by itself. */
const keyOf = (page: string): string => `${DRAFT}${page} address`;

let offered: Offer | undefined;
const takers = new Map<Taker, string>();

/** What was offered to a page in a document before this one. */
function leftBehind(page: string): Offer | undefined {
  const email = storage.get(keyOf(page));
  storage.remove(keyOf(page));
  return email === null ? undefined : { email, page };
}

/**
 * A document may be loaded between the box and the form, as after a deploy: the address waits as drafts do, and no
 * longer in this one, to which the visitor may come back.
 */
function leaveBehind(): void {
  if (offered && storage.set(keyOf(offered.page), offered.email)) offered = undefined;
}

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
  storage.remove(keyOf(page));
  addEventListener('pagehide', leaveBehind, { once: true });
  handOver();
}

/** Registers the form of a page for addresses; returns what ends that. */
export function takeAddresses(place: string, taker: Taker): () => void {
  takers.set(taker, place);
  offered ??= leftBehind(place);
  handOver();
  return () => void takers.delete(taker);
}
