import * as ids from '../model/rendering/ids.ts';
import type { PageRouter } from '../router.tsx';

/** How long nothing shows that a page is on its way, in milliseconds: most are there sooner. */
const MOMENT = 600;

/** Has the page step back that somebody leaves while the next one is loaded, as browsers show by themselves of a load. */
export function showLoading(router: PageRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving: HTMLElement | null = null;
  const end = (): void => {
    clearTimeout(timer);
    leaving?.removeAttribute('aria-busy');
  };
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    end();
    if (!pathChanged) return;
    timer = setTimeout(() => {
      leaving = document.getElementById(ids.main);
      leaving?.setAttribute('aria-busy', 'true');
    }, MOMENT);
  });
  router.subscribe('onResolved', end);
}
