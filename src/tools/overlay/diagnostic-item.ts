import { element } from './element.ts';
import { openInEditor, placeOf } from './open-in-editor.ts';
import type { ShownDiagnostic } from '../../model/diagnostics/reported.ts';

/** One diagnostic as an entry of the list. A click anywhere on it, or Enter on its place, opens the editor there. */
export function diagnosticItem(diagnostic: ShownDiagnostic): HTMLLIElement {
  const { severity, code, message, place, frame, hint } = diagnostic;
  const opener = element(
    'button',
    { type: 'button', class: 'place' },
    placeOf(diagnostic),
    element('span', { class: 'hidden' }, ', open in your editor'),
  );
  const outcome = element('p', { class: 'outcome', role: 'status' });
  const item = element(
    'li',
    { class: `problem ${severity}` },
    element(
      'p',
      { class: 'where' },
      element('span', { class: 'severity' }, severity),
      opener,
      element('span', { class: 'code' }, code),
    ),
    element('p', { class: 'message' }, message),
    ...(place === '' ? [] : [element('p', { class: 'in' }, place)]),
    ...(frame === '' ? [] : [frameOf(frame, placeOf(diagnostic))]),
    ...(hint === '' ? [] : [element('p', { class: 'hint' }, hint)]),
    outcome,
  );
  item.addEventListener('click', async () => {
    // Words that are being selected are to be copied.
    if (getSelection()?.toString()) return;
    outcome.textContent = 'Opening your editor …';
    outcome.textContent = await openInEditor(diagnostic);
  });
  return item;
}

/** The author's line and the carets under it. It scrolls sideways, so it can be reached by keyboard. */
function frameOf(frame: string, place: string): HTMLPreElement {
  const [, line = '', carets = ''] = /^(.*?)(\^*)$/s.exec(frame) ?? [];
  return element(
    'pre',
    { tabindex: '0', role: 'group', 'aria-label': `The line at ${place}` },
    line,
    element('span', { class: 'carets', 'aria-hidden': 'true' }, carets),
  );
}
