import type { Look } from '../../model/page/look.ts';
import type { SiteFont } from '../../model/page/types.ts';

// `optional` and a fallback of the same metrics: nothing moves, however late the typeface arrives. An author always
// wants to see it.
const display = import.meta.env?.DEV ? 'swap' : 'optional';

/** A text inside quotation marks or `url()`, which it cannot leave. */
const cssText = (text: string): string =>
  text.replace(/[^\w\-./% \u0080-\uFFFF]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);

/** What stands in for the typeface until it arrives: fonts of the visitor's computer, brought to its metrics. */
function fallbackFace(family: string, fallback: NonNullable<SiteFont['fallbacks']>[number]): string {
  const { local, weights, sizeAdjust, ascent, descent, lineGap } = fallback;
  const metrics = [
    ['size-adjust', sizeAdjust],
    ['ascent-override', ascent],
    ['descent-override', descent],
    ['line-gap-override', lineGap],
  ] as const;
  return `@font-face{${[
    `font-family:"${cssText(family)} Fallback"`,
    `src:${local.map((name) => `local("${cssText(name)}")`).join(',')}`,
    ...(weights ? [`font-weight:${cssText(weights)}`] : []),
    ...metrics.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}%`])),
  ].join(';')}}`;
}

/** A file of the typeface. One with letters of its own goes before the others for these, and is loaded where they are. */
function fileFace({ family, weights }: SiteFont, { file, letters }: { file: string; letters?: string }): string {
  return `@font-face{${[
    `font-family:"${cssText(family)}"`,
    `src:url(${cssText(file)})`,
    ...(weights ? [`font-weight:${cssText(weights)}`] : []),
    `font-display:${display}`,
    ...(letters ? [`unicode-range:${letters.replace(/[^\dA-Fa-fU+,-]/g, '')}`] : []),
  ].join(';')}}`;
}

/** Typefaces that computers have, the best first. */
const SYSTEM: Record<Look['letters'], string> = {
  sans: 'system-ui,sans-serif',
  serif: '"Iowan Old Style","Palatino Linotype","URW Palladio L",P052,Georgia,serif',
  rounded: 'ui-rounded,"Hiragino Maru Gothic ProN","Arial Rounded MT Bold",Nunito,Quicksand,system-ui,sans-serif',
};

// Serifs touch where sans-serif letters do not.
const SERIF_HEADINGS = 'h1,h2,h3{letter-spacing:-.01em!important}';

/**
 * The site's typeface as CSS: its files, and `--font`, which everything is set in. Without one it is the visitor's own.
 */
export function fontCss(font: SiteFont | undefined, letters: Look['letters']): string {
  if (!font) return `:root{--font:${SYSTEM[letters]}}${letters === 'serif' ? SERIF_HEADINGS : ''}`;
  const { fallbacks = [], more = [] } = font;
  const family = cssText(font.family);
  const faces = [
    fileFace(font, font),
    ...more.map((further) => fileFace(font, further)),
    ...fallbacks.map((fallback) => fallbackFace(font.family, fallback)),
  ];
  const names = [`"${family}"`, ...(fallbacks.length > 0 ? [`"${family} Fallback"`] : []), 'system-ui', 'sans-serif'];
  return `${faces.join('')}:root{--font:${names.join(',')}}`;
}
