/**
 * Says where we are to those who cannot see it: the focus goes to the heading of the page, or of the section asked for.
 * The scroll position is the router's.
 */
export function sayWhere(main: HTMLElement, hash: string): void {
  const section = hash ? document.getElementById(hash) : null;
  const heading = (section ?? main).querySelector<HTMLElement>(section ? 'h1,h2,h3' : 'h1') ?? section;
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
