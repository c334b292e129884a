import * as ids from '../model/rendering/ids.ts';
import { endParts } from './living-parts.ts';

/**
 * Puts a page in place of the one that is shown, and ends what lives in that.
 * @param main the page; an empty one where there is none yet
 */
export function replaceMain(main?: HTMLElement): HTMLElement {
  const before = document.getElementById(ids.main) as HTMLElement;
  const after = main ?? (before.cloneNode() as HTMLElement);
  before.replaceWith(after);
  endParts();
  return after;
}
