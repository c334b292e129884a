import type { CSSObject } from '@mui/material/styles';

/** The icon of a card stands beside its words. */
export const iconBeside = (padding: string): CSSObject => ({
  '&:has(> span)': { paddingInlineStart: `calc(${padding} + 60px)` },
  '& > span': { position: 'absolute', insetInlineStart: padding },
});

/** A list of cards on phones, so that less has to be passed. */
export const phoneCards: CSSObject = {
  gap: '.75rem',
  '& article': { gap: '.5rem', padding: '1.25rem', ...iconBeside('1.25rem') },
};
