// Windows are measured in the letters that a browser is set to, 16 pixels high as a rule: where they are larger, a page
// is drawn as for a window that is smaller, as zooming does it, and words keep their room.

/** From this width of a window on a page is drawn for tablets, below it for phones. The name is MUI's. 600 pixels. */
export const SM = 37.5;

/** From this width on it is drawn for desktops. 900 pixels. */
export const MD = 56.25;

/** From this width on a column stands beside what is as wide as a form or an article. 1,000 pixels. */
export const WIDE = 62.5;

/** Less than a pixel less: what ends there and what begins there are never drawn at once. */
export const BELOW_SM = 37.49;
export const BELOW_MD = 56.24;
export const BELOW_WIDE = 62.49;
