import { isSafeAddress } from './safe-address.ts';
import { findTokens, replaceTokensInHref } from '../../../model/content/tokens.ts';
import { fileAt, redirectTarget, type KnownAddresses } from './known-addresses.ts';

/** What of a site decides where a link ends. */
interface Ways {
  known: KnownAddresses;
  tokens: ReadonlyMap<string, string> | undefined;
}

/** The end of the way that a link leads. */
export interface FinalAddress {
  /** Where visitors end. */
  to: string;
  /**
   * Whether it says all that the link says. If not, a part of the link is in vain, and only its author knows what was
   * meant by it.
   */
  isWhole: boolean;
}

/**
 * Where a link ends that begins at a redirect. Its question and section go along, as in a browser. Undefined for links
 * that are straight, for those that lead in a circle, and when the end is an address that cannot be used: that is
 * another mistake.
 */
export function finalAddress(href: string, { known, tokens }: Ways): FinalAddress | undefined {
  let end: FinalAddress = { to: href, isWhole: true };
  for (let steps = 0; steps <= known.redirects.size; steps++) {
    const [address] = partsOf(end.to);
    // Another address of a page shows that page: nobody is sent on.
    const next = fileAt(known, address) === undefined ? redirectTarget(known, address) : undefined;
    if (next === undefined) return end.to !== href && isUsable(end.to, tokens) ? end : undefined;
    end = carriedOn(end, next);
  }
  return undefined;
}

/** The next address with the question and section of the one before. What the next one has of its own goes first. */
function carriedOn({ to, isWhole }: FinalAddress, next: string): FinalAddress {
  const [, question, section] = partsOf(to);
  const [address, ownQuestion, ownSection] = partsOf(next);
  const takesMore = /^(?:\/|https:)/.test(address);
  const isLost = (part: string, own: string): boolean => part !== '' && part !== own && (own !== '' || !takesMore);
  return {
    to: takesMore ? address + (ownQuestion || question) + (ownSection || section) : next,
    isWhole: isWhole && !isLost(question, ownQuestion) && !isLost(section, ownSection),
  };
}

function partsOf(href: string): [address: string, question: string, section: string] {
  const [, address = '', question = '', section = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return [address, question, section];
}

function isUsable(href: string, tokens: Ways['tokens']): boolean {
  const filled = replaceTokensInHref(href, tokens ?? new Map());
  return findTokens(filled).length === 0 && isSafeAddress(filled);
}
