import type { HeaderRule } from '../host.ts';

/** The regular expression that matches exactly a text, without anchors. */
export const escapeRegExp = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\\\//g, '/');

/** The regular expression of an address and everything below. */
export const addressOrBelow = (address: string): string => `^${escapeRegExp(address)}(?:/|$)`;

/** The regular expression of the addresses that a rule applies to. */
export function patternOf({ path }: Pick<HeaderRule, 'path'>): string {
  if (path.endsWith('/*')) return path === '/*' ? '^/' : addressOrBelow(path.slice(0, -2));
  return path.endsWith('*') ? `^${escapeRegExp(path.slice(0, -1))}` : `^${escapeRegExp(path)}$`;
}

/** The regular expression of page addresses below one, without a dot: a missing file is not answered by a page. */
export const pagesBelow = (address: string): string => `^${escapeRegExp(address)}/[^.]*$`;

/** The regular expression of one address. */
export const exactly = (address: string): string => `^${escapeRegExp(address)}$`;

/**
 * The regular expression of an old address as servers compare it: decoded, with or without a trailing slash. It has no
 * quotation marks, which not every server can escape in a quoted string.
 */
export const redirectPattern = (from: string): string =>
  `^${escapeRegExp(decodeURIComponent(from)).replace(/"/g, '\\x22')}/?$`;

/**
 * The spellings of an old address, for a host that compares them literally: percent-encoding may be in upper or lower
 * case.
 */
export const spellings = (from: string): string[] => [
  ...new Set([from, from.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]),
];

/** An address in which all characters are encoded that have a meaning in server configurations. */
export const plainAddress = (address: string): string =>
  address.replace(/[^\w\-./?#:@!&=+,;~%*()[\]]/gu, (sign) => (sign === "'" ? '%27' : encodeURIComponent(sign)));
