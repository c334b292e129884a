import { memoize } from '../../model/memoize.ts';
import type { Look, Scheme, Theme } from '../../model/page/look.ts';
import { TONES } from '../../model/page/tones.ts';
import { DEFAULT_EDGE_SHARE } from '../../model/page/default-colors.ts';
import { contrast, mix, SHAPE_CONTRAST, longHex } from './color.ts';
import { defaultLook } from './default-look.ts';
import { atNight, filled, schemeOf } from './scheme.ts';
import type { Colors } from './tones.ts';

/** What a site is drawn with that names no colors of its own. */
const { ground, ink, action, data } = defaultLook.light.tones.default;
const DEFAULTS: Colors = { ground, ink, action, data, hero: defaultLook.light.plate };

/** Everything that a theme leaves open, worked out once. Without colors it is the default look, as it was set by hand. */
export const lookOf = (theme: Theme = {}): Look => workedOutOnce(theme);

const workedOutOnce = memoize(workedOut);

function workedOut(theme: Theme): Look {
  const { corner = 'soft', density = 'normal', hero = 'deep', letters = 'sans' } = theme;
  const shape = { corner, density, hero, letters };
  const [forDay, forNight] = [written(theme.colors), written(theme.darkColors)];
  const [hasDay, hasNight] = [forDay, forNight].map((colors) => Object.keys(colors).length > 0);
  if (!hasDay && !hasNight) return { ...defaultLook, ...shape };
  const day = filled(forDay, DEFAULTS);
  const light = hasDay ? schemeOf(day, 'light') : defaultLook.light;
  const night = atNight(day);
  const dark = schemeOf({ ...filled(forNight, night), hero: forNight.hero ?? night.hero }, 'dark');
  return { light, dark, edge: edgeOf([light, dark]), ...shape };
}

function written(colors: Theme['colors'] = {}): Partial<Colors> {
  const entries = Object.entries(colors).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries.map(([name, color]) => [name, longHex(color)]));
}

/**
 * The least share of the ink with which the edges of fields can be seen on every ground. What is mixed with it is the
 * field's own ground, and not the one that the field stands on.
 */
function edgeOf(schemes: Scheme[]): number {
  const palettes = schemes.flatMap(({ tones }) => TONES.map((tone) => tones[tone]));
  const isSeen = (share: number): boolean =>
    palettes.every(({ ink, ground: back, surface }) =>
      [back, surface].every((within) => {
        const edge = mix(within, ink, share / 100);
        return [back, surface].every((around) => contrast(edge, around) >= SHAPE_CONTRAST);
      }),
    );
  let edge = DEFAULT_EDGE_SHARE;
  while (edge < 100 && !isSeen(edge)) edge += 4;
  return edge;
}
