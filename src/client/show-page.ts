import * as ids from '../model/rendering/ids.ts';
import { updateShell } from './update-shell.ts';
import { noteShown } from './document.ts';
import { applyHead } from './head.ts';
import { type PageDocument, WRITTEN_STYLE } from './page-document.ts';
import { replaceStyle } from './replace-style.ts';
import { applyStyleSheets, styleSheetsOf } from './style-sheets.ts';
import { replaceMain } from './replace-main.ts';
import { nameAgain } from './scrolled-parts.ts';

/** Listens to a page for what is to bring its parts to life. */
export type BringToLife = (main: HTMLElement) => void;

/** Shows a page in place of the one that is shown: as a load of it would, without one. */
export function showPage({ document: fresh, css, path }: PageDocument, bringToLife: BringToLife): void {
  // What was fetched stays as it is: somebody may come back to it.
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
  noteShown(fresh, path);
  nameAgain(main, path);
  bringToLife(main);
}

/** Adds the drawings that a page needs and the document's sprite does not have yet. */
function addDrawings(fresh: Document): void {
  const sprite = document.getElementById(ids.icons);
  for (const drawing of fresh.querySelectorAll(`#${ids.icons}>*`))
    if (!document.getElementById(drawing.id)) sprite?.append(document.importNode(drawing, true));
}
