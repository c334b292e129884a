import type { SnackbarOrigin } from 'notistack';
import { BELOW_WIDE } from '../../model/rendering/breakpoints.ts';
import type { ToastKind } from './index.ts';

/** Where lines begin: there the column beside the form is. */
const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** Below this width the form has no empty column beside it where toasts could stand. */
const isNarrow = (): boolean => matchMedia(`(max-width:${BELOW_WIDE}em)`).matches;

/**
 * Where a toast covers nothing of the form: beside it on wide windows. On narrow ones an error lies over the header,
 * since any field may be the one to correct, and thanks at the foot, below the button that was pressed.
 */
export const originOf = (kind: ToastKind): SnackbarOrigin => ({
  vertical: kind === 'error' && isNarrow() ? 'top' : 'bottom',
  horizontal: isRightToLeft() ? 'right' : 'left',
});

/**
 * Whether a message stays until it is closed, as errors do. Not where it lies over the header, which is needed: the form
 * says the same in its place.
 */
export const stays = (kind: ToastKind): boolean => kind === 'error' && !isNarrow();

/** Scrolls to the end of a form, with room for two thank-yous below it where they stand there. */
export function showFoot(foot: HTMLElement, kind: ToastKind): void {
  foot.style.scrollMarginBottom = kind === 'success' && isNarrow() ? '14rem' : '1rem';
  foot.scrollIntoView({ block: 'nearest' });
}
