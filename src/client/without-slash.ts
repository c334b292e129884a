/** An address without the slash that a host may have put at its end; the root has nothing else. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');
