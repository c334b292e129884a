import { expect, test } from 'vitest';
import { fontCss } from '../../../src/theme/sheets/font.ts';

// As an author sees it: a visitor's is `optional`.
const font = { family: 'Quay Grotesk', file: '/fonts/quay.woff2', weights: '400 700' };
const variable = ':root{--font:"Quay Grotesk",system-ui,sans-serif}';

test('a typeface is a file, and a variable that everything is set in', () => {
  expect(fontCss(font, 'sans')).toBe(
    `@font-face{font-family:"Quay Grotesk";src:url(/fonts/quay.woff2);font-weight:400 700;font-display:swap}${variable}`,
  );
});

test('a further file is asked for where one of its letters is shown', () => {
  const more = [{ file: '/fonts/quay-more.woff2', letters: 'U+A1-FF, U+131' }];
  expect(fontCss({ ...font, more }, 'sans')).toBe(
    fontCss(font, 'sans').replace(
      variable,
      `@font-face{font-family:"Quay Grotesk";src:url(/fonts/quay-more.woff2);font-weight:400 700;font-display:swap;unicode-range:U+A1-FF,U+131}${variable}`,
    ),
  );
});

test('what was let past the checker cannot leave its place', () => {
  const more = [{ file: '/a);}.woff2', letters: 'U+41}body{display:none' }];
  const css = fontCss({ ...font, more }, 'sans');
  expect(css).toContain('url(/a\\29 \\3b \\7d .woff2)');
  expect(css).toContain('unicode-range:U+41bddae}');
  expect(css).not.toContain('body');
});
