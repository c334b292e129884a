import * as ids from '../model/rendering/ids.ts';
import type { HydrationData } from '../model/rendering/live.ts';

/**
 * The path of the page that stands in the document. This is read as soon as there is code: no other can be shown yet.
 */
export const writtenPath = location.pathname;

/** The page that is shown in place of the one that was written. */
let shown: { document: Document; path: string } | undefined;

/** Notes the page that is shown from now on. */
export function noteShown(document: Document, path: string): void {
  shown = { document, path };
}

/** The path of the page that is shown. */
export const shownPath = (): string => shown?.path ?? writtenPath;

/** The element in which a document says of itself what the code has to know; other documents have none. */
const pageElement = (of: Document): HTMLElement | null => of.getElementById(ids.page);
const told = (of = document): DOMStringMap => pageElement(of)?.dataset ?? {};

/** The site's folder on its host: empty, or like `/site`. */
export const basePath = (): string => told().base ?? '';

/** The build of the code that a document asks for: its address. */
export const buildOfCode = (of?: Document): string => told(of).app ?? '';

/** Whether a document answers for an address that has no page. */
export const isNotFound = (of?: Document): boolean => told(of).notFound !== undefined;

/** The addresses whose pages answer for all unknown ones below them. The document for unknown addresses lists them. */
export const fallbacks = (): string[] => (told().fallbacks ?? '').split(' ').filter(Boolean);

/** What the policy of a document allows that those of other pages may not, each as "directive source". */
export const allowedSources = (of?: Document): string[] => (told(of).sources ?? '').split(',').filter(Boolean);

/** What the page that is shown brings for its live parts. */
export const hydrationData = (): HydrationData =>
  JSON.parse(pageElement(shown?.document ?? document)?.textContent || '{}') as HydrationData;
