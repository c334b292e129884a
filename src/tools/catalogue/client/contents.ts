/** Marks in the contents which part one is reading. */
export function setUpContents(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map((link) => [link.hash.slice(1), link]),
  );
  const list = document.querySelector('nav ul') as HTMLElement;
  const mark = (current: HTMLAnchorElement | undefined): void => {
    if (!current || current.hasAttribute('aria-current')) return;
    for (const link of links.values()) link.removeAttribute('aria-current');
    current.setAttribute('aria-current', 'true');
    // Only the list itself scrolls: the page is where the reader put it.
    const item = current.parentElement as HTMLElement;
    list.scrollTo({
      left: item.offsetLeft - list.clientWidth / 2 + item.clientWidth / 2,
      top: item.offsetTop - list.clientHeight / 2,
      behavior: 'instant',
    });
  };
  // A line a third down the window: what crosses it is what one reads.
  const seen = new IntersectionObserver(
    (entries) => mark(links.get(entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id ?? '')),
    {
      rootMargin: '-33% 0px -66% 0px',
    },
  );
  for (const id of links.keys()) seen.observe(document.getElementById(id) as HTMLElement);
}
