/**
 * Moves the focus to the heading of the page, or of the section in the hash, so that screen readers announce it. The
 * router sets the scroll position.
 */
export function focusHeading(main: HTMLElement, hash: string): void {
  const section = hash ? document.getElementById(hash) : null;
  const heading = (section ?? main).querySelector<HTMLElement>(section ? 'h1,h2,h3' : 'h1') ?? section;
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
