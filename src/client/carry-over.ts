const STATES = ['selectedIndex', 'checked', 'value'] as const;
type Control = HTMLElement & { name: string } & Record<(typeof STATES)[number], unknown> &
  Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'> &
  Partial<Pick<HTMLInputElement, 'setSelectionRange'>>;

/** What can be filled in, pressed or followed in a place, each under a name that it has however often that is drawn. */
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
 * Extensions put signs of their own into forms, and browsers translate pages: a part that React does not find as it was
 * written, it draws anew. What was typed, ticked, chosen and pressed goes along, and so does the focus.
 * @returns what is to be called once it is drawn, with the element that had the focus, and where another place was taken
 *   for it, that one
 */
export function carryOver(place: HTMLElement): (focused: Element | null, drawn?: HTMLElement) => void {
  const before = controlsIn(place);
  return (focused, drawn = place) => {
    for (const [key, control] of controlsIn(drawn)) {
      const old = before.get(key);
      if (!old || old.isConnected) continue;
      // A choice by its place, since a translation calls it something else.
      for (const state of STATES) control[state] ||= old[state];
      if (old === focused) {
        control.focus({ preventScroll: true });
        // Whoever writes in the middle of a text goes on there. Fields for addresses do not tell where that is.
        if (old.selectionEnd !== null) control.setSelectionRange?.(old.selectionStart, old.selectionEnd);
      }
      if (old.ariaBusy) control.click();
    }
  };
}
