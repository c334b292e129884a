// The only script of the first view. It gives the prerendered header its behaviour and loads the app on the first sign
// of intent; clicks and submits made before the app is ready are done again once it is.

interface App {
  /** Opens the contact form with an address already in it. */
  handOver: (email: string) => Promise<void>;
}

const page = document.getElementById('page') as HTMLScriptElement;
const header = document.querySelector('header') as HTMLElement;

// Header: dark once scrolled by more than 10 px.
const scrolled = (): void => void header.toggleAttribute('data-scrolled', scrollY > 10);
addEventListener('scroll', scrolled, { passive: true });
scrolled();

// Menus: the platform opens and closes them; this says so to assistive technology and closes them on leaving.
const openerOf = (menu: Element): HTMLElement | null => header.querySelector(`[popovertarget="${menu.id}"]`);
header.addEventListener(
  'toggle',
  (event) => openerOf(event.target as Element)?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open')),
  true,
);
const closeMenus = (except?: Element | null): void => {
  for (const menu of header.querySelectorAll<HTMLElement>(':popover-open')) if (menu !== except) menu.hidePopover();
};
header.addEventListener('focusout', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Element)) return;
  const into = relatedTarget.closest('[popover]') ?? document.getElementById(relatedTarget.getAttribute('popovertarget') ?? '');
  closeMenus(into);
});
header.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[popover] a')) closeMenus();
});

if (page.dataset.notFound !== undefined) console.warn('404: there is no page at', location.pathname);

// The app, on intent.
let app: Promise<App> | undefined;
let ready = false;
const waiting: (() => void)[] = [];

function load(): Promise<App> {
  if (app) return app;
  const [entry = '', ...others] = (page.dataset.modules ?? '').split(' ');
  for (const href of others) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  app = (import(/* @vite-ignore */ entry) as Promise<{ start: () => Promise<App> }>).then(async ({ start }) => {
    const started = await start();
    ready = true;
    for (const again of waiting.splice(0)) again();
    return started;
  });
  app.catch((error: unknown) => {
    // The page stays readable and its links work; the next sign of intent tries again.
    console.error('The app could not be loaded.', error);
    app = undefined;
  });
  return app;
}

const wanted = (): void => void load().catch(() => undefined);
for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin', 'input']) addEventListener(sign, wanted, { once: true, passive: true, capture: true });
// Browsers report a pointer that rests where the page appeared as a move without distance.
const moved = ({ movementX, movementY }: PointerEvent): void => {
  if (movementX === 0 && movementY === 0) return;
  removeEventListener('pointermove', moved);
  wanted();
};
addEventListener('pointermove', moved, { passive: true });
const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wanted(), { rootMargin: '200px' });
for (const live of document.querySelectorAll('main [data-live]')) near.observe(live);
if (page.dataset.now !== undefined) wanted();

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('main button:not([data-newsletter] *)');
    if (ready || !button) return;
    // Whichever of its listeners exist by now: it happens once, when all do.
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(() => button.click());
    wanted();
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.newsletter !== undefined) {
      event.preventDefault();
      const field = form.elements.namedItem('email') as HTMLInputElement;
      const status = form.querySelector('[data-failed]');
      if (status) status.textContent = '';
      load()
        .then((started) => started.handOver(field.value))
        .then(
          () => form.reset(),
          () => {
            if (status) status.textContent = status.getAttribute('data-failed');
          },
        );
    } else if (!ready && form.closest('main')) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event;
      waiting.push(() => form.requestSubmit(submitter));
      wanted();
    }
  },
  true,
);

export {};
