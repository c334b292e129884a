import { EXAMPLE_PAGE, picture, words } from '../../../../model/diagnostics/example.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { contrast, hexFromCss } from '../../../brand/color.ts';
import { memoizeByVersion } from '../../../site/by-version.ts';
import { isDrawnAt } from '../../../site/files/photographs.ts';
import { documentRule } from '../../rule.ts';
import { shownSvgs } from '../../addresses/shown-svgs.ts';

/** What of a drawing says how it looks on dark ground, or is no line. */
const OTHERWISE = /prefers-color-scheme|var\(|<(?:svg:)?(?:image|foreignObject)\b/;
const DRAWN = /<(?:svg:)?(?:path|rect|circle|ellipse|line|poly(?:line|gon)|text|use)\b/;
const COLOR = /\b(?:fill|stroke|stop-color|flood-color)\s*(?:=\s*["']|:)\s*([^"';}]+)/g;
/** No color of its own: where a drawing is a picture, the current one is black. */
const NONE = /^(?:none|transparent|inherit|currentColor|context-\w+|url\(.*)$/i;
/** How far from black a line is at most that nobody sees on dark ground. */
const DARK = 2;

/** Whether all of a drawing is nearly black, with nothing behind it. */
const isDark = memoizeByVersion((bytes): boolean => {
  const text = new TextDecoder().decode(bytes);
  if (OTHERWISE.test(text) || !DRAWN.test(text)) return false;
  const colors = [...text.matchAll(COLOR)].map(([, color = '']) => color.replace('!important', '').trim());
  return colors.every((color) => {
    const hex = NONE.test(color) ? '#000000' : hexFromCss(color);
    return hex !== undefined && contrast(hex, '#000000') < DARK;
  });
});

const plan = (behind: string) => ({
  [EXAMPLE_PAGE]: picture('{ "src": "/images/plan.svg", "alt": "The ground floor" }'),
  'public/images/plan.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">${behind}<path fill="none" stroke="#111" d="M9 9h140v80H9z"/></svg>`,
});

/** Drawings are seen on dark ground, too. */
export const darkLines = documentRule({
  meta: {
    codes: {
      'image/dark-lines': {
        level: 'advice',
        title: 'A drawing has only dark lines',
        message: ({ src }: { src: string }) => [
          `"${src}" has dark lines with nothing behind them. Visitors whose device is set to dark do not see them.`,
          'Put a light ground into the drawing, or name a version with light lines as "dark".',
        ],
        why: 'On dark ground, black lines cannot be seen.',
        bad: words('A plan of black lines.', plan('')),
        good: words('The same plan on white.', plan('<rect width="160" height="100" fill="#fff"/>')),
      },
    },
  },
  check({ document, site, report }) {
    for (const { src, file, path } of shownSvgs(document, site)) {
      const hasDarkVersion = valueAt(document.data, [...path.slice(0, -1), 'dark']) !== undefined;
      if (path.at(-1) !== 'src' || !isDrawnAt(path) || hasDarkVersion) continue;
      if (isDark(site.content.source, file)) report('image/dark-lines', { path }, { src });
    }
  },
});
