/** Text as HTML that shows exactly this text, in an attribute, too. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What an attribute says that React wrote. */
export const unescape = (written: string): string =>
  written.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => SIGNS[name] ?? '');
