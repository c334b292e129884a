// Windows are measured in the letters that a browser is set to, 16 pixels high as a rule: where they are larger, a page
// is drawn as for a window that is smaller, as zooming does it, and words keep their room.

/** From this width of the window on, pages are laid out for tablets, below it for phones; in em. MUI's name. 600 px. */
export const SM = 37.5;

/** From this width on, pages are laid out for desktops; in em. 900 px. */
export const MD = 56.25;

/** From this width on a column stands beside what is as wide as a form or an article. 1,000 pixels. */
export const WIDE = 62.5;

/** The largest width below SM: less than a pixel less, so that both are never true at once. */
export const BELOW_SM = 37.49;
/** The largest width below MD. */
export const BELOW_MD = 56.24;
/** The largest width below WIDE. */
export const BELOW_WIDE = 62.49;
