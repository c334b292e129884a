import { styled, type CSSObject } from '@mui/material/styles';
import { shade } from '../theme/tokens.ts';
import { corner } from '../theme/shape.ts';
import { MAX_BAR_WIDTH } from './bar-room.ts';

const BAR: CSSObject = {
  position: 'fixed',
  zIndex: 20,
  inset: '0 0 auto',
  // Transparent over the hero; dark once scrolled, while a menu is open, and without scripts to tell.
  '&&': { background: 'none', transition: 'background-color .18s,box-shadow .18s' },
  '&&[data-scrolled],&&:has(:popover-open)': {
    background: 'var(--ground)',
    boxShadow: `0 1px 0 var(--line),0 12px 32px -12px ${shade('.5')}`,
  },
  '@media(scripting:none)': { '&&': { background: 'var(--ground)' } },
  '& .row': {
    display: 'flex',
    alignItems: 'center',
    gap: 'min(1.5rem,2vw)',
    // In rem as well: where letters are enlarged, a bar of pixels would be too narrow for the menu that it is given.
    maxWidth: `${MAX_BAR_WIDTH}rem`,
    minHeight: '4.75rem',
    // Words of the menu are no narrower than they are long.
    overflowWrap: 'break-word',
    marginInline: 'auto',
    paddingInline: 'clamp(20px,4vw,24px)',
  },
  // What has come of it would move when the rest comes.
  '& .row:not(:has(.toggle))': { visibility: 'hidden' },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    marginInlineEnd: 'auto',
    fontWeight: 600,
    fontSize: 'min(1.3125rem,5.5vw)',
    letterSpacing: '-.02em',
    textDecoration: 'none',
  },
  // One long word would push the buttons out of a narrow window; beside many entries it would be a column of letters.
  '& .long': {
    overflowWrap: 'anywhere',
    minWidth: 'min(12rem,30%)',
    fontSize: 'min(1.3125rem,4.25vw)',
    lineHeight: 1.2,
  },
  // A picture that may shrink counts as none where room is shared out, and the name would reach into the menu.
  '& .brand img': { minWidth: 32, width: 32, height: 32 },
  '& .brand .broad': { width: 'auto', maxWidth: 'min(8rem,13vw)', objectFit: 'contain' },
  '& .desktop': { display: 'none' },
  '& .top': {
    display: 'flex',
    alignItems: 'center',
    gap: '.375rem',
    minHeight: 44,
    padding: '.5rem .75rem',
    border: 0,
    borderRadius: corner.small,
    background: 'none',
    font: 'inherit',
    fontSize: '1rem',
    fontWeight: 500,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .top:hover,& .top[aria-expanded=true]': { background: 'color-mix(in srgb,var(--ink) 10%,transparent)' },
  '& .top[aria-current]': {
    textDecoration: 'underline',
    textDecorationColor: 'var(--action)',
    textDecorationThickness: 2,
    textUnderlineOffset: '.45em',
  },
  '& .top .icon': { width: 16, height: 16, strokeWidth: 2.25, transition: 'transform .18s' },
  '& .top[aria-expanded=true] .icon': { transform: 'rotate(180deg)' },
  '& .phone': {
    display: 'flex',
    alignItems: 'center',
    gap: '.625rem',
    minHeight: 44,
    padding: '6px min(1.125rem,3vw)',
    borderRadius: corner.control,
    background: 'var(--action)',
    color: 'var(--on-action)',
    fontWeight: 600,
    lineHeight: 1.15,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .phone:hover': { background: 'var(--action-strong)' },
  '& .phone small': { display: 'block', fontSize: '.8125rem', fontWeight: 500 },
  // Widths in rem of the bar: larger text has the small header sooner. (In @media a rem is the browser's, whatever the
  // page's text.)
  containerType: 'inline-size',
  '@container(max-width:30rem)': { '& .phone span': { display: 'none' } },
  // Menus come from the bar. Safari may leave what it places by a button at the beginning of an animation or a transition, and
  // so unseen: what moves is in there.
  '@keyframes unfold': { from: { opacity: 0, translate: '0 -6px' } },
  '& :popover-open > *': { animation: 'unfold .18s' },
};

/** The bar of every page; its menu of wide windows comes where there is room for it. */
export const Bar = styled('header', { shouldForwardProp: (name) => name !== 'menuFrom' })<{
  menuFrom: number | undefined;
}>(
  BAR,
  ({ menuFrom: from }) =>
    from && {
      [`@container(min-width:${from}rem)`]: {
        '& .desktop': { display: 'flex', flexWrap: 'wrap', gap: 2 },
        // A phone that is turned may have its menu open, which its button would no longer close.
        '& .toggle,& .row ~ *': { display: 'none' },
      },
    },
);

/** A button of the bar that shows nothing but a sign. */
export const Toggle = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  // The outer screens of phones that fold are 280 pixels wide.
  width: 'min(44px,14vw)',
  height: 44,
  padding: 0,
  border: '1px solid color-mix(in srgb,var(--ink) 30%,transparent)',
  borderRadius: corner.control,
  background: 'var(--ground)',
  cursor: 'pointer',
  '& .icon': { width: 22, height: 22 },
  '&[aria-expanded=true] .open,&[aria-expanded=false] .close': { display: 'none' },
});
