import { styled, type CSSObject } from '@mui/material/styles';
import type { PageCard, Tone } from '../../model/page/types.ts';
import { DOWN_SM } from '../../theme/breakpoints.ts';
import { Grid } from '../lists/Grid.tsx';

/** The icon of a card stands beside its words. */
export const iconBeside = (padding: string, icon = 'span'): CSSObject => ({
  [`&:has(> ${icon})`]: { paddingInlineStart: `calc(${padding} + 60px)` },
  [`& > ${icon}`]: { position: 'absolute', insetInlineStart: padding },
});

/**
 * A short list of cards on phones, so that less has to be passed.
 * @param icon which icons stand beside the words
 */
export const phoneCards = (icon: string): CSSObject => ({
  gap: '.75rem',
  '& article': {
    '--inset': '1.25rem',
    gap: '.5rem',
    padding: '1.25rem var(--inset)',
    ...iconBeside('var(--inset)', icon),
  },
});

const line: CSSObject = { borderWidth: '0 0 1px', borderRadius: 0, background: 'none' };

/** What is a box elsewhere is a row on phones: a long way past boxes is a short way past lines. */
export const phoneRow: CSSObject = { '--inset': '0px', paddingTop: '.5rem', ...line };

/** The tones on which a card stands out from its list: on phones, too, it keeps its box. */
const APART: readonly Tone[] = ['dark', 'accent'];

/** Cards that stand on one of these. */
export const CARDS_APART = APART.map((tone) => `.tone-${tone}`).join();

/** Whether cards are so many, and so alike, that they are rows on phones. One with a picture or a ground of its own is none. */
export const areRows = (cards: Pick<PageCard, 'icon' | 'image' | 'tone'>[]): boolean =>
  cards.length > 3 && cards.every(({ icon, image, tone = 'default' }) => icon && !image && !APART.includes(tone));

/** A long list of cards on phones. */
const phoneRows: CSSObject = {
  gridTemplateColumns: '100%',
  gap: '.75rem',
  '& article': { gap: '.5rem', padding: '.5rem 0 1.25rem', ...line, ...iconBeside('0px') },
};

/** A list of cards two and two, for `OnPhones`: their words stand close, without boxes, unless on a ground of their own. */
const phonePairs: CSSObject = {
  [`& article:not(${CARDS_APART})`]: { overflow: 'visible', padding: 0, border: 0, background: 'none' },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1/-1' },
};

/** A grid of so many cards that they are rows on phones. */
export const ManyCards = styled(Grid)({ [DOWN_SM]: phoneRows });

/** A grid of cards that stand in pairs on phones. */
export const PairedCards = styled(Grid)({ [DOWN_SM]: phonePairs });
