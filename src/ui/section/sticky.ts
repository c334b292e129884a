import type { CSSObject } from '@mui/material/styles';

/**
 * Stays in view beside long content. In a window that is lower than 37rem, as with large letters, it sticks further up, so
 * that its end can be seen.
 */
export const sticky: CSSObject = { position: 'sticky', top: 'min(7rem,100vh - 30rem)', alignSelf: 'start' };
