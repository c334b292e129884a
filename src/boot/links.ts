import { failed, isResting, load, page } from './code.ts';
import { onPointer } from './pointer.ts';

// Links: pointed at, they have the app loaded. One that is followed before it runs is followed as any link is, since a
// page comes sooner than the app.
const early = new AbortController();
function follow(): void {
  if (!isResting())
    load()
      .then(({ follow }) => follow())
      .then(() => early.abort(), failed);
}
const isLink = (target: EventTarget | null): boolean => !!(target as Element).closest?.('a[href^="/"]:not([hreflang])');
const { signal } = early;
onPointer(({ target }) => isLink(target) && follow(), { signal });
addEventListener(
  'focusin',
  ({ target }) => (target as Element).matches(':focus-visible') && isLink(target) && follow(),
  { signal },
);
// Where a host without rewrites shows this page in place of a fallback, that is put there without being asked for.
const fallbacks = page.dataset.fallbacks?.split(' ') ?? [];
const isBelow = fallbacks.some((address) => address && location.pathname.startsWith(`${address}/`));
if (isBelow || page.dataset.now !== undefined) follow();

if (page.dataset.notFound !== undefined) console.warn('404: there is no page at', location.pathname);
