/** Where the router keeps how far pages were scrolled, by entry of the history: `{ [key]: { window: { scrollY } } }`. */
const POSITIONS = 'tsr-scroll-restoration-v1_3';

type Positions = Record<string, { window?: { scrollY: number } } | undefined>;

/** The scroll position, in pixels, at which the app left the page of this history entry; 0 where it is not known. */
function savedScrollTop(): number {
  const { __TSR_key: key = location.pathname } = (history.state ?? {}) as { __TSR_key?: string };
  try {
    return (JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Positions)[key]?.window?.scrollY ?? 0;
  } catch {
    // Storage is blocked, or holds something else.
    return 0;
  }
}

/**
 * Reloads the page at the scroll position at which it was left. The app showed it in a document that is gone, so no
 * router restores the position; but browsers keep that of the document through a reload.
 */
export function reloadKeepingScroll(): void {
  const top = savedScrollTop();
  // The page in the document may be shorter, and is not the one whose content is to stay in place.
  Object.assign(document.documentElement.style, { minHeight: `${top + innerHeight}px`, overflowAnchor: 'none' });
  history.scrollRestoration = 'auto';
  scrollTo({ top, behavior: 'instant' });
  location.reload();
}
