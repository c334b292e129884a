import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/material/className';

/**
 * MUI names the parts of its components in the markup. What stands in every page is named shortly there, and by these
 * names in `other-media.css`.
 */
export const SHORT_NAMES: Record<string, string> = {
  MuiTypography: 't',
  MuiContainer: 'c',
  MuiButtonBase: 'bb',
  MuiButton: 'b',
  MuiPaper: 'p',
  MuiCard: 'k',
  MuiLink: 'l',
  MuiAvatar: 'a',
  MuiBreadcrumbs: 'bc',
};

// Components ask for their names when they are loaded, so an entry imports this first.
ClassNameGenerator.configure((component) => SHORT_NAMES[component] ?? component);
