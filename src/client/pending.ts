const here = (): string => location.pathname + location.search + location.hash;

/** The full address that somebody goes to, with its query and section. */
let pending: { pathname: string; href: string } | undefined;
/** The one of the page on screen. */
let shown = here();

/** Remembers where somebody goes: what is loaded of it is no guess. */
export function rememberPending(href: string): void {
  pending = { pathname: new URL(href, location.href).pathname, href };
  shown = here();
}

/** Once it is shown, what is loaded ahead is a guess again. */
export function forgetPending(): void {
  pending = undefined;
  shown = here();
}

/** Whether somebody goes to the page at this path. */
export const isPending = (pathname: string): boolean => pending?.pathname === pathname;

/** The full address of a page that is loaded: where somebody goes, or else no more than its path. */
export const hrefOf = (pathname: string): string => (pending?.pathname === pathname ? pending.href : pathname);

/** The full address of the page on screen. */
export const shownHref = (): string => shown;
