import * as ids from '../model/rendering/ids.ts';
import type { PageRouter } from '../router.ts';
import { spokenStrings } from '../strings/spoken.ts';

/** How long nothing shows that a page is on its way, in milliseconds: most are there sooner. */
const MOMENT = 600;

/**
 * Has the page step back that somebody leaves while the next one is loaded, as browsers show by themselves of a load, and
 * says so to those who cannot see it.
 */
export function showLoading(router: PageRouter): void {
  const status = Object.assign(document.createElement('p'), { role: 'status' });
  // The style sheet of a page has no class for what it does not show.
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
      status.textContent = spokenStrings().notice.loading;
    }, MOMENT);
  });
  router.subscribe('onResolved', end);
}
