/** What would be read as Markdown anywhere in a line. */
const SIGNS = /[\\`*_[\]<>|~]|&(?=#?\w+;)/g;

/** Text as Markdown that shows exactly this text, as a part of a line. */
export const escapeMarkdown = (text: string): string => text.replace(/\s+/g, ' ').replace(SIGNS, '\\$&');

/** What would begin a heading, a list or a line across the page. */
const BEGINNING = /^(?=#{1,6}(?:\s|$)|[-+=])|^(\d+)(?=[.)](?:\s|$))/;

/** A line that begins as text does. */
export const startOfLine = (text: string): string => text.replace(BEGINNING, '$1\\');

/** Text as a line of its own. */
export const markdownLine = (text: string): string => startOfLine(escapeMarkdown(text.trim()));
