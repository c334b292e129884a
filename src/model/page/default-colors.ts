// The defaults of CSS variables in components. A style sheet says only what differs from them in the look of a site.

/** The background of drawings, and the light on it. */
export const DEFAULT_BACKDROP = { plate: '#0A1628', glow: '#16345c' };

/** Error messages on light backgrounds. */
export const ERROR_ON_LIGHT = '#B3261E';
/** Error messages on dark backgrounds. */
export const ERROR_ON_DARK = '#FFB4A9';
/** The background of error messages in light sections. */
export const ERROR_SOFT_ON_LIGHT = '#FCEEEC';
/** The background of error messages in dark sections. */
export const ERROR_SOFT_ON_DARK = '#3A1D1D';

/** The share of the text color in the border of a form field, in percent. */
export const DEFAULT_EDGE_SHARE = 52;
