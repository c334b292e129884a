/** Where the router keeps how far pages were scrolled, by entry of the history: `{ [key]: { window: { scrollY } } }`. */
const POSITIONS = 'tsr-scroll-restoration-v1_3';

type Positions = Record<string, { window?: { scrollY: number } } | undefined>;

/** How far the page of this entry was scrolled when the app last left it, in pixels; 0 where nobody knows. */
function placeLeft(): number {
  const { __TSR_key: key = location.pathname } = (history.state ?? {}) as { __TSR_key?: string };
  try {
    return (JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Positions)[key]?.window?.scrollY ?? 0;
  } catch {
    // Storage is blocked, or holds something else.
    return 0;
  }
}

/**
 * Loads the page of the address anew, scrolled as far as it was left. The app showed it in a document that is gone, so
 * the router, which would place it, does not run; and browsers keep through a reload where the document is.
 */
export function loadWhereLeft(): void {
  const top = placeLeft();
  // The page in the document may be shorter, and is not the one whose content is to stay in place.
  Object.assign(document.documentElement.style, { minHeight: `${top + innerHeight}px`, overflowAnchor: 'none' });
  history.scrollRestoration = 'auto';
  scrollTo({ top, behavior: 'instant' });
  location.reload();
}
