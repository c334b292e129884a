import { createTheme } from '@mui/material/styles';
import { withMixedColors } from './mixed-colors.ts';
import { themeOptions } from './theme-options.ts';

/**
 * The MUI theme, whole. A site without blocks of its own is built with the plain one (`plain-theme.ts`), which draws the
 * same.
 */
export const theme = withMixedColors(createTheme(themeOptions));
