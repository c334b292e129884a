/**
 * Shows how it stands with what was pressed: it is being worked on, it failed (the markup of its form has the words),
 * or neither.
 */
export function show(button: HTMLButtonElement, state?: 'busy' | 'failed'): void {
  const { form } = button;
  button.ariaBusy = state === 'busy' ? 'true' : null;
  if (form?.toggleAttribute('data-failed', state === 'failed'))
    form.querySelector('.when-failed')?.scrollIntoView({ block: 'nearest' });
}
