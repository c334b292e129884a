import { nearest } from '../../../model/words/nearest.ts';
import { decoded } from './links-of.ts';
import type { KnownAddresses } from './known-addresses.ts';

/**
 * The page that an address without a page was probably meant for: `/contact.html`, `/pages/contact`, `/Contact`,
 * `/contcat`.
 */
export function pageMeant(
  address: string,
  { pages, aliases }: Pick<KnownAddresses, 'pages' | 'aliases'>,
): string | undefined {
  const plain = decoded(address)
    .trim()
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  const wanted =
    plain.replace(/^\/pages(?=\/)/, '').replace(/\/+$|\/index$|(?:\/index)?\.(?:html?|json|php)$/, '') || '/';
  return pages.has(wanted) || aliases.has(wanted) ? wanted : nearest(wanted, [...pages.keys(), ...aliases.keys()]);
}
