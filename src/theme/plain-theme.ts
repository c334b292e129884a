import { grey } from '@mui/material/colors';
import { unstable_createBreakpoints as createBreakpoints, type Theme } from '@mui/material/styles';

import { themeOptions } from './theme-options.ts';
import { muiHoverOpacity, muiShareOf } from './tokens.ts';

const { palette, typography, shape, shadows, transitions, breakpoints, components } = themeOptions;
const { allVariants: _same, ...variants } = typography;

/**
 * The theme as far as the components of the view read it: the same values as `theme.ts`, which takes 9 KB of script to
 * work them out. A test compares what both draw.
 */
export const theme = {
  palette: {
    mode: 'light',
    ...palette,
    action: { ...palette.action, hoverOpacity: muiHoverOpacity },
    grey,
  },
  typography: {
    ...variants,
    pxToRem: (size: number) => `${size / 16}rem`,
  },
  shape,
  shadows,
  transitions: { ...transitions, duration: {} },
  breakpoints: createBreakpoints(breakpoints),
  spacing: (factor: number) => `${8 * factor}px`,
  components,
  colorSpace: 'oklch',
  alpha: muiShareOf,
  // Dark is a matter of tokens.
  applyStyles: () => ({}),
} as unknown as Theme;
