import { element } from '../../dom/element.ts';
import { inCodeOrder } from './in-code-order.ts';
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
    element('p', { class: 'message' }, inCodeOrder(message)),
    ...(place === '' ? [] : [element('p', { class: 'in' }, inCodeOrder(place))]),
    ...(frame === '' ? [] : [frameOf(frame, placeOf(diagnostic))]),
    ...(hint === '' ? [] : [element('p', { class: 'hint' }, inCodeOrder(hint))]),
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
  const [, line = '', signs = ''] = /^(.*?)(\^*)$/s.exec(frame) ?? [];
  const carets = element('span', { class: 'carets', 'aria-hidden': 'true' }, signs);
  const label = `The line at ${place}`;
  const excerpt = element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, inCodeOrder(line), carets);
  new ResizeObserver(() => scrollTo(carets, excerpt)).observe(excerpt);
  return excerpt;
}

/** What stands beside the carets at least, in pixels. */
const BESIDE = 24;

/** Brings the carets into view: an excerpt is as wide as a terminal, and a window may be narrower. */
function scrollTo(carets: HTMLElement, excerpt: HTMLElement): void {
  const [place, box] = [carets.getBoundingClientRect(), excerpt.getBoundingClientRect()];
  const beyond = place.right + BESIDE - box.right;
  if (beyond > 0) excerpt.scrollLeft += Math.min(beyond, place.left - BESIDE - box.left);
}
