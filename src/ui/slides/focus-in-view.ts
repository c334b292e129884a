/**
 * For a row that scrolls sideways: what the keyboard comes to in it is brought into view as a whole. Browsers by
 * themselves leave alone what is in view in part.
 */
export const focusInView = {
  '&:has(:focus-visible)': { scrollSnapType: 'x mandatory' },
  '& :focus-visible': { scrollSnapAlign: 'center' },
} as const;
