// Loaded only on sites that count visits: asks first, remembers the answer, and loads the tool once a visitor agrees.
// It imports types and names alone: code that it shared with the app would be a file more for every site.
import { ANALYTICS_POLICY, type Analytics } from './model/analytics.ts';
import * as ids from './model/rendering/ids.ts';

type Choice = 'yes' | 'no';
type Tracker = Omit<Analytics, 'sources'>;

const KEY = 'consent';
const tool = JSON.parse(document.getElementById(ids.analytics)?.textContent ?? '') as Tracker;
const banner = document.getElementById(ids.consent);

/** What was answered before; without storage it is asked anew on each visit. */
function remembered(): Choice | undefined {
  try {
    return (localStorage.getItem(KEY) as Choice | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // It holds for this page.
  }
}

/** Whether the visitor's browser says that they do not want to be followed: that is an answer. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

interface Trusted {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => {
      createScriptURL: (url: string) => string;
    };
  };
}

/** The address of the tool's script, and of no other, for browsers that ask where scripts come from. */
function scriptAddress(): string {
  const policy = (globalThis as Trusted).trustedTypes?.createPolicy(ANALYTICS_POLICY, {
    createScriptURL: (url) => (url === tool.script ? url : ''),
  });
  return policy?.createScriptURL(tool.script) ?? tool.script;
}

interface Counting {
  _paq?: unknown[][];
  goatcounter?: { count?: (view: { path: string; title: string }) => void };
}
const counting = globalThis as Counting;

/** Matomo is told by a list what to do, before it is there. It keeps no cookies. */
function prepare(): void {
  if (tool.provider !== 'matomo') return;
  counting._paq = [
    ['setTrackerUrl', tool.counter],
    ['setSiteId', tool.siteId],
    ['disableCookies'],
    ['enableLinkTracking'],
    ['trackPageView'],
  ];
}

/** Pages that are opened without a load: these tools have to be told, the others notice. */
function countView(): void {
  if (tool.provider === 'matomo')
    counting._paq?.push(['setCustomUrl', location.href], ['setDocumentTitle', document.title], ['trackPageView']);
  if (tool.provider === 'goatcounter')
    counting.goatcounter?.count?.({ path: location.pathname, title: document.title });
}

let isLoaded = false;

function load(): void {
  if (isLoaded) return;
  isLoaded = true;
  prepare();
  const script = document.createElement('script');
  Object.assign(script.dataset, tool.data);
  script.async = true;
  script.src = scriptAddress();
  document.head.append(script);
  let counted = location.pathname;
  new MutationObserver(() => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    countView();
  }).observe(document.querySelector('title') as Element, { childList: true });
}

/** What has the focus, and the end of the page, come out from under the question, as high as it is. */
function makeRoom(question: HTMLElement): void {
  const height = question.hidden ? '' : `${question.offsetHeight}px`;
  Object.assign(document.documentElement.style, { paddingBottom: height, scrollPaddingBottom: height });
}
if (banner) new ResizeObserver(() => makeRoom(banner)).observe(banner);

let openedBy: HTMLElement | undefined;

/** Shows the question, for the first time or again; whoever asked for it gets the focus back. */
function ask(opener?: HTMLElement): void {
  if (!banner) return;
  banner.hidden = false;
  openedBy = opener;
  if (opener) banner.querySelector('button')?.focus();
}

function answer(choice: Choice): void {
  remember(choice);
  if (banner) banner.hidden = true;
  openedBy?.focus();
  if (choice === 'yes') load();
  // What runs cannot be taken back; a page without it can.
  else if (isLoaded) location.reload();
}

function start(): void {
  const choice = remembered();
  if (choice === 'no') return;
  if (choice === 'yes' || (!tool.consent && !refusesTracking())) load();
  else if (!refusesTracking()) ask();
}

banner?.addEventListener('click', ({ target }) => {
  const { choice } = (target as HTMLElement).dataset;
  if (choice === 'yes' || choice === 'no') answer(choice);
});
// What stands around pages may be taken anew from one that is reached softly.
document.addEventListener('click', ({ target }) => {
  const opener = (target as Element).closest<HTMLElement>('[data-consent]');
  if (opener) ask(opener);
});

// Nothing of it before the page is there to be read.
requestAnimationFrame(() => setTimeout(start));
