import { formatAddress } from 'localized-address-format';
import type { SiteDocument } from '../../../model/page/types.ts';

type PostalAddress = NonNullable<SiteDocument['address']>;

/**
 * The lines of a postal address as its country orders them. Where that has no place for what is written, such as the
 * postal code of a country without them, the order of most others stands.
 */
export function addressLines({ street, postalCode, city, region, country }: PostalAddress): string[] {
  const parts = [street, postalCode, city, region].flatMap((part) => part ?? []);
  const address = {
    ...(country !== undefined && { postalCountry: country }),
    ...(postalCode !== undefined && { postalCode }),
    ...(city !== undefined && { locality: city }),
    ...(region !== undefined && { administrativeArea: region }),
    ...(street !== undefined && { addressLines: [street] }),
  };
  const lines = formatAddress(address, /\p{Script=Latin}/u.test(parts.join('')) ? 'latin' : 'local');
  const isWhole = parts.every((part) => lines.some((line) => line.includes(part)));
  return isWhole ? lines : [street, [postalCode, city].filter(Boolean).join(' '), region].flatMap((line) => line || []);
}
