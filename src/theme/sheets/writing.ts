import { once } from '../../model/once.ts';
import type { ResolvedSite } from '../../model/page/types.ts';

/**
 * What logical properties cannot say of a page that is written from the right: drawings of a direction are mirrored, and
 * move the other way.
 */
const MIRRORED =
  '[href$=arrow-left],[href$=arrow-right],[href$=chevron-left],[href$=chevron-right]{transform:scaleX(-1);transform-origin:12px 12px}' +
  'a:hover>span+.icon,article:hover>a>span+.icon{transform:translateX(-3px)!important}';

/** Alphabets whose letters stand apart and bear to be pulled together. */
const APART = new Set(['Latn', 'Grek', 'Cyrl', 'Armn', 'Geor']);

/** How far lines of headings stand apart where letters fill their squares or are joined; elsewhere marks are stacked. */
const LINES: Readonly<Record<string, number>> = { Arab: 1.2, Hebr: 1.2, Jpan: 1.3, Hans: 1.3, Hant: 1.3, Kore: 1.3 };
const STACKED = 1.4;

/** Where lines may end: in Korean between words, in Japanese headings between phrases. */
const ENDS: Readonly<Record<string, string>> = {
  Jpan: 'h1,h2,h3{word-break:auto-phrase}',
  Kore: 'body{word-break:keep-all}',
};

/** Letters that fill their squares, are joined, or have marks above and below: nothing may pull them together. */
function scriptStyle(lang: string): string {
  const { script = 'Latn' } = new Intl.Locale(lang).maximize();
  if (APART.has(script)) return '';
  const lines = LINES[script] ?? STACKED;
  return `*,h1,h2,h3{letter-spacing:0!important}h1,h2,blockquote{line-height:${lines}!important}${ENDS[script] ?? ''}`;
}

const known = new Map<string, string>();

/** What the style of a page has because of the script and the direction that it is written in. */
export const writingStyle = ({ lang, dir }: Pick<ResolvedSite, 'lang' | 'dir'>): string =>
  (dir ? MIRRORED : '') + once(known, lang, () => scriptStyle(lang));
