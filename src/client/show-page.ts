import * as ids from '../model/rendering/ids.ts';
import { updateShell } from './update-shell.ts';
import { setShownPage } from './current-page.ts';
import { applyHead } from './apply-head.ts';
import { type PageDocument, WRITTEN_STYLE } from './page-document.ts';
import { replaceStyle } from './replace-style.ts';
import { applyStyleSheets, styleSheetsOf } from './style-sheets.ts';
import { replaceMain } from './replace-main.ts';
import { markScrolledElements } from './scroll-restoration.ts';

/** Has the live parts of a page hydrated at a sign of intent. */
export type HydrateOnIntent = (main: HTMLElement) => void;

/** Shows a page in place of the current one, without a page load. */
export function showPage({ document: fresh, css, path }: PageDocument, hydrateOnIntent: HydrateOnIntent): void {
  // A copy, since the fetched document is cached for when the visitor comes back.
  const main = document.importNode(fresh.getElementById(ids.main) as HTMLElement, true);
  for (const element of main.querySelectorAll<HTMLElement>(`[${WRITTEN_STYLE}]`)) {
    element.style.cssText = element.getAttribute(WRITTEN_STYLE) ?? '';
    element.removeAttribute(WRITTEN_STYLE);
  }
  applyHead(fresh);
  addDrawings(fresh);
  applyStyleSheets(styleSheetsOf(fresh));
  replaceStyle(css);
  updateShell(fresh);
  replaceMain(main);
  setShownPage(fresh, path);
  markScrolledElements(main, path);
  hydrateOnIntent(main);
}

/** Adds the icons of a page that the sprite does not have yet. */
function addDrawings(fresh: Document): void {
  const sprite = document.getElementById(ids.icons);
  for (const drawing of fresh.querySelectorAll(`#${ids.icons}>*`))
    if (!document.getElementById(drawing.id)) sprite?.append(document.importNode(drawing, true));
}
