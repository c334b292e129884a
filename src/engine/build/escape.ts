/** Text as HTML that shows exactly this text, in an attribute, too. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
