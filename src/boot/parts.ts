import { DRAFT } from '../model/forms/draft-key.ts';
import { failed, isResting, load } from './code.ts';
import { onPointer } from './pointer.ts';
import { show } from './pressed.ts';

/** The live parts of the page that is shown: a sign of intent in a block brings what lives there to life. */
let parts: HTMLElement[] = [];
const waking = new WeakSet<Element>();
const alive = new WeakSet<Element>();
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
        waiting = waiting.filter((button) => {
          if (!part.contains(button)) return true;
          show(button);
          return button.click();
        });
      },
      (error: unknown) => {
        waking.delete(part);
        failed(error);
        // A form says so in place and is sent once it lives after all; what else was pressed is forgotten.
        waiting = waiting.filter((button) => {
          if (!part.contains(button)) return true;
          show(button, 'failed');
          return button.form;
        });
      },
    );
}

const wanted = ({ target }: Event): void => {
  if (isResting()) return;
  const block = (target as Element).closest('main>*');
  for (const part of parts) if (block?.contains(part) || waiting.some((button) => part.contains(button))) wake(part);
};

/**
 * Holds what was pressed until its part lives, where it is pressed again: so it happens once, whichever of the part's
 * listeners exist by now. A form is sent once, however often it was pressed.
 */
function wait(event: Event, button: HTMLButtonElement | null): void {
  const part = button && partOf(button);
  if (!part || alive.has(part)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  show(button, 'busy');
  if (!button.form || !waiting.includes(button)) waiting.push(button);
  // A visitor who leaves now would take the message for sent: the browser asks first.
  onbeforeunload = () => waiting.find(({ form }) => form?.isConnected);
  wake(part);
}

// Parts that come to life at once: lists that the query of the address narrows, and forms of which this tab has a
// draft.
const isEarly: Record<string, () => unknown> = {
  query: () => location.search,
  draft: () => Object.keys(sessionStorage).some((key) => key.startsWith(`${DRAFT}${location.pathname} `)),
};

/** Hydrates the live parts of a page at a sign of intent, until another page is shown. */
export function hydrateOnIntent(main: HTMLElement): void {
  parts = [...main.querySelectorAll<HTMLElement>('[data-live]')];
  waiting = [];
  for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin', 'input'])
    main.addEventListener(sign, wanted, { passive: true, capture: true });
  // Components of MUI that are pressed need not be buttons to browsers: chips, entries of lists.
  main.addEventListener(
    'click',
    (event) => wait(event, (event.target as Element).closest<HTMLButtonElement>('[role=button],button')),
    true,
  );
  main.addEventListener(
    'submit',
    (event) => wait(event, (event.target as Element).querySelector<HTMLButtonElement>('[type=submit]')),
    true,
  );
  main.addEventListener('input', ({ target }) => {
    // Nobody wants to send what they are changing after they were told that it has failed.
    const { form } = target as HTMLInputElement;
    if (form?.matches('[data-failed]')) waiting = waiting.filter((button) => button.form !== form);
  });
  for (const part of parts)
    try {
      if (isEarly[part.dataset.early ?? '']?.()) wake(part);
    } catch {
      // Without storage there is no draft.
    }
}

// Once the connection is back, what was pressed is tried again without another sign.
addEventListener('online', () => waiting.forEach((button) => wake(partOf(button) as HTMLElement)));
// A moving pointer is a sign of intent, too.
onPointer(wanted);
