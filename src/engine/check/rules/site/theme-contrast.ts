import { SITE_FILE } from '../../../../model/addresses/address.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { site as siteFields } from '../../../../model/diagnostics/example.ts';
import type { Theme } from '../../../../model/page/look.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { readable, longHex, TEXT_CONTRAST } from '../../../brand/color.ts';
import { lookOf } from '../../../brand/look.ts';
import { faintPairs, type Faint } from '../../../brand/pairs.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { siteRule } from '../../rule.ts';

interface Args {
  name: string;
  color: string;
  back: string;
  seenAs: string;
  scheme: Faint['scheme'];
  ratio: number;
  nearest: string;
}

/** What an author writes can be read where components put it, in both schemes. */
export const themeContrast = siteRule({
  meta: {
    codes: {
      'theme/contrast': {
        level: 'error',
        title: 'Two colors are too much alike to read one on the other',
        message: ({ name, color, back, seenAs, scheme, ratio, nearest }: Args) => [
          `In the ${scheme} scheme, ${seenAs} ("${name}", ${color}) can hardly be read on ${back}: the contrast is ${ratio}, and text needs ${TEXT_CONTRAST}.`,
          `Write "${nearest}", the nearest color that can be read there, or change "ground".`,
        ],
        why: 'Many visitors see less contrast than you do: on a phone in the sun, or with older eyes.',
        bad: siteFields('"theme": { "colors": { "ground": "#FFFFFF", "action": "#E0A100" } }'),
        good: siteFields('"theme": { "colors": { "ground": "#FFFFFF", "action": "#976C00" } }'),
      },
    },
  },
  check({ site: { content, tokens }, reportIn }) {
    const { theme } = siteDataOf(content);
    if (!tokens || !theme) return;
    const reported = new Set<string>();
    const look = lookOf(theme);
    for (const pair of faintPairs(look)) {
      const path = pathOf(theme, pair);
      if (!path || reported.has(path.join())) continue;
      reported.add(path.join());
      const { scheme, front, colors, ratio, seenAs } = pair;
      const [color, back] = colors.map((each) => each.toUpperCase()) as [string, string];
      const nearest = readable(color, [look[scheme].tones.default.ground]).toUpperCase();
      // 4.499 is not 4.5.
      const args = { name: front, color, back, seenAs, scheme, ratio: Math.floor(ratio * 100) / 100, nearest };
      reportIn(SITE_FILE)('theme/contrast', { path }, args, replaceWith({ path }, nearest));
    }
  },
});

/** Where the author wrote the color that cannot be read; undefined where it is none of theirs. */
function pathOf(
  { colors = {}, darkColors = {} }: Theme,
  { scheme, front, colors: [color] }: Faint,
): DataPath | undefined {
  const written = scheme === 'dark' && front in darkColors ? 'darkColors' : 'colors';
  const value = (written === 'colors' ? colors : darkColors)[front as keyof typeof colors];
  return value !== undefined && longHex(value).toLowerCase() === color.toLowerCase()
    ? ['theme', written, front]
    : undefined;
}
