import { DEFAULT_BACKDROP } from '../../model/page/default-colors.ts';
import { HERO_TONES, isDarkGround, type Look, type Palette, type Scheme } from '../../model/page/look.ts';
import { TONES } from '../../model/page/tones.ts';
import type { Tone } from '../../model/page/types.ts';
import { areDarkSections, isDefaultBackdrop } from '../look-variables.ts';
import { paper } from '../tokens.ts';

/** The header and whatever opens a page: they stand on the ground of heroes, whichever that is. */
const OPENING = '.tone-dark:is(header,main>div,[data-block=hero])';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');

/** Error colors of tones that use the defaults of the components. */
const DEFAULT_ERRORS = { error: 'initial', errorSoft: 'initial' };

/** What a scheme's style sheet says of one tone. */
function valuesOf({ tones, errors }: Scheme, tone: Tone): Record<string, string> {
  if (!errors) return { ...tones[tone] };
  const { error, errorSoft } = errors[tone] ?? DEFAULT_ERRORS;
  return { ...tones[tone], toneError: error, toneErrorSoft: errorSoft };
}

/** A rule for what tones with the same ink share, then one for what each has of its own. */
function rules(scheme: Scheme, hero: Look['hero']): string {
  const inks = new Set(TONES.map((tone) => scheme.tones[tone].ink));
  const groups = [...inks].map((ink) => TONES.filter((tone) => scheme.tones[tone].ink === ink));
  const shared = groups
    .filter((group) => group.length > 1)
    .map((group) => ({ group, common: commonOf(scheme, group) }));
  const own = TONES.map((tone) => {
    const common = shared.find(({ group }) => group.includes(tone))?.common ?? {};
    const different = Object.entries(valuesOf(scheme, tone)).filter(([name, value]) => common[name] !== value);
    const light = isOpening(tone, hero) ? `${OPENING}{--glow:var(--surface)}` : '';
    return `${selectorOf([tone], hero)}{${declarations(Object.fromEntries(different))}}${light}`;
  });
  return [...shared.map(({ group, common }) => `${selectorOf(group, hero)}{${declarations(common)}}`), ...own].join('');
}

/** What more than one tone of a group has as the first has it. */
function commonOf(scheme: Scheme, group: Tone[]): Record<string, string> {
  const [first, ...others] = group.map((tone) => valuesOf(scheme, tone));
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name, value]) => others.some((other) => other[name] === value)),
  );
}

const isOpening = (tone: Tone, hero: Look['hero']): boolean => hero !== 'deep' && HERO_TONES[hero] === tone;

function selectorOf(tones: Tone[], hero: Look['hero']): string {
  const opening = tones.some((tone) => isOpening(tone, hero)) ? [OPENING] : [];
  const named = tones.length === TONES.length ? ['[class*=tone-]'] : tones.map((tone) => `.tone-${tone}`);
  return [...(tones.includes('default') ? [':root'] : []), ...named, ...opening].join(',');
}

/** What a browser draws by itself on a ground, such as a list of choices. */
const schemeOn = (palette: Palette): 'dark' | 'light' => (isDarkGround(palette) ? 'dark' : 'light');

/**
 * What holds for all tones of a scheme, as far as components do not expect it: what lies behind drawings, and whether
 * dark sections are dark.
 */
function frameOf(scheme: Scheme, look: Look, expected = DEFAULT_BACKDROP): string {
  const { tones, plate, glow } = scheme;
  const unusual = {
    ...(!isDefaultBackdrop(scheme, expected) && { plate, glow }),
    ...(!areDarkSections(look) && { darkTone: schemeOn(tones.dark) }),
  };
  const said = Object.keys(unusual).length > 0 ? `;${declarations(unusual)}` : '';
  return `:root{color-scheme:${schemeOn(tones.default)}${said}}`;
}

/**
 * Both schemes. Where one has colors of its own for mistakes, each tone of both says which it has: it would have those,
 * too.
 */
const schemesOf = ({ light, dark }: Look): [Scheme, Scheme] =>
  light.errors || dark.errors
    ? [
        { errors: {}, ...light },
        { errors: {}, ...dark },
      ]
    : [light, dark];

/** CSS that defines every color for both color schemes; a tone redefines them for its subtree. */
export function colorCss(look: Look): string {
  const { hero } = look;
  const [light, dark] = schemesOf(look);
  const day = frameOf(light, look) + rules(light, hero);
  const night = frameOf(dark, look, light) + rules(dark, hero);
  return `${day}@media(prefers-color-scheme:dark){${night}}`;
}

/** CSS that takes the colors away on paper, and turns a light mark dark. It goes last. */
export function printCss({ hero, light }: Look): string {
  const opening = hero === 'deep' ? '' : `,${OPENING}`;
  const mark =
    hero === 'deep' && isDarkGround(light.tones.dark)
      ? '.brand img,.name img{filter:invert(1) hue-rotate(180deg)}'
      : '';
  return `@media print{body,[class*=tone-]${opening}{${declarations(paper)}}${mark}}`;
}
