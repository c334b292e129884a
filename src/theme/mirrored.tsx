import type { StylisPlugin } from '@emotion/cache';
import { ThemeContext } from '@emotion/react';
import turn from '@mui/stylis-plugin-rtl';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Turns left and right around in styles of MUI and of a site's own blocks, for pages that are written from the right.
 * Our own styles say start and end, and where they cannot, a rule of its own names the direction: that and the rule
 * which it is an exception to turn out the same.
 */
const mirror: StylisPlugin = (element, index, children, callback) =>
  namesDirection(element.props) ? undefined : (turn(element, index, children, callback) ?? undefined);

/** Whether a rule is for one direction alone. */
const namesDirection = (selectors: string[] | string): boolean =>
  [selectors].flat().some((each) => /\[dir=|:dir\(/.test(each));

const rtlTheme = { ...theme, direction: 'rtl' };

/** Says the direction to components that reckon with it in script, such as Slider and Tabs, and to whatever asks the theme. */
function RtlProviders({ children }: { children: ReactNode }) {
  return (
    <ThemeContext.Provider value={rtlTheme}>
      <RtlProvider value>{children}</RtlProvider>
    </ThemeContext.Provider>
  );
}

/** What renders pages from the right: a plugin for their styles, and who tells components. */
export const mirrored = { plugins: [mirror], RtlProviders };
