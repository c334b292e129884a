import { getOrInsert } from '../../../model/memoize.ts';
import { isSafeHref } from '../../../model/addresses/href.ts';

/** Pages lead to the same few thousand addresses again and again, and reading one takes time. */
const known = new Map<string, boolean>();
const MAX_CACHED = 20_000;

/** The same as `isSafeHref`, for whoever asks about all links of a site. */
export const isSafeAddress = (href: string): boolean => getOrInsert(known, href, () => isSafeHref(href), MAX_CACHED);
