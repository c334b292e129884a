/** Styles of a line with a telephone number that dials. */
export const phoneLine = {
  color: 'var(--ink-soft)',
  '& a': {
    display: 'inline-block',
    minHeight: 44,
    lineHeight: '44px',
    fontWeight: 600,
    color: 'var(--ink)',
    textUnderlineOffset: '.25em',
    fontVariantNumeric: 'tabular-nums',
  },
};
