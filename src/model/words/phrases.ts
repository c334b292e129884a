/** Words with a capital at their beginning. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Begins a sentence with a place. Names of fields stay as they are typed: `"seo.title"`. */
export function startWith(place: string): string {
  if (place === '') return 'This file';
  const names = place.split(' › ');
  const areFields = names.every((name) => /^[\w$]+$/.test(name));
  return areFields ? `"${names.join('.')}"` : capitalized(place);
}

/** The question after a suggestion; `otherwise` where there is none. */
export const didYouMean = (suggestion: string | undefined, otherwise = ''): string =>
  suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`;

/** Names in quotes, with commas. */
export const listed = (names: string[]): string => names.map((name) => `"${name}"`).join(', ');

/** What words can have in them unseen, so that two that differ look alike. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** A value as it is typed, cut where it is long. */
export function shown(value: unknown): string {
  const text = (JSON.stringify(value) ?? '').replace(
    UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (text.length <= 60) return text;
  return typeof value === 'string' ? `${text.slice(0, 57)}…"` : `${text.slice(0, 57)}…`;
}
