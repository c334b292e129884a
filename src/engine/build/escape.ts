/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

// oxlint-disable-next-line no-control-regex
const NOT_IN_XML = /[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Escapes text for XML. Characters that XML cannot contain are left out. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_IN_XML, ''));

/** An address without whitespace, for files with one rule a line. */
export const oneLine = (address: string): string => address.replace(/\s/g, encodeURIComponent);

/** JSON that can stand in a script element, whatever its texts. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
