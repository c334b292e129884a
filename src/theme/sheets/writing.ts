import { getOrInsert } from '../../model/memoize.ts';
import type { ResolvedSite } from '../../model/page/types.ts';
import { languageTag } from '../../model/words/language-tag.ts';
import { isSwissGerman } from '../../model/words/letters/spelled-for.ts';

/**
 * What logical properties cannot say of what is written from the right: drawings of a direction are mirrored, and move
 * the other way. A section from the left, on a page from the right, has them as they are.
 */
const MIRRORED =
  '*:dir(rtl)>.icon>:is([href$=arrow-left],[href$=arrow-right],[href$=chevron-left],[href$=chevron-right]){transform:scaleX(-1);transform-origin:12px 12px}' +
  'a:dir(rtl):hover>span+.icon,article:dir(rtl):hover>a>span+.icon{transform:translateX(-3px)!important}' +
  // Rows of titles go on at the left.
  '[aria-roledescription] span:dir(rtl){animation-name:off}@keyframes off{0%,90%{mask-image:linear-gradient(-90deg,black 80%,transparent)}}' +
  // The light of a hero is behind its picture.
  '[data-block=hero]:dir(rtl)::before,[data-block=hero]:dir(rtl)::after{transform:scaleX(-1)}';

/** Alphabets whose letters stand apart and bear to be pulled together. */
const APART = new Set(['Latn', 'Grek', 'Cyrl', 'Armn', 'Geor']);

/** How far lines of large letters stand apart where these fill their squares; elsewhere marks are stacked. */
const LINES: Readonly<Record<string, number>> = { Jpan: 1.35, Hans: 1.35, Hant: 1.35, Kore: 1.35 };
const STACKED = 1.4;
/** Of letters that are joined, only headings are set closer than that. */
const JOINED: Readonly<Record<string, number>> = { Arab: 1.2, Hebr: 1.2 };

/** Vietnamese puts two marks on a letter, which reach into the line above where headings are set as close as others. */
const TWO_MARKS = 'h1,h2{line-height:1.2!important}';

/** Letters that fill their squares have no slanted form: what is stressed is bold. */
const STRESS = 'em{font-style:normal;font-weight:700}';

/** Where lines may end: in Korean between words, in Japanese headings between phrases. */
const ENDS: Readonly<Record<string, string>> = {
  // No line begins with a small sign or the mark of a long vowel.
  Jpan: '*{line-break:strict}h1,h2,h3{word-break:auto-phrase}',
  Kore: '*{word-break:keep-all}',
};

/** Languages that write in one what others write in several words. */
const COMPOUNDING = new Set(['da', 'de', 'et', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'no', 'sv']);

/**
 * Long compounds are parted between syllables. Only where a browser can be told to leave short words alone, and never
 * where a hyphen would be read as a part of what is written.
 */
const HYPHENS =
  '@supports(hyphenate-limit-chars:14){*{hyphens:auto;hyphenate-limit-chars:14 5 5}code,[href^=mailto]{hyphens:manual}}';

/** Where browsers quote as in Germany, or in Spanish and Basque as in America. */
const ANGLED_QUOTES = 'p{quotes:"«" "»"}';
const IN_SPAIN = /^e[su](?:-ES)?$/i;
/** And that of mainland China, unless the tag of a language names its script. */
const HANT_QUOTES = 'p{quotes:"「" "」"}';

/** Letters that fill their squares, are joined, or have marks above and below: nothing may pull them together. */
function scriptStyle(lang: string): string {
  // Whatever was let past the checker is taken for any language.
  const { language, script = 'Latn' } = new Intl.Locale(languageTag(lang) ?? 'und').maximize();
  const isAngled = isSwissGerman(lang) || IN_SPAIN.test(lang);
  if (APART.has(script)) {
    const ends = COMPOUNDING.has(language) ? HYPHENS : '';
    return (language === 'vi' ? TWO_MARKS : ends) + (isAngled ? ANGLED_QUOTES : '');
  }
  const joined = JOINED[script];
  const lines = joined ?? LINES[script] ?? STACKED;
  const large = `h1,h2${joined ? '' : ',p:is(blockquote>*)'}{line-height:${lines}!important}`;
  const stress = script in LINES ? STRESS : '';
  const quotes = script === 'Hant' && !lang.includes(script) ? HANT_QUOTES : '';
  return `*,h1,h2,h3{letter-spacing:0!important}${large}${ENDS[script] ?? ''}${stress}${quotes}`;
}

const known = new Map<string, string>();

/** What the style of a page has because of the script and the direction that it is written in. */
export const writingStyle = ({ lang, dir }: Pick<ResolvedSite, 'lang' | 'dir'>): string =>
  (dir ? MIRRORED : '') + getOrInsert(known, lang, () => scriptStyle(lang));
