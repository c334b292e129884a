import type { StylisPlugin } from '@emotion/cache';
import turn from '@mui/stylis-plugin-rtl';

/**
 * Turns left and right around in styles of MUI and of a site's own blocks, for pages that are written from the right.
 * Our own styles say start and end, and where they cannot, a rule of its own names the direction: that and the rule
 * which it is an exception to turn out the same.
 */
const mirror: StylisPlugin = (element, index, children, callback) =>
  namesDirection(element.props) ? undefined : (turn(element, index, children, callback) ?? undefined);

/** Whether a rule is for one direction alone. */
const namesDirection = (selectors: string[] | string): boolean =>
  [selectors].flat().some((each) => each.includes('[dir='));

export const mirrored = [mirror];
