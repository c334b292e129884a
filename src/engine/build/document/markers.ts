import * as ids from '../../../model/rendering/ids.ts';

// Markers that documents are written with, and by which their parts are found again: a build takes unchanged blocks out
// of the documents of the last one.

/** The start of the body: the icon sprite comes first, then the header. */
export const BODY_START = '</head><body>';

/** The end of the icon sprite, which is the first SVG of a document. */
export const SPRITE_END = '</svg>';

/** The start of what stands between header and footer. */
export const MAIN_START = `<main id="${ids.main}" tabindex="-1">`;
/** Its end. */
export const MAIN_END = '</main>';

/** The start of the element with page facts and hydration data, before its attributes. */
export const PAGE_DATA_START = `<script type="application/json" id="${ids.page}"`;
