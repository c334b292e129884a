// The only script of the first view. It gives the prerendered header its behaviour, brings to life what a visitor turns
// to, and has links followed softly once one is pointed at. What is pressed before its part lives is done again then.

type Code = typeof import('./entry-app.ts');

const page = document.getElementById('_page') as HTMLScriptElement;
const header = document.querySelector('header') as HTMLElement;
const main = document.querySelector('main') as HTMLElement;

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

/** The code, once it is wanted; one try at a time. */
let code: Promise<Code> | undefined;
/** A hand that goes on moving after a failure must not ask for the code at every pixel. */
let restUntil = 0;

function load(): Promise<Code> {
  code ??= import(/* @vite-ignore */ page.dataset.app ?? '') as Promise<Code>;
  code.catch(() => (code = undefined));
  return code;
}

function failed(error: unknown): void {
  // The page stays readable and its links work; the next sign of intent tries again.
  console.error(error);
  restUntil = Date.now() + 1_000;
}

// Live parts: a sign of intent in a block brings what lives there to life.
const parts = [...main.querySelectorAll<HTMLElement>('[data-live]')];
const waking = new Set<Element>();
const alive = new Set<Element>();
/** What was pressed in parts that do not live yet, in order. */
let waiting: HTMLButtonElement[] = [];

const partOf = (element: Element): HTMLElement | null => element.closest('[data-live]');

function wake(part: HTMLElement): void {
  if (waking.has(part)) return;
  waking.add(part);
  load()
    .then(({ wake }) => wake(part, parts.indexOf(part)))
    .then(
      () => {
        alive.add(part);
        const pressed = waiting.filter((button) => part.contains(button));
        waiting = waiting.filter((button) => !pressed.includes(button));
        for (const button of pressed) {
          show(button);
          button.click();
        }
      },
      (error: unknown) => {
        waking.delete(part);
        failed(error);
        // A form says so in place and is sent once it lives after all; what else was pressed is forgotten.
        for (const button of waiting) if (part.contains(button)) show(button, 'failed');
        waiting = waiting.filter(({ form }) => form);
      },
    );
}

/**
 * Shows how it stands with what was pressed: it is being worked on, it failed (the markup of its form has the words,
 * the page those for everything else), or neither.
 */
function show(button: HTMLButtonElement, state?: 'busy' | 'failed'): void {
  const { form } = button;
  button.ariaBusy = state === 'busy' ? 'true' : null;
  if (form?.toggleAttribute('data-failed', state === 'failed'))
    form.querySelector('.when-failed')?.scrollIntoView({ block: 'nearest' });
  else if (state === 'failed') document.getElementById('_not-loaded')?.showPopover();
}

// Once the app shows another page, that stands in a <main> of its own: what listens to this one is over then.
const wanted = ({ target }: Event): void => {
  if (Date.now() <= restUntil) return;
  const block = (target as Element).closest('main>*');
  for (const part of parts) if (block?.contains(part) || waiting.some((button) => part.contains(button))) wake(part);
};
for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin', 'input'])
  main.addEventListener(sign, wanted, { passive: true, capture: true });

/**
 * Whichever of its listeners exist by now: it happens once, when all do. A form is sent once, however often it is
 * pressed.
 */
function wait(event: Event, button: HTMLButtonElement | null): void {
  const part = button && partOf(button);
  if (!part || alive.has(part)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  show(button, 'busy');
  if (!button.form || !waiting.includes(button)) waiting.push(button);
  wake(part);
}
main.addEventListener('click', (event) => wait(event, (event.target as Element).closest('button')), true);
main.addEventListener(
  'submit',
  (event) => wait(event, (event.target as Element).querySelector<HTMLButtonElement>('[type=submit]')),
  true,
);
main.addEventListener('input', ({ target }) => {
  // Nobody wants to send what they are changing after they were told that it has failed.
  const { form } = target as HTMLInputElement;
  if (form?.dataset.failed !== undefined) waiting = waiting.filter((button) => button.form !== form);
});
// What waits does not need another sign once the line is back.
addEventListener('online', () => waiting.forEach((button) => wake(partOf(button) as HTMLElement)));
// An address may ask for something else than what was written, such as a narrower list; a form, for what was typed in it.
const isEarly: Record<string, () => boolean> = {
  query: () => location.search !== '',
  draft: () => Object.keys(sessionStorage).some((key) => key.startsWith(`inquiry ${location.pathname} `)),
};
for (const part of parts)
  try {
    if (isEarly[part.dataset.early ?? '']?.()) wake(part);
  } catch {
    // Without storage there is no draft.
  }

// Links: pointed at, they have the app loaded. One that is followed before it runs is followed as any link is, since a
// page comes sooner than the app.
const early = new AbortController();
function follow(): void {
  if (Date.now() > restUntil)
    load()
      .then(({ follow }) => follow())
      .then(() => early.abort(), failed);
}
const isLink = (target: EventTarget | null): boolean => !!(target as Element).closest?.('a[href^="/"]:not([hreflang])');
const { signal } = early;
addEventListener(
  'pointermove',
  (event) => {
    // Browsers report a pointer that rests where the page appeared as a move without distance. A finger that moves scrolls.
    if ((!event.movementX && !event.movementY) || event.pointerType === 'touch') return;
    wanted(event);
    if (!signal.aborted && isLink(event.target)) follow();
  },
  { passive: true },
);
addEventListener(
  'focusin',
  ({ target }) => (target as Element).matches(':focus-visible') && isLink(target) && follow(),
  { signal },
);
// Where a host without rewrites shows this page in place of a fallback, that is put there without being asked for.
const fallbacks = page.dataset.fallbacks?.split(' ') ?? [];
const isBelow = fallbacks.some((address) => address && location.pathname.startsWith(`${address}/`));
if (isBelow || page.dataset.now !== undefined) follow();

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
    if (location.pathname === newsletter && main.isConnected) parts.forEach(wake);
    load()
      .then(async ({ offer, follow }) => {
        await offer(field.value, newsletter);
        if (location.pathname !== newsletter) await (await follow()).open(newsletter);
      })
      .then(
        () => {
          show(button);
          form.reset();
        },
        (error: unknown) => {
          failed(error);
          show(button, 'failed');
        },
      );
  },
  true,
);

export {};
