import type { CSSObject } from '@mui/material/styles';

/** A telephone number or a mail address on a line of its own, as high as a finger needs it. */
export const contactLink: CSSObject = {
  display: 'block',
  width: 'fit-content',
  paddingBlock: '.5625rem',
  color: 'var(--action)',
  fontWeight: 600,
  textUnderlineOffset: '.2em',
  fontVariantNumeric: 'tabular-nums',
};
