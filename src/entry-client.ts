// Where the first script enters once it wants more code (boot/code.ts): for a live part, for the app, for the search.
// Documents name this module only, and this one names all others, so that what is asked for comes all at once.
import { hydrationData, shownPath } from './client/current-page.ts';
import { withTimeout } from './client/with-timeout.ts';
export { reloadKeepingScroll as reload } from './client/reload-keeping-scroll.ts';
import { linkFollowed } from './client/site-link.ts';
import type { RunningApp } from './client/start-router.ts';
import { offerAddress } from './inquiry/handoff.ts';
import { loadPart } from './live-parts.ts';
import { AT_STAKE } from './model/forms/at-stake.ts';

/**
 * How long the code of a part may be on its way, in milliseconds: nothing else can bring it, and some lines are slow.
 */
const TIMEOUT = 20_000;

/**
 * Brings a live part of the document to life.
 * @param index which of the parts it is
 */
export async function wake(place: HTMLElement, index: number): Promise<void> {
  // Another page may be shown by the time that its code is there.
  const { strings, parts } = hydrationData();
  const given = { ...parts?.[index], strings, path: shownPath() };
  const code = Promise.all([import('./client/hydrate-part.tsx'), loadPart(place.dataset.live ?? '')]);
  const [{ hydratePart }, part] = await withTimeout(code, TIMEOUT);
  addEventListener(AT_STAKE, keepDocument);
  if (!part) throw new Error(`There is no live part "${place.dataset.live}".`);
  await hydratePart(place, given, part);
}

async function startApp(): Promise<RunningApp> {
  const [{ start }, { hydrateOnIntent }] = await Promise.all([
    import('./client/start-app.ts'),
    import('./boot/parts.ts'),
  ]);
  return start(hydrateOnIntent);
}

let app: Promise<RunningApp> | undefined;

/** Starts the app, which follows links softly from then on. There is one, whoever asks for it. */
export function follow(start = startApp): Promise<RunningApp> {
  app ??= start();
  app.catch(() => (app = undefined));
  return app;
}

/**
 * What is under way would end with the document. So the app is loaded, and links wait for it: then the visitor may go
 * on.
 */
function keepDocument(): void {
  const early = new AbortController();
  const running = withTimeout(follow())
    .catch(() => undefined)
    .finally(() => early.abort());
  document.addEventListener(
    'click',
    (event) => {
      const link = linkFollowed(event);
      if (!link) return;
      event.preventDefault();
      running.then(() => link.click());
    },
    { signal: early.signal },
  );
}

/** Offers an address to the form of a page, which is opened and takes it as soon as it lives. */
export async function offer(email: string, page: string): Promise<void> {
  offerAddress(email, page);
  if (location.pathname !== page) await (await withTimeout(follow())).open(page);
  // There, the form comes to life as by any other sign of intent.
  for (const part of document.querySelectorAll('main [data-live]'))
    part.dispatchEvent(new Event('focusin', { bubbles: true }));
}

/**
 * Opens the search of the site, which is loaded without anything else.
 * @param asker what was pressed
 */
export async function search(asker: Element): Promise<void> {
  const { open } = await import('./search/index.ts');
  return open(asker);
}
