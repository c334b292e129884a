import { TONES } from '../../model/page/tones.ts';
import { isDarkGround, type ErrorColors, type Palette, type Scheme } from '../../model/page/look.ts';
import type { Tone } from '../../model/page/types.ts';
import { contrast, oklchToHex, mix, readable, oklchOf } from './color.ts';
import { adapted, errorsOn, inkOn, legibleGround, paletteOn, legibleOn, type Colors } from './tones.ts';

/** A scheme of a few colors: all tones, and what lies behind drawings. */
export function schemeOf(colors: Colors, scheme: 'light' | 'dark'): Scheme {
  const { ground, action, data, hero } = colors;
  const isDark = isDarkGround(colors);
  const { l, c, h } = oklchOf(ground);
  // A gray ground takes the hue of the ink, so that a muted band belongs to it.
  const hue = c < 0.003 ? oklchOf(colors.ink).h : h;
  const strong = oklchOf(action);
  const muted = oklchToHex({
    l: isDark ? l + 0.05 : l - 0.033,
    c: Math.min(c, 0.03) + Math.min(0.007, oklchOf(colors.ink).c),
    h: hue,
  });
  const deep = oklchToHex({ ...strong, l: isDark ? strong.l + 0.08 : strong.l - 0.09 });
  const tones: Record<Tone, Palette> = {
    default: paletteOn(ground, colors),
    muted: adapted(muted, colors),
    accent: isDark
      ? edged(ground, { ...colors, data: deep })
      : adapted(tinted(ground, action), { ...colors, data: deep }, action),
    dark: onHero(hero, action, data),
  };
  const errors = Object.fromEntries(
    TONES.flatMap((tone) => {
      const found = errorsOn(tones[tone], tone === 'dark' ? 'dark' : scheme);
      return found ? [[tone, found]] : [];
    }),
  ) as Partial<Record<Tone, ErrorColors>>;
  return { tones, ...(Object.keys(errors).length > 0 && { errors }), plate: hero, glow: glowOn(hero, tones.dark) };
}

/** A breath of the action on a light ground. */
function tinted(ground: string, action: string): string {
  const { c, h } = oklchOf(action);
  // Of an action without a hue nothing but the lightness sets the tinted ground apart from the muted one.
  return oklchToHex({ l: oklchOf(ground).l - (c < 0.03 ? 0.065 : 0.042), c: Math.min(0.03, c * 0.19), h });
}

/** On a dark ground a breath of an orange is brown, and the action itself glares: it draws the edge of a lifted ground. */
function edged(ground: string, colors: Colors): Palette {
  const { l, c, h } = oklchOf(ground);
  const palette = adapted(oklchToHex({ l: l + 0.09, c: c * 1.6, h }), colors);
  return { ...palette, line: mix(palette.ground, colors.action, 0.6) };
}

/** The colors on a hero: its own ink, and action and data as they can be read there. */
const onHero = (hero: string, action: string, data: string): Palette =>
  adapted(hero, { ink: inkOn(hero), action: legibleOn(action, hero), data: legibleOn(data, hero) });

/** A soft light on a hero's ground: as far from it as all that stands there can still be read. */
function glowOn(hero: string, { ink, inkSoft, action, data }: Palette): string {
  const { l, c, h } = oklchOf(hero);
  const light = isDarkGround({ ground: hero }) ? oklchToHex({ l: l + 0.12, c: c * 2, h }) : mix(hero, '#ffffff', 0.5);
  return legibleGround(hero, light, [ink, inkSoft, action, data]);
}

/** What an owner did not write for a scheme. */
export function filled(written: Partial<Colors>, usual: Colors): Colors {
  const ground = written.ground ?? usual.ground;
  const ink = written.ink ?? (contrast(usual.ink, ground) >= 7 ? usual.ink : inkOn(ground));
  const action = written.action ?? readable(usual.action, [ground]);
  const data = written.data ?? readable(usual.data, [ground]);
  const { l, c, h } = oklchOf(ink);
  const deep = l < 0.5 ? oklchToHex({ l: 0.2, c: Math.min(0.04, c * 0.8), h }) : mix(ground, '#000000', 0.3);
  return { ground, ink, action, data, hero: written.hero ?? deep };
}

/** The colors of the dark scheme where an owner wrote none: those of the light one, at night. */
export function atNight(day: Colors): Colors {
  if (isDarkGround(day)) return day;
  const { c, h } = oklchOf(day.hero);
  const ground = oklchToHex({ l: 0.205, c: Math.min(0.027, c * 0.7), h });
  return {
    ground,
    ink: inkOn(ground),
    action: legibleOn(day.action, ground),
    data: legibleOn(day.data, ground),
    // A light band would glare.
    hero: isDarkGround({ ground: day.hero })
      ? oklchToHex({ l: 0.15, c: Math.min(0.035, c * 0.75), h })
      : oklchToHex({ l: 0.27, c: Math.min(0.045, c), h }),
  };
}
