/** Nothing that ends an address, leads up or to another host, or that no server tells from something else. */
const NAMES = /^(?:\/(?![. ])[^\p{Cc}\p{Zl}\p{Zp}/\\?#*]+)*\/?$/u;

/**
 * An old address as it is compared with another one: `/événements/` and `/%c3%a9v%C3%A9nements` are both
 * `/%C3%A9v%C3%A9nements`, as browsers send it. Undefined for one that nobody can be led from.
 */
export function oldAddress(written: string): string | undefined {
  try {
    const decoded = decodeURIComponent(written);
    // A slash that is encoded would become one between folders.
    if (!decoded.startsWith('/') || !NAMES.test(decoded) || /%2f/i.test(written)) return undefined;
    return encodeURI(decoded).replace(/(.)\/$/, '$1');
  } catch {
    return undefined;
  }
}

/** The page that hosts show at the address of a file, too: that of `/about.html` is `/about`. */
export const pageShownAt = (address: string): string => address.replace(/(?:\/index)?\.(?:html|json)$/, '') || '/';

/** The redirect that begins at an address, however the two are written. */
export function redirectAt<T extends { from: string }>(redirects: readonly T[], asked: string): T | undefined {
  const address = oldAddress(asked);
  return address === undefined ? undefined : redirects.find(({ from }) => oldAddress(from) === address);
}
