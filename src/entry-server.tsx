import './theme/class-names.ts';
import type { Renderer } from './model/rendering/renderer.ts';
import { replacementHeader, headerSignature } from './prerender/replacement-header.ts';
import { loadBlocks } from './prerender/load-blocks.ts';
import { assemblePage, renderPage } from './prerender/page.tsx';
import { headerKey, renderBlock, renderHeader } from './prerender/parts.tsx';
import { stringsFor } from './strings/site-strings.ts';
import { baseStyle, otherMediaStyle } from './theme/sheets/base-style.ts';
import { colorCss } from './theme/sheets/color-css.ts';
import { SEARCH_ICONS, UI_ICONS } from './ui/icons.ts';

/** All that the engine is given of the view. */
export const renderer: Renderer = {
  icons: UI_ICONS,
  searchIcons: SEARCH_ICONS,
  stringsFor,
  loadBlocks,
  renderBlock,
  renderHeader,
  headerKey,
  headerSignature,
  replacementHeader,
  renderPage,
  assemblePage,
  baseStyle,
  otherMediaStyle,
  colorStyle: colorCss,
};
