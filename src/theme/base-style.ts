import type { SiteFont } from '../model/types.ts';
import { compactCss } from './compact-css.ts';
import { fontCss } from './font.ts';
import elements from './global.css?raw';
import { colorCss, printCss } from './color-css.ts';

/** CSS of every page: typeface, colours, the bare elements. */
export const baseStyle = ({ font }: { font?: SiteFont }): string =>
  fontCss(font) + colorCss + compactCss(elements) + printCss;
