import { ids } from '../model/addresses/ids.ts';
import type { PageLife } from '../model/rendering/live.ts';

/** The path of the page that stands in the document. This is read as soon as there is code: no other can be shown yet. */
export const writtenPath = location.pathname;

/** What the document says of itself, for the code. */
const facts = (): HTMLElement => document.getElementById(ids.page) as HTMLElement;

/** The site's folder on its host: empty, or like `/site`. */
export const basePath = (): string => facts().dataset.base ?? '';

/** The build of the code that the document asks for: its address. */
export const buildOfCode = (): string => facts().dataset.app ?? '';

/** Whether the document answers for an address that has no page. */
export const isNotFound = (): boolean => facts().dataset.notFound !== undefined;

/** The addresses whose pages answer for all unknown ones below them. The document for unknown addresses lists them. */
export const fallbacks = (): string[] => (facts().dataset.fallbacks ?? '').split(' ').filter(Boolean);

/** The sites whose frames the document's policy allows. */
export const allowedFrames = (): string[] => (facts().dataset.frames ?? '').split(' ').filter(Boolean);

/** What the document brings for its live parts. */
export const pageLife = (): PageLife => JSON.parse(facts().textContent || '{}') as PageLife;
