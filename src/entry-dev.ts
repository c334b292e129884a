// Development only: the app as visitors get it, and what keeps it up to date while an author saves.
import { dataAddress } from './client/page-loader.ts';
import { start as startApp, type RunningApp } from './entry-client.tsx';

type OverlayElement = HTMLElement & { close: () => void };

const overlays = (): NodeListOf<OverlayElement> => document.querySelectorAll('vite-error-overlay');
const closeOverlay = (): void => overlays().forEach((overlay) => overlay.close());

function showOverlay(error: unknown): void {
  // Vite's own overlay, so that a mistake in a page looks like one in code and its file opens in the editor.
  const ErrorOverlay = customElements.get('vite-error-overlay') as (new (error: unknown) => OverlayElement) | undefined;
  if (!ErrorOverlay) return;
  closeOverlay();
  document.body.append(new ErrorOverlay(error));
}

/** Takes header and footer from a fresh rendering; their behaviour is delegated, so it stays. */
async function refreshLayout(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of ['header', 'footer']) {
    const [now, next] = [document.querySelector(part), fresh.querySelector(part)];
    if (now && next && now.innerHTML !== next.innerHTML) now.innerHTML = next.innerHTML;
  }
}

/** Looks whether a change concerns this page: shows it, shows what is wrong with it, or leaves it alone. */
async function refresh(app: RunningApp, seen: { data: string }, layout: boolean): Promise<void> {
  const answer = await fetch(dataAddress(location.pathname), { cache: 'no-store' });
  if (answer.status === 422) return showOverlay(await answer.json());
  const isNotFound = document.getElementById('page')?.dataset.notFound !== undefined;
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return isNotFound ? undefined : location.reload();
  if (isNotFound) return location.reload();
  closeOverlay();
  const data = await answer.text();
  if (data !== seen.data) {
    seen.data = data;
    const { title } = (JSON.parse(data) as { head: { title: string } }).head;
    document.title = title;
    await app.router.invalidate();
  }
  if (layout) await refreshLayout();
}

export async function start(): Promise<RunningApp> {
  const seen = { data: '' };
  const starting = startApp();
  // One change after the other: two quick saves must not overtake each other.
  let queue: Promise<unknown> = starting;
  const look = (layout: boolean): void => {
    queue = queue
      .then(async () => refresh(await starting, seen, layout))
      .catch((error: unknown) => console.error('The change could not be shown; reload the page.', error));
  };
  import.meta.hot?.on('pagewright:changed', ({ layout }: { layout: boolean }) => look(layout));
  import.meta.hot?.on('vite:ws:connect', () => look(true));
  // What was saved before this page could listen.
  look(true);
  return starting;
}
