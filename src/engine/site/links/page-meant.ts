import { isWithin } from '../../../model/addresses/address.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { decoded } from './links-of.ts';
import type { KnownAddresses } from './known-addresses.ts';

/** An address without the folder of the site on its host: that is put before it when the site is built. */
export const withoutBase = (address: string, { base }: Pick<KnownAddresses, 'base'>): string =>
  base !== '' && isWithin(address, base) ? address.slice(base.length) || '/' : address;

/**
 * The page that an address without a page was probably meant for: `/contact.html`, `/pages/contact`, `/Contact`,
 * `/contcat`, `/site/contact` where the site lies in `/site`.
 * @param folder of the language that the link stands in, which is forgotten easily: `/contact` for `/en/contact`
 * @param mayBe whether an address that is only alike may be the one: that of a page in another language is not
 */
export function pageMeant(
  address: string,
  known: Pick<KnownAddresses, 'pages' | 'aliases' | 'base'>,
  folder = '',
  mayBe: (address: string) => boolean = () => true,
): string | undefined {
  const { pages, aliases } = known;
  const plain = decoded(address)
    .trim()
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  const written =
    plain.replace(/^\/pages(?=\/)/, '').replace(/\/+$|\/index$|(?:\/index)?\.(?:html?|json|php)$/, '') || '/';
  const wanted = withoutBase(written, known);
  const isThere = (each: string): boolean => pages.has(each) || aliases.has(each);
  const there = [written, wanted, folder + wanted, inFolder(wanted, folder, known)].find(isThere);
  return there ?? nearest(wanted, [...pages.keys(), ...aliases.keys()].filter(mayBe));
}

/** The same address in the folder of a language, where that had another name before: there is nothing of that name. */
function inFolder(address: string, folder: string, { pages }: Pick<KnownAddresses, 'pages'>): string {
  const [old = ''] = /^\/[^/]+(?=\/)/.exec(address) ?? [];
  const isThere = [...pages.keys()].some((page) => isWithin(page, old));
  return folder + (isThere ? address : address.slice(old.length));
}
