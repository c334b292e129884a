// Characters that nobody sees, as parts of classes in expressions.

/** Control characters but tabs and ends of lines, which texts are written with. */
export const CONTROLS = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';

/** What begins another line or column: in a text of several lines it belongs there. */
export const LAYOUT = '\\t\\n\\r';

/** Ends of lines and paragraphs that keyboards do not have, and terminals do not know. */
export const SEPARATORS = '\\u2028\\u2029';

/** What turns the words around it. */
export const DIRECTION = '\\u202a-\\u202e\\u2066-\\u2069';

/** What of it only says how words stand beside others, and leaves the letters in their order. */
export const EMBEDDING = '\\u202a-\\u202c\\u2066-\\u2069';

/**
 * Halves of a character without their other one, which cannot be written to a file: for expressions with the flag "u".
 */
export const HALVES = '\\p{Surrogate}';

/** What Unicode keeps free for programs (https://www.unicode.org/faq/private_use.html#noncharacters). */
export const NONCHARACTERS = '\\ufdd0-\\ufdef\\ufffe\\uffff';

/** What files of some editors begin with, and what is left of it where these are put together. */
export const BYTE_ORDER_MARK = '\\ufeff';
