const here = (): string => location.pathname + location.search + location.hash;

/** The URL that is being navigated to, with query and fragment. */
let pending: { pathname: string; href: string } | undefined;
/** The URL of the page on screen. */
let shown = here();

/** Records a navigation: loading its page is no preload any more. */
export function setPending(href: string): void {
  pending = { pathname: new URL(href, location.href).pathname, href };
  shown = here();
}

/** Called once the page is shown. */
export function clearPending(): void {
  pending = undefined;
  shown = here();
}

/** Whether a navigation to this path is pending. */
export const isPending = (pathname: string): boolean => pending?.pathname === pathname;

/** The full URL of a pending navigation to a path; without one, the path. */
export const hrefOf = (pathname: string): string => (pending?.pathname === pathname ? pending.href : pathname);

/** The full URL of the page on screen. */
export const shownHref = (): string => shown;
