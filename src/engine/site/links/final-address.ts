import { isSafeAddress } from './safe-address.ts';
import { findTokens, replaceTokensInHref } from '../../../model/content/tokens.ts';
import { memoize } from '../../../model/memoize.ts';
import { fileAt, redirectTarget, type KnownAddresses } from './known-addresses.ts';

/** What of a site decides where a link ends. */
interface Site {
  known: KnownAddresses;
  tokens: ReadonlyMap<string, string> | undefined;
}

/** Where a link ends once all redirects are followed. */
export interface FinalAddress {
  /** Where visitors end. */
  to: string;
  /**
   * Whether it says all that the link says. If not, the query or the hash of the link is lost on the way, and only its
   * author knows what was meant by it.
   */
  isWhole: boolean;
}

/**
 * Where a link to a redirect ends. Its query and hash go along, as in a browser. Undefined for links that no redirect
 * answers, for those that lead into a loop, and where the end is no usable address: that is another mistake.
 */
export function finalAddress(href: string, { known, tokens }: Site): FinalAddress | undefined {
  const end = endOf(href, known);
  return end && end.to !== href && isUsable(end.to, tokens) ? end : undefined;
}

/** Where addresses end that were followed before: thousands of redirects may lead to each other. */
const knownEnds = memoize((_redirects: KnownAddresses['redirects']) => new Map<string, FinalAddress | undefined>());

/** Follows redirects to their end; undefined for a loop. */
function endOf(href: string, known: KnownAddresses): FinalAddress | undefined {
  const ends = knownEnds(known.redirects);
  /** The addresses that were passed, and whether the next redirect loses nothing of each. */
  const passed = new Map<string, boolean>();
  let to = href;
  for (let next = nextOf(to, known); next !== undefined; next = nextOf(to, known)) {
    if (passed.has(to) || ends.has(to)) break;
    const step = redirected(to, next);
    passed.set(to, step.isWhole);
    to = step.to;
  }
  let end: FinalAddress | undefined;
  if (ends.has(to)) end = ends.get(to);
  else if (!passed.has(to)) end = { to, isWhole: true };
  for (const [address, isWhole] of [...passed].toReversed()) {
    end = end && { to: end.to, isWhole: end.isWhole && isWhole };
    ends.set(address, end);
  }
  return end;
}

/** Where an address leads on to. Another address of a page shows that page: nobody is sent on. */
function nextOf(href: string, known: KnownAddresses): string | undefined {
  const [address] = partsOf(href);
  return fileAt(known, address) === undefined ? redirectTarget(known, address) : undefined;
}

/** The next address with the query and hash of the one before. What the next one has of its own goes first. */
function redirected(to: string, next: string): FinalAddress {
  const [, query, hash] = partsOf(to);
  const [address, ownQuery, ownHash] = partsOf(next);
  const takesMore = /^(?:\/|https:)/.test(address);
  const isLost = (part: string, own: string): boolean => part !== '' && part !== own && (own !== '' || !takesMore);
  return {
    to: takesMore ? address + (ownQuery || query) + (ownHash || hash) : next,
    isWhole: !isLost(query, ownQuery) && !isLost(hash, ownHash),
  };
}

function partsOf(href: string): [address: string, query: string, hash: string] {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return [address, query, hash];
}

function isUsable(href: string, tokens: Site['tokens']): boolean {
  const filled = replaceTokensInHref(href, tokens ?? new Map());
  return findTokens(filled).length === 0 && isSafeAddress(filled);
}
