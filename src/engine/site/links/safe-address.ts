import { isSafeHref } from '../../../model/addresses/href.ts';

/** Pages lead to the same few thousand addresses again and again, and reading one takes time. */
const known = new Map<string, boolean>();
const LARGEST_CACHE = 20_000;

/** The same as `isSafeHref`, for whoever asks about all links of a site. */
export function isSafeAddress(href: string): boolean {
  let isSafe = known.get(href);
  if (isSafe === undefined) {
    isSafe = isSafeHref(href);
    if (known.size >= LARGEST_CACHE) known.clear();
    known.set(href, isSafe);
  }
  return isSafe;
}
