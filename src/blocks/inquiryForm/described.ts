/** The id of what helps to fill in a field. */
export const hintIdOf = (id: string): string => `${id}-hint`;

/** The id of what is said to be wrong with a field. */
export const errorIdOf = (id: string): string => `${id}-fault`;

/** How the element of a field refers to both, as far as they are there. */
export const described = (id: string, hint: string | undefined, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && hintIdOf(id), error && errorIdOf(id)].filter(Boolean).join(' ') || undefined,
});
