/** Styles of a line with a telephone number that dials. */
export const phoneLine = {
  color: 'var(--ink-soft)',
  '& a': {
    display: 'inline-block',
    // 44 px high on one line, and no more than the lines are on several.
    paddingBlock: 'calc(22px - .8em)',
    fontWeight: 600,
    color: 'var(--ink)',
    textUnderlineOffset: '.25em',
    fontVariantNumeric: 'tabular-nums',
  },
};
