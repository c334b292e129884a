import * as ids from '../model/rendering/ids.ts';
import { type Code, failed, load } from './code.ts';

/**
 * Shows how it stands with what was pressed: it is being worked on, it failed (the markup of its form has the words,
 * the page those for everything else), or neither.
 */
export function show(button: HTMLButtonElement, state?: 'busy' | 'failed'): void {
  const { form } = button;
  button.ariaBusy = state === 'busy' ? 'true' : null;
  if (form?.toggleAttribute('data-failed', state === 'failed'))
    form.querySelector('.when-failed')?.scrollIntoView({ block: 'nearest' });
  else if (state === 'failed') document.getElementById(ids.notLoaded)?.showPopover();
}

/** Has the code do what a button was pressed for, in place of what the browser would do, and shows how it stands. */
export function press(event: Event, button: HTMLButtonElement, act: (code: Code) => Promise<void>): void {
  event.preventDefault();
  show(button, 'busy');
  load()
    .then(act)
    .then(
      () => show(button),
      (error: unknown) => {
        failed(error);
        show(button, 'failed');
      },
    );
}
