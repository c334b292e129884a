/** Text as HTML that shows exactly this text, in an attribute, too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

// oxlint-disable-next-line no-control-regex
const NOT_IN_XML = /[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** The same for XML, which cannot have some characters in any form: these are left out. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_IN_XML, ''));

/** An address as one word of a file of lines: what would end it is encoded. */
export const oneLine = (address: string): string => address.replace(/\s/g, encodeURIComponent);

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What an attribute says that React wrote. */
export const unescapeHtml = (written: string): string =>
  written.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => SIGNS[name] ?? '');

/** JSON that is harmless inside a script element, whatever texts it holds. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
