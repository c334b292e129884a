/** From this width of a window on, in pixels, a page is drawn for tablets; below it, for phones. The name is MUI's. */
export const SM = 600;

/** From this width on it is drawn for desktops. */
export const MD = 900;
