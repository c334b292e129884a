// Development only: the app as visitors get it, and what keeps it up to date while an author saves.
import './theme/class-names.ts';
import { replaceContent } from './client/update-shell.ts';
import { captureFormState } from './client/form-state.ts';
import { isNotFound } from './client/current-page.ts';
import { dataAddress } from './client/dev/page-data.ts';
import { providePage, startDevApp } from './client/dev/start-dev-app.tsx';
import { trusted } from './client/page-document.ts';
import * as ids from './model/rendering/ids.ts';
import type { ResolvedPage } from './model/page/types.ts';
import { DiagnosticsPanel } from './tools/overlay/diagnostics-panel.ts';
import { reportDifferences, reportIgnored } from './tools/own-differences.ts';
import { reportPolicyViolations } from './tools/stopped-by-policy.ts';
import { CHANGED, DIAGNOSTICS, type LiveChange, type PageDiagnostics } from './model/dev-protocol.ts';
import { follow as followBy, wake as wakePart } from './entry-client.ts';
import type { RunningApp } from './client/start-router.ts';

export { offer, search } from './entry-client.ts';

reportPolicyViolations();
const panel = new DiagnosticsPanel();

/** What is wrong with the page that is open, as the server sees it now. */
async function showDiagnostics(): Promise<void> {
  const { pathname } = location;
  const answer = await fetch(`${DIAGNOSTICS}?page=${encodeURIComponent(pathname)}`, { cache: 'no-store' });
  // On other devices in the network, the page is shown without its mistakes.
  if (answer.status === 403) return;
  const { problems } = (await answer.json()) as PageDiagnostics;
  // Another page may have been opened meanwhile; it asks for itself.
  if (pathname === location.pathname) panel.show(problems);
}

/** Takes header and footer from a fresh rendering; their behavior is delegated, so it stays. */
async function refreshLayout(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(trusted(await answer.text()), 'text/html');
  // They may wear what nothing here has worn so far. What stands between them was drawn here, with styles of its own.
  const [style, nextStyle] = [document, fresh].map((each) => each.querySelector('style'));
  if (style && nextStyle) style.textContent = nextStyle.textContent;
  for (const part of ['header', 'footer']) {
    const [now, next] = [document.querySelector(part), fresh.querySelector(part)];
    if (now && next && now.innerHTML !== next.innerHTML) replaceContent(now, next);
  }
}

/** The data of the page that is open, as the server has it now; undefined where there is none. */
async function fetchData(pathname: string): Promise<string | PageDiagnostics | undefined> {
  const answer = await fetch(dataAddress(pathname), { cache: 'no-store' });
  if (answer.status === 422) return (await answer.json()) as PageDiagnostics;
  return answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.text() : undefined;
}

/** What may have changed besides the page. */
type Looked = Pick<LiveChange, 'layout'>;

/** Looks whether a change concerns this page: shows it, shows what is wrong with it, or leaves it alone. */
async function refresh(app: RunningApp, seen: { data: string }, { layout }: Looked): Promise<void> {
  const { pathname } = location;
  const data = await fetchData(pathname);
  if (data === undefined) return isNotFound() ? showDiagnostics() : location.reload();
  if (typeof data !== 'string') return panel.show(data.problems);
  if (isNotFound()) return location.reload();
  if (data !== seen.data) {
    seen.data = data;
    const page = JSON.parse(data) as ResolvedPage;
    // Asked for once more, it might be broken meanwhile.
    providePage(pathname, page);
    await app.router.invalidate();
  }
  if (layout) await refreshLayout();
  await showDiagnostics();
}

/**
 * The app, which draws the whole page from its data at once: then each part of it can change while it is looked at.
 * What was filled in meanwhile goes along.
 */
async function startDrawing(seen: { data: string }): Promise<RunningApp> {
  const data = isNotFound() ? undefined : await fetchData(location.pathname);
  if (typeof data !== 'string') return startDevApp();
  seen.data = data;
  const main = document.getElementById(ids.main) as HTMLElement;
  reportIgnored(main);
  reportDifferences(main);
  return startDevApp(JSON.parse(data) as ResolvedPage, captureFormState(main));
}

/** Whether the page shows one of the pictures that were written anew: browsers keep the earlier one until a reload. */
function showsOneOf(files: readonly string[]): boolean {
  const own = [...document.images].filter(({ currentSrc }) => currentSrc.startsWith(location.origin));
  const shown = own.map(({ currentSrc }) => decodeURIComponent(currentSrc));
  return files.some((file) => shown.some((address) => address.endsWith(file)));
}

async function startLooking(): Promise<RunningApp> {
  const seen = { data: '' };
  document.body.append(panel);
  const starting = startDrawing(seen);
  // One change after the other: two quick saves must not overtake each other.
  let queue: Promise<unknown> = starting;
  const next = (step: () => Promise<void>): void => {
    queue = queue
      .then(step)
      .catch((error: unknown) => console.error('The change could not be shown; reload the page.', error));
  };
  const look = (change: Looked): void => next(async () => refresh(await starting, seen, change));
  // Styles of pages that were visited stay in the document: another look begins with a new one.
  import.meta.hot?.on(CHANGED, (change: LiveChange) =>
    change.look || showsOneOf(change.files ?? []) ? location.reload() : look(change),
  );
  import.meta.hot?.on('vite:ws:connect', () => look({ layout: true }));
  // What was saved before this page could listen.
  look({ layout: true });
  // The mistakes of one page never stay over another.
  const { router } = await starting;
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) next(showDiagnostics);
  });
  return starting;
}

let app: Promise<RunningApp> | undefined;

/** Starts the app for a link that is followed, as in a build, and has it look for what was saved. */
export const follow = (): Promise<RunningApp> => (app = followBy(startLooking));

/**
 * Brings a part to life as visitors get it, where the app is not asked for. Otherwise that draws the part anew, and
 * does what was pressed: what came to life before would be lost with it.
 */
export async function wake(place: HTMLElement, index: number): Promise<void> {
  await app?.catch(() => undefined);
  if (place.isConnected) await wakePart(place, index);
}
