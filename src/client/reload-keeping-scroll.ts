/** The session storage key of the router's scroll positions, by history entry: `{ [key]: { window: { scrollY } } }`. */
const POSITIONS = 'tsr-scroll-restoration-v1_3';

type Positions = Record<string, { window?: { scrollY: number } } | undefined>;

/** The scroll position of this history entry, in pixels; 0 where it is not known. */
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
 * Reloads the page at its last scroll position. The app has shown it in a document that is gone, so the router does not
 * restore the position; but browsers keep that of a document through a reload.
 */
export function reloadKeepingScroll(): void {
  const top = savedScrollTop();
  // The page in the document may be shorter, and must not be anchored.
  Object.assign(document.documentElement.style, { minHeight: `${top + innerHeight}px`, overflowAnchor: 'none' });
  history.scrollRestoration = 'auto';
  scrollTo({ top, behavior: 'instant' });
  location.reload();
}
