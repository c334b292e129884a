import { isSafeAddress } from './safe-address.ts';
import { findTokens, replaceTokensInHref } from '../../../model/content/tokens.ts';
import { memoize } from '../../../model/memoize.ts';
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
  const end = endOf(href, known);
  return end && end.to !== href && isUsable(end.to, tokens) ? end : undefined;
}

/** Where ways end that were walked before: thousands of redirects may lead to each other. */
const knownEnds = memoize((_redirects: KnownAddresses['redirects']) => new Map<string, FinalAddress | undefined>());

/** Where a way ends, or undefined for one that leads in a circle. */
function endOf(href: string, known: KnownAddresses): FinalAddress | undefined {
  const ends = knownEnds(known.redirects);
  /** What was passed, and whether nothing is lost on the next step. */
  const way = new Map<string, boolean>();
  let to = href;
  for (let next = nextOf(to, known); next !== undefined; next = nextOf(to, known)) {
    if (way.has(to) || ends.has(to)) break;
    const step = carriedOn(to, next);
    way.set(to, step.isWhole);
    to = step.to;
  }
  let end: FinalAddress | undefined = way.has(to) ? undefined : ends.has(to) ? ends.get(to) : { to, isWhole: true };
  for (const [passed, isWhole] of [...way].toReversed()) {
    end = end && { to: end.to, isWhole: end.isWhole && isWhole };
    ends.set(passed, end);
  }
  return end;
}

/** Where an address leads on to. Another address of a page shows that page: nobody is sent on. */
function nextOf(href: string, known: KnownAddresses): string | undefined {
  const [address] = partsOf(href);
  return fileAt(known, address) === undefined ? redirectTarget(known, address) : undefined;
}

/** The next address with the question and section of the one before. What the next one has of its own goes first. */
function carriedOn(to: string, next: string): FinalAddress {
  const [, question, section] = partsOf(to);
  const [address, ownQuestion, ownSection] = partsOf(next);
  const takesMore = /^(?:\/|https:)/.test(address);
  const isLost = (part: string, own: string): boolean => part !== '' && part !== own && (own !== '' || !takesMore);
  return {
    to: takesMore ? address + (ownQuestion || question) + (ownSection || section) : next,
    isWhole: !isLost(question, ownQuestion) && !isLost(section, ownSection),
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
