import type { HeaderRule } from '../host.ts';

/** The regular expression of a text as it stands. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\\\//g, '/');

/** The regular expression of an address and all that is below it. */
export const addressOrBelow = (address: string): string => `^${literal(address)}(?:/|$)`;

/** The regular expression of what the path of a rule means. */
export function patternOf({ path }: Pick<HeaderRule, 'path'>): string {
  if (path.endsWith('/*')) return path === '/*' ? '^/' : addressOrBelow(path.slice(0, -2));
  return path.endsWith('*') ? `^${literal(path.slice(0, -1))}` : `^${literal(path)}$`;
}

/** Addresses that can be of a page: a missing file is not answered by one. */
export const pagesBelow = (address: string): string => `^${literal(address)}/[^.]*$`;

/** The regular expression of one address. */
export const exactly = (address: string): string => `^${literal(address)}$`;

/**
 * The regular expression of an old address as servers compare it: decoded, with a slash at its end or without. It can
 * stand in quotes: not every server knows a way to write one inside.
 */
export const oldPattern = (from: string): string => `^${literal(decodeURIComponent(from)).replace(/"/g, '\\x22')}/?$`;

/**
 * How old addresses stand in links of others, for a host that compares them sign by sign: what is encoded may be so in
 * small letters, too.
 */
export const spellings = (from: string): string[] => [
  ...new Set([from, from.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]),
];

/** An address with all signs encoded that mean something in the file of a server. */
export const plainAddress = (address: string): string =>
  address.replace(/[^\w\-./?#:@!&=+,;~%*()[\]]/gu, (sign) => (sign === "'" ? '%27' : encodeURIComponent(sign)));
