import type { Look } from '../../model/page/look.ts';
import type { SiteFont } from '../../model/page/types.ts';
import { colorCss, printCss } from './color-css.ts';
import { minifyCss } from '../css/minify-css.ts';
import { fontCss } from './font.ts';
import elements from './global.css?raw';
import otherMedia from './other-media.css?raw';
import { afterOpeningCss } from './shape-css.ts';
import { plainVariables } from '../css/plain-variables.ts';
import { lookVariablesCss, knownVariables } from '../look-variables.ts';

/** CSS of every page: typeface, colors, the bare elements. */
export function baseStyle({ font, look }: { font?: SiteFont; look: Look }): string {
  const bare = plainVariables(minifyCss(elements), knownVariables(look));
  const afterOpening = plainVariables(afterOpeningCss(look), knownVariables(look));
  return fontCss(font, look.letters) + lookVariablesCss(look) + colorCss(look) + bare + afterOpening;
}

/**
 * CSS for paper, and for colors or a contrast that the reader's system asks for: a file of its own, which browsers load after all that
 * is seen.
 */
export const otherMediaStyle = (look: Look): string => minifyCss(otherMedia) + printCss(look);
