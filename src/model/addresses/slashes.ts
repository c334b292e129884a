/**
 * An address without slashes at its end. A slash behind another one is no place to begin: a search that began at each
 * would take the square of their number, and a visitor may send thousands.
 */
export const withoutEndSlashes = (address: string): string => address.replace(/(?<!\/)\/+$/, '') || '/';
