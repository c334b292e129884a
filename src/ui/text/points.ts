import type { CSSObject } from '@mui/material/styles';

/** Styles of a line of facts with points between them: it wraps, and a point where a line begins is cut off. */
export const cutOff = { position: 'relative', overflow: 'clip' } as const;

/**
 * The point before a fact, in the middle of the space of 1 rem between two. Where browsers can be told so, it is not
 * read aloud.
 */
export const pointBefore: CSSObject = {
  content: ['"·"', '"·"/""'],
  position: 'absolute',
  marginInlineStart: '-.625rem',
};
