import { formatAddress } from 'localized-address-format';
import { bareCode } from '../../site/contact/postal-code.ts';
import type { SiteDocument } from '../../../model/page/types.ts';

type PostalAddress = NonNullable<SiteDocument['address']>;

/** Whether an address has all parts, and none of them only within another: "Kyoto" in "Kyoto Prefecture". */
function hasAll(address: string, parts: string[]): boolean {
  let rest = address;
  return [...new Set(parts)]
    .toSorted((one, other) => other.length - one.length)
    .every((part) => {
      const isThere = rest.includes(part);
      rest = rest.replace(part, () => '\n');
      return isThere;
    });
}

/**
 * The lines of a postal address as its country orders them. Where that has no place for what is written, such as the
 * postal code of a country without them, the order of most others stands.
 */
export function addressLines({ postalCode: code, ...address }: PostalAddress): string[] {
  const { street, city, region } = address;
  const postalCode = code && bareCode(code);
  const parts = [street, postalCode, city, region].flatMap((part) => part || []);
  // A building may have Latin letters in any script: "JPタワー".
  const isLatin = !/(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u.test(parts.join(''));
  // The order of Japan has the city within the prefecture.
  const within = isLatin ? [city, region].filter(Boolean).join(', ') : `${region ?? ''}${city ?? ''}`;
  const ways = [
    { ...address, postalCode },
    { ...address, postalCode, city: undefined, region: within },
  ].map((way) => formatAddress(inWordsOfFormats(way), isLatin ? 'latin' : 'local'));
  const whole = ways.find((lines) => hasAll(lines.join('\n'), parts));
  return whole ?? [street, [postalCode, city].filter(Boolean).join(' '), region].flatMap((line) => line || []);
}

const inWordsOfFormats = ({
  street,
  postalCode,
  city,
  region,
  country,
}: Partial<Record<keyof PostalAddress, string | undefined>>) => ({
  ...(country !== undefined && { postalCountry: country }),
  ...(postalCode !== undefined && { postalCode }),
  ...(city !== undefined && { locality: city }),
  // In Spain a province stands in brackets, or would read on from the town: "48011 Bilbao (Bizkaia)".
  ...(region !== undefined && { administrativeArea: country === 'ES' ? `(${region})` : region }),
  ...(street !== undefined && { addressLines: [street] }),
});
