// The only script of the first view. It gives the prerendered header its behaviour and loads the app on the first sign
// of intent; clicks and submits made before the app is ready are done again once it is.

interface App {
  /** Opens the form of a page with an address already in it. */
  handOver: (email: string, page: string) => Promise<void>;
}

const page = document.getElementById('_page') as HTMLScriptElement;
const header = document.querySelector('header') as HTMLElement;

// Header: dark once scrolled by more than 10 px.
const scrolled = (): void => void header.toggleAttribute('data-scrolled', scrollY > 10);
addEventListener('scroll', scrolled, { passive: true });
scrolled();

// Menus: the platform opens and closes them; this says so to assistive technology and closes them on leaving.
const openerOf = (menu: Element): HTMLElement | null => header.querySelector(`[popovertarget="${menu.id}"]`);
header.addEventListener(
  'toggle',
  (event) =>
    openerOf(event.target as Element)?.setAttribute(
      'aria-expanded',
      String((event as ToggleEvent).newState === 'open'),
    ),
  true,
);
const closeMenus = (except?: Element | null): void => {
  for (const menu of header.querySelectorAll<HTMLElement>(':popover-open')) if (menu !== except) menu.hidePopover();
};
header.addEventListener('focusout', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Element)) return;
  const into =
    relatedTarget.closest('[popover]') ?? document.getElementById(relatedTarget.getAttribute('popovertarget') ?? '');
  closeMenus(into);
});
header.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[popover] a')) closeMenus();
});

// The footer's columns fold where they would stand one below the other.
for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details')) column.open = innerWidth >= 600;

if (page.dataset.notFound !== undefined) console.warn('404: there is no page at', location.pathname);

// The app, on intent. Once it runs, everything that waits for it is over.
const early = new AbortController();
const { signal } = early;
let app: Promise<App> | undefined;
let restUntil = 0;
/** What was pressed before the app runs, in order. */
let waiting: HTMLButtonElement[] = [];

function load(): Promise<App> {
  if (app) return app;
  const [entry = '', ...others] = (page.dataset.modules ?? '').split(' ');
  // A second try asks for the entry only; it brings whatever is still missing.
  page.dataset.modules = entry;
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  app = (import(/* @vite-ignore */ entry) as Promise<{ start: () => Promise<App> }>).then(async ({ start }) => {
    const started = await start();
    early.abort();
    for (const button of waiting) {
      show(button);
      button.click();
    }
    return started;
  });
  app.catch((error: unknown) => {
    // The page stays readable and its links work; the next sign of intent tries again.
    console.error('The app could not be loaded.', error);
    app = undefined;
    restUntil = Date.now() + 1_000;
    // A form says so in place and is sent once the app runs after all; what else was pressed is forgotten.
    for (const button of waiting) show(button, 'failed');
    waiting = waiting.filter(({ form }) => form);
  });
  return app;
}

/**
 * Shows how it stands with what was pressed: it is being worked on, it failed (the markup of its form has the words),
 * or neither.
 */
function show(button: HTMLButtonElement, state?: 'busy' | 'failed'): void {
  const { form } = button;
  button.ariaBusy = state === 'busy' ? 'true' : null;
  if (form?.toggleAttribute('data-failed', state === 'failed'))
    form.querySelector('.when-failed')?.scrollIntoView({ block: 'nearest' });
}

const wanted = (): void => {
  // A hand that goes on moving after a failure must not ask for the code at every pixel.
  if (Date.now() > restUntil) load().catch(() => undefined);
};
for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin', 'input'])
  addEventListener(sign, wanted, { passive: true, capture: true, signal });
// Browsers report a pointer that rests where the page appeared as a move without distance.
const moved = ({ movementX, movementY }: PointerEvent): void => void ((movementX || movementY) && wanted());
addEventListener('pointermove', moved, { passive: true, signal });
// What waits does not need another sign once the line is back.
addEventListener('online', () => waiting.length > 0 && load().catch(() => undefined), { signal });
const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wanted(), {
  rootMargin: '200px',
});
// Filters wait for a press, unless the address asks for a choice.
for (const live of document.querySelectorAll(`main [data-live${location.search ? '' : '=""'}]`)) near.observe(live);
// Where a host without rewrites shows this page in place of a fallback, that is put there without being asked for.
const fallbacks = page.dataset.fallbacks?.split(' ') ?? [];
const isBelow = fallbacks.some((address) => address && location.pathname.startsWith(`${address}/`));
if (isBelow || page.dataset.now !== undefined) wanted();

/**
 * Whichever of its listeners exist by now: it happens once, when all do. A form is sent once, however often it is
 * pressed.
 */
function wait(event: Event, button: HTMLButtonElement): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  show(button, 'busy');
  if (!button.form || !waiting.includes(button)) waiting.push(button);
  load().catch(() => undefined);
}
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('main button:not([data-newsletter] *)');
    if (button) wait(event, button);
  },
  { capture: true, signal },
);
addEventListener(
  'submit',
  (event) => {
    const button = (event.target as Element).querySelector<HTMLButtonElement>(
      'main form:not([data-newsletter]) [type=submit]',
    );
    if (button) wait(event, button);
  },
  { capture: true, signal },
);
addEventListener(
  'input',
  ({ target }) => {
    // Nobody wants to send what they are changing after they were told that it has failed.
    if ((target as HTMLInputElement).form?.dataset.failed !== undefined) waiting = [];
  },
  { capture: true, signal },
);

// Newsletter boxes hand an address to the contact form, whether the app runs or not.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const { newsletter } = form.dataset;
    if (newsletter === undefined) return;
    event.preventDefault();
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const button = form.querySelector('button') as HTMLButtonElement;
    show(button, 'busy');
    load()
      .then((started) => started.handOver(field.value, newsletter))
      .then(
        () => {
          show(button);
          form.reset();
        },
        () => show(button, 'failed'),
      );
  },
  true,
);

export {};
