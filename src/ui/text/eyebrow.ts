/** Styles of the words above a heading. */
export const eyebrowStyles = { color: 'var(--data)', fontSize: '.9375rem', fontWeight: 600 };
