import * as ids from '../../../model/rendering/ids.ts';

// What a document is written with, and what its parts are found by again: a build takes the blocks of pages that stay as
// they are out of the documents of the build before.

/** Where what is seen begins: the drawings of its icons come first, then the header. */
export const BODY_START = '</head><body>';

/** Where the drawings of icons end; nothing that stands before them has a drawing. */
export const SPRITE_END = '</svg>';

export const MAIN_START = `<main id="${ids.main}" tabindex="-1">`;
export const MAIN_END = '</main>';

/** The tag of what the code has to know of a page, before the attributes that differ by page. */
export const PAGE_DATA_START = `<script type="application/json" id="${ids.page}"`;
