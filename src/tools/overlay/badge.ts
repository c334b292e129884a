import { element } from '../../dom/element.ts';
import { keepInFreeCorner } from './free-corner.ts';
import { summaryOf, type ShownDiagnostic } from '../../model/diagnostics/reported.ts';
import { isError } from '../../model/diagnostics/diagnostic.ts';

const HIDDEN = 'pagewright:warnings-hidden';

/** A small sign in a corner of the window that says how many diagnostics there are, while no dialog does. */
interface Badge {
  element: HTMLElement;
  /** Follows the page from here on. */
  connect: (host: HTMLElement) => void;
  show: (diagnostics: ShownDiagnostic[], dialog: { isOpen: boolean }) => void;
}

/** A badge with a button that opens what it counts, and one that hides warnings until the tab is closed. */
export function createBadge(onOpen: () => void): Badge {
  const open = element('button', { type: 'button', class: 'open', 'aria-haspopup': 'dialog' });
  const dismiss = element(
    'button',
    { type: 'button', class: 'dismiss', 'aria-label': 'Hide warnings until this tab is closed' },
    '✕',
  );
  const badge = element('div', { class: 'badge tone-dark', 'data-corner': 'bottom-left', hidden: '' }, open, dismiss);
  let lookForCorner: () => void = () => undefined;
  open.addEventListener('click', onOpen);
  dismiss.addEventListener('click', () => {
    sessionStorage.setItem(HIDDEN, 'yes');
    badge.hidden = true;
  });
  return {
    element: badge,
    connect: (host) => {
      lookForCorner = keepInFreeCorner(host, badge);
    },
    show: (diagnostics, dialog) => {
      const hasErrors = diagnostics.some(isError);
      open.textContent = summaryOf(diagnostics);
      badge.classList.toggle('error', hasErrors);
      badge.classList.toggle('warning', !hasErrors);
      dismiss.hidden = hasErrors;
      const isHidden = !hasErrors && sessionStorage.getItem(HIDDEN) !== null;
      badge.hidden = diagnostics.length === 0 || isHidden || dialog.isOpen;
      lookForCorner();
    },
  };
}
