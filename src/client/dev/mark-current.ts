import { currentLink } from '../../model/addresses/current.ts';

/** Marks the current page in the menus of the header, which React does not render. */
export function markCurrent(path: string): void {
  const header = document.querySelector('header');
  const home = header?.querySelector('.brand')?.getAttribute('href') ?? '/';
  const mark = (element: Element, current: string | undefined): void => {
    if (current) element.setAttribute('aria-current', current);
    else element.removeAttribute('aria-current');
  };
  for (const link of header?.querySelectorAll('nav a, [popover] a') ?? [])
    mark(link, currentLink(link.getAttribute('href'), { path, home }));
  for (const opener of header?.querySelectorAll<HTMLButtonElement>('summary, .top[popovertarget]') ?? []) {
    const menu = opener.popoverTargetElement ?? opener.parentElement;
    mark(opener, menu?.querySelector('[aria-current]') ? 'true' : undefined);
  }
}
