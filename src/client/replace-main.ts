import * as ids from '../model/rendering/ids.ts';
import { unmountParts } from './part-roots.ts';

/**
 * Replaces the main element, and unmounts its live parts.
 * @param main the new one, by default an empty one
 */
export function replaceMain(main?: HTMLElement): HTMLElement {
  const before = document.getElementById(ids.main) as HTMLElement;
  const after = main ?? (before.cloneNode() as HTMLElement);
  before.replaceWith(after);
  unmountParts();
  return after;
}
