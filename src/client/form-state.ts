const STATES = ['selectedIndex', 'checked', 'value'] as const;
type Control = HTMLElement & { name: string } & Record<(typeof STATES)[number], unknown> &
  Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'> &
  Partial<Pick<HTMLInputElement, 'setSelectionRange'>>;

/** The controls in an element, each under a key that is the same after another render. */
function controlsIn(place: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of place.querySelectorAll<Control>('[name]:not([type=file]),button,a[href],summary')) {
    let key = control.name || control.getAttribute('href') || control.className;
    while (controls.has(key)) key += ' ';
    controls.set(key, control);
  }
  return controls;
}

/**
 * Captures the state of controls: where an extension or a translation has changed the HTML, hydration fails, and React
 * renders a part again. What was typed, checked, selected and pressed is kept, and so is the focus.
 * @returns restores it in new controls, given the element that had the focus, and the element that has replaced `place`
 */
export function captureFormState(place: HTMLElement): (focused: Element | null, drawn?: HTMLElement) => void {
  const before = controlsIn(place);
  return (focused, drawn = place) => {
    for (const [key, control] of controlsIn(drawn)) {
      const old = before.get(key);
      if (!old || old.isConnected) continue;
      // The selected option by its index, since a translation has changed its text.
      for (const state of STATES) control[state] ||= old[state];
      if (old === focused) {
        control.focus({ preventScroll: true });
        // Fields for e-mail addresses have no selection.
        if (old.selectionEnd !== null) control.setSelectionRange?.(old.selectionStart, old.selectionEnd);
      }
      if (old.ariaBusy) control.click();
    }
  };
}
