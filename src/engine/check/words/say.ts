/** A message, and a hint that may be empty. */
export type Words = [message: string, hint?: string];
type Say<A> = (args: A, where: string) => Words;

/** A mistake: the site is not built while it stands. */
export const error = <A>(say: Say<A>) => ({ severity: 'error' as const, say });
/** Something that could be better; it never stops a build unless a site asks for that. */
export const warning = <A>(say: Say<A>) => ({ severity: 'warning' as const, say });

/** Begins a sentence with a place. Names of fields stay as they are typed: `"seo.title"`. */
export const Where = (where: string): string => {
  if (where === '') return 'This file';
  const names = where.split(' › ');
  return names.every((name) => /^[\w$]+$/.test(name)) ? `"${names.join('.')}"` : where.charAt(0).toUpperCase() + where.slice(1);
};
export const didYouMean = (near: string | undefined, otherwise = ''): string => (near === undefined ? otherwise : `Did you mean "${near}"?`);
export const listed = (names: string[]): string => names.map((name) => `"${name}"`).join(', ');
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
/** A hint about something that the repair command does by itself, without any doubt. */
export const orFix = (hint: string): string => `${hint} "npm run fix" does it for you.`;
