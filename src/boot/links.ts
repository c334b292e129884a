import { failed, isResting, load, page } from './code.ts';
import { onPointer } from './pointer.ts';

// Links: pointed at, they have the app loaded. One that is followed before it runs is followed as any link is, since a
// page comes sooner than the app.
const early = new AbortController();

/** Has the app take over links, unless it failed to load a moment ago. */
export function follow(): void {
  if (!isResting())
    load()
      .then(({ follow }) => follow())
      .then(() => early.abort(), failed);
}
const isLink = (target: EventTarget | null) => (target as Element).closest?.('a[href^="/"]:not([hreflang])');
const { signal } = early;
onPointer(({ target }) => isLink(target) && follow(), { signal });
addEventListener(
  'focusin',
  ({ target }) => (target as Element).matches(':focus-visible') && isLink(target) && follow(),
  { signal },
);
// Back and forward may lead to what the app has shown in this document before that was loaded anew: without it, nobody
// would show that page.
const shown = location.pathname;
addEventListener(
  'popstate',
  () =>
    location.pathname !== shown &&
    load().then(
      ({ reload }) => reload(),
      () => location.reload(),
    ),
  { signal },
);
// With `npm start` the app runs from the beginning, since it shows what is saved next.
if (import.meta.env?.DEV && page.dataset.now !== undefined) follow();
