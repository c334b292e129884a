import { EDITOR } from '../../model/dev-protocol.ts';
import type { ShownDiagnostic } from '../../model/diagnostics/reported.ts';

/** Where a diagnostic is, as editors understand it: `pages/about.json:12:8`. */
export const placeOf = ({ file, line, column }: ShownDiagnostic): string => `${file}:${line}:${column}`;

/** Asks the dev server to open the place in the author's editor. Returns what came of it, in words. */
export async function openInEditor(diagnostic: ShownDiagnostic): Promise<string> {
  const place = placeOf(diagnostic);
  try {
    const answer = await fetch(`${EDITOR}?file=${encodeURIComponent(place)}`);
    if (answer.ok) return `Opened ${place} in your editor.`;
    return `${await answer.text()} ${await copy(place)}`;
  } catch {
    return `"npm start" does not answer, so the editor could not be opened. ${await copy(place)}`;
  }
}

async function copy(place: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(place);
    return `The place is copied: ${place}`;
  } catch {
    return `The place is ${place}`;
  }
}
