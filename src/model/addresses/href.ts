const ALLOWED =
  /^(?:\/(?![/\\])[\x21\x22\x24-\x5b\x5d-\x7e]*(?:#[\x21-\x5b\x5d-\x7e\p{L}\p{M}\p{N}]*)?|#(?:[\p{L}\p{N}]|%[0-9A-Fa-f]{2})(?:[\p{L}\p{M}\p{N}_.-]|%[0-9A-Fa-f]{2})*|https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?(?:[/?#][\x21-\x5b\x5d-\x7e]*)?|mailto:[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+|tel:(?:\+?[0-9][0-9().\- ]*(?:,[0-9]{1,7})?|\*[0-9]{3,6}))$/u;
const BASE = 'https://site.invalid';
const MAX_LENGTH = 2048;

/**
 * Whether a link may be shown: a page or file of this site (`/contact`), a section (`#faq`), `https:`, `mailto:` or
 * `tel:`. An allow-list, so that what nobody thought of is refused; used when content is checked and again when it is
 * rendered.
 */
export function isSafeHref(href: string): boolean {
  if (typeof href !== 'string' || href.length > MAX_LENGTH || !ALLOWED.test(href)) return false;
  try {
    const url = new URL(href, `${BASE}/page`);
    const ours = href.startsWith('/') || href.startsWith('#');
    return !url.username && !url.password && (!ours || url.origin === BASE);
  } catch {
    return false;
  }
}

/** Whether an address is that of a file of this site, whatever letters its name has, and of nothing elsewhere. */
export const isOwnFile = (address: string): boolean =>
  /^\/[^\\?#]+$/.test(address) && URL.canParse(address, BASE) && new URL(address, BASE).origin === BASE;
