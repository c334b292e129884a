import * as ids from '../model/rendering/ids.ts';
import type { PageLife } from '../model/rendering/live.ts';

/** The path of the page that stands in the document. This is read as soon as there is code: no other can be shown yet. */
export const writtenPath = location.pathname;

/** The element in which the document says of itself what the code has to know. */
const pageElement = (): HTMLElement => document.getElementById(ids.page) as HTMLElement;

/** The site's folder on its host: empty, or like `/site`. */
export const basePath = (): string => pageElement().dataset.base ?? '';

/** The build of the code that the document asks for: its address. */
export const buildOfCode = (): string => pageElement().dataset.app ?? '';

/** Whether the document answers for an address that has no page. */
export const isNotFound = (): boolean => pageElement().dataset.notFound !== undefined;

/** The addresses whose pages answer for all unknown ones below them. The document for unknown addresses lists them. */
export const fallbacks = (): string[] => (pageElement().dataset.fallbacks ?? '').split(' ').filter(Boolean);

/** What the document's policy allows that those of other pages may not, each as "directive source". */
export const allowedSources = (): string[] => (pageElement().dataset.sources ?? '').split(',');

/** What the document brings for its live parts. */
export const pageLife = (): PageLife => JSON.parse(pageElement().textContent || '{}') as PageLife;
