import type { createTheme, Shadows } from '@mui/material/styles';
import { MD, SM } from '../model/rendering/breakpoints.ts';
import { components } from './components.ts';
import { muiError } from './tokens.ts';

/**
 * What the MUI theme is made of. Its colors are our own custom properties (see tokens.ts), so that a tone recolors
 * every component inside it. MUI's `--palette-*` variables are never defined: each use falls back to the token.
 */
export const themeOptions = {
  cssVariables: { cssVarPrefix: '', nativeColor: true },
  palette: {
    primary: {
      main: 'var(--action)',
      dark: 'var(--action-strong)',
      light: 'var(--action)',
      contrastText: 'var(--on-action)',
    },
    secondary: { main: 'var(--data)', dark: 'var(--data)', light: 'var(--data)', contrastText: 'var(--ground)' },
    error: { main: muiError },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)' },
    background: { default: 'var(--ground)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    // What cannot be pressed. MUI's own is a little black, whatever the scheme.
    action: { disabled: 'var(--ink-soft)', disabledBackground: 'var(--data-soft)' },
  },
  shape: { borderRadius: 10 },
  // Depth is drawn with lines here, and nothing moves unless it explains a change.
  shadows: ['none', ...Array<'none'>(24).fill('none')] as Shadows,
  transitions: { create: () => '' },
  breakpoints: { values: { xs: 0, sm: SM, md: MD, lg: 75, xl: 96 }, unit: 'em' },
  typography: {
    fontFamily: 'var(--font)',
    // Every text has the letters of the page that it stands in.
    allVariants: { fontFamily: undefined },
    h1: {
      fontSize: 'min(13vw,clamp(2.25rem,1.35rem + 3.5vw,3.875rem))',
      lineHeight: 1.06,
      fontWeight: 600,
      letterSpacing: '-.025em',
    },
    h2: {
      fontSize: 'min(13vw,clamp(1.75rem,1.35rem + 1.7vw,2.625rem))',
      lineHeight: 1.14,
      fontWeight: 600,
      letterSpacing: '-.02em',
    },
    h3: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-.01em' },
    body1: { fontSize: '1.0625rem', lineHeight: 1.6, letterSpacing: 0, fontWeight: 400 },
    body2: { fontSize: '.9375rem', lineHeight: 1.55, letterSpacing: 0, fontWeight: 400 },
    more: { fontWeight: 600 },
    button: { fontSize: '1rem', lineHeight: 1.25, fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  },
  components,
} satisfies Parameters<typeof createTheme>[0];
