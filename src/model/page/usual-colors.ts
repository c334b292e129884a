// What components take for granted where a look says nothing else, so that no page has to say it: a look that is worked
// out is compared with it.

/** What lies behind drawings. */
export const BEHIND_DRAWINGS = { plate: '#0A1628', glow: '#16345c' };

/** What a mistake is said in on light grounds and on dark ones, and what lies behind such words. */
export const ERROR_ON_LIGHT = '#B3261E';
export const ERROR_ON_DARK = '#FFB4A9';
export const ERROR_SOFT_ON_LIGHT = '#FCEEEC';
export const ERROR_SOFT_ON_DARK = '#3A1D1D';

/** How much of the ink the edge of a field takes, in percent. */
export const EDGE_SHARE = 52;
