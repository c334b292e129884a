import * as ids from '../model/rendering/ids.ts';
import type { PageRouter } from '../router.ts';
import { currentStrings } from '../strings/current.ts';

/** After how many milliseconds loading is indicated. Most pages are there sooner. */
const DELAY = 600;

/**
 * Indicates that the next page is loading, as browsers do of a page load: the current page is marked as busy, and a
 * status is announced to screen readers.
 */
export function showLoading(router: PageRouter): void {
  const status = Object.assign(document.createElement('p'), { role: 'status' });
  // Inline styles, since the style sheet of a page has only the classes that it uses.
  Object.assign(status.style, { position: 'fixed', clipPath: 'inset(50%)' });
  document.body.append(status);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving: HTMLElement | null = null;
  const end = (): void => {
    clearTimeout(timer);
    leaving?.removeAttribute('aria-busy');
    status.textContent = '';
  };
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    end();
    if (!pathChanged) return;
    timer = setTimeout(() => {
      leaving = document.getElementById(ids.main);
      leaving?.setAttribute('aria-busy', 'true');
      status.textContent = currentStrings().notice.loading;
    }, DELAY);
  });
  router.subscribe('onResolved', end);
}
