/** An address without a trailing slash, which some hosts add, except the root. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');
