import './theme/class-names.ts';
import type { Renderer } from './model/renderer.ts';
import { renderPage } from './prerender/page.tsx';
import { spokenIn } from './strings/for-page.ts';
import { baseStyle, otherMediaStyle } from './theme/base-style.ts';
import { colorCss } from './theme/color-css.ts';
import { SEARCH_ICONS, UI_ICONS } from './ui/icons.ts';

/** All that the engine is given of the view. */
export const renderer: Renderer = {
  icons: UI_ICONS,
  searchIcons: SEARCH_ICONS,
  spoken: spokenIn,
  renderPage,
  baseStyle,
  otherMediaStyle,
  colorStyle: colorCss,
};
