import { serializeStyles, type CSSObject } from '@emotion/serialize';
import type { CSSObject as MuiCSSObject, ThemeOptions } from '@mui/material/styles';
import { corner, space } from './shape.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Free, below a line. */
    column: true;
    /** Free, title beside text, a hair line above. */
    row: true;
  }
}
declare module '@mui/material/styles' {
  interface TypographyVariants {
    more: MuiCSSObject;
  }
  interface TypographyVariantsOptions {
    more?: MuiCSSObject;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** A link that leads on. */
    more: true;
  }
}

/** A card with one link, `more`, is its target as a whole; links inside its texts lie above. */
const target: CSSObject = {
  '& .more::after': { content: '""', position: 'absolute', inset: 0 },
  '&:has(.more) :is(p,li) a': { position: 'relative', zIndex: 1 },
};

/** A style that is serialized here, not anew for each element. */
const css = (style: CSSObject) => serializeStyles([style]);

const free: CSSObject = { background: 'none' };

/** How the components of MUI look here: what another site's theme would say, and no component says by itself. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiTypography: { defaultProps: { variantMapping: { h1: 'h1' } } },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    // 1,200 px and space at its sides, and more where letters are enlarged: words would be broken in columns of pixels.
    styleOverrides: { root: css({ maxWidth: '78rem', paddingInline: 'clamp(20px,4vw,24px)' }) },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: css({
        fontSize: '.9375rem',
        '& a': {
          display: 'block',
          // Higher than its place, for fingers.
          paddingBlock: '.625rem',
          marginBlock: '-.375rem',
          color: 'var(--data)',
          textDecoration: 'none',
          fontWeight: 600,
        },
        '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
      }),
    },
  },
  MuiButton: {
    styleOverrides: {
      root: css({
        minHeight: 48,
        // With its padding it is as wide as MUI wants it.
        minWidth: 0,
        padding: '.7rem min(1.375rem,7vw)',
        borderRadius: corner.control,
        textAlign: 'center',
        textWrap: 'balance',
      }),
      outlined: css({
        color: 'var(--ink)',
        borderColor: 'color-mix(in srgb,var(--ink) 35%,transparent)',
        '&:hover': { borderColor: 'var(--ink)', background: 'none' },
      }),
    },
  },
  // Square to MUI: a card says its corners itself.
  MuiCard: {
    defaultProps: { variant: 'outlined', square: true },
    styleOverrides: {
      root: css({
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: '.875rem',
        '& p': { color: 'var(--ink-soft)' },
        ...target,
      }),
    },
    variants: [
      {
        props: { variant: 'outlined' },
        style: css({
          height: '100%',
          padding: space.card,
          borderRadius: corner.card,
          transition: 'border-color .18s',
          '& .more': { marginTop: 'auto', marginBottom: '-.625rem' },
          '&:has(.more):hover': { borderColor: 'var(--action)' },
        }),
      },
      {
        props: { variant: 'column' },
        style: css({
          ...free,
          gap: '.75rem',
          padding: '1.5rem 0 1rem',
          borderTop: '2px solid var(--ink-soft)',
          '& > .icon': { width: 28, height: 28, color: 'var(--data)' },
        }),
      },
      {
        props: { variant: 'row' },
        style: css({
          ...free,
          display: 'grid',
          gap: '.25rem 3rem',
          padding: '1.5rem 0',
          paddingInlineEnd: '2.5rem',
          borderTop: '1px solid var(--line)',
          '@media(min-width:48em)': { gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)' },
          '& > .icon': {
            position: 'absolute',
            insetInlineEnd: 0,
            top: '1.75rem',
            color: 'var(--action)',
            pointerEvents: 'none',
          },
          '&:hover :is(h2,h3)': { color: 'var(--action)' },
        }),
      },
    ],
  },
  MuiAvatar: {
    styleOverrides: {
      root: css({ width: '3.5rem', height: '3.5rem' }),
      colorDefault: css({ background: 'var(--data-soft)', color: 'var(--data)', fontWeight: 600 }),
    },
  },
  MuiLink: {
    variants: [
      {
        props: { variant: 'more' },
        style: css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '.5rem',
          minHeight: 44,
          '&:hover': { textUnderlineOffset: '.2em' },
          '& .icon': { transition: 'transform .18s' },
          '&:hover .icon,article:hover > & .icon': { transform: 'translateX(3px)' },
        }),
      },
    ],
  },
};
