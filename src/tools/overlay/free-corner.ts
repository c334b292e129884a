const CONTROLS = 'a,button,input,select,textarea,summary,label,[tabindex]:not(main):not(h1)';
const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left'];
const STEP = 12;

/**
 * Keeps something small in a corner of the window where it covers no control of the page; where every corner has one,
 * it steps aside until the page is scrolled on. Returns a function that looks again.
 */
export function keepInFreeCorner(host: HTMLElement, small: HTMLElement): () => void {
  const covers = (): boolean => {
    const { left, right, top, bottom } = small.getBoundingClientRect();
    for (let x = left; x <= right; x += STEP) {
      for (let y = top; y <= bottom; y += STEP) {
        if (document.elementsFromPoint(x, y).some((under) => under !== host && under.closest(CONTROLS))) return true;
      }
    }
    return false;
  };
  const place = (): void => {
    if (small.hidden) return;
    small.classList.remove('aside');
    const free = [small.dataset.corner ?? '', ...CORNERS].find((corner) => {
      small.dataset.corner = corner || 'bottom-left';
      return !covers();
    });
    small.classList.toggle('aside', free === undefined);
  };
  let waiting = 0;
  const later = (): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(place);
  };
  for (const event of ['scroll', 'resize']) addEventListener(event, later, { passive: true });
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  return later;
}
