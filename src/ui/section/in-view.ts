import type { CSSObject } from '@mui/material/styles';

/**
 * Stays in view beside a long content. In a window that is lower than 37rem, as with large letters, it goes further up,
 * so that its end can be seen.
 */
export const inView: CSSObject = { position: 'sticky', top: 'min(7rem,100vh - 30rem)', alignSelf: 'start' };
