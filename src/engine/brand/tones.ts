import { isDarkGround, type ErrorColors, type Palette } from '../../model/page/look.ts';
import {
  ERROR_ON_DARK,
  ERROR_ON_LIGHT,
  ERROR_SOFT_ON_DARK,
  ERROR_SOFT_ON_LIGHT,
} from '../../model/page/default-colors.ts';
import { contrast, blackOrWhite, oklchToHex, lowest, mix, readable, oklchOf, TEXT_CONTRAST } from './color.ts';

/** The colors that an owner writes for a scheme; what was not written is filled in. */
export type Colors = Record<'ground' | 'ink' | 'action' | 'data' | 'hero', string>;

/** What stands on a ground, as far as it is wanted: whatever cannot be read there gives way. */
type Wanted = Pick<Palette, 'ink' | 'action' | 'data'>;

const STEPS = [1, 0.75, 0.5, 0.25, 0];

/** The furthest color from one towards another on which all of some texts can be read; the first, where none can. */
export const legibleGround = (from: string, to: string, texts: readonly string[]): string =>
  STEPS.map((share) => mix(from, to, share)).find((back) =>
    texts.every((text) => contrast(text, back) >= TEXT_CONTRAST),
  ) ?? from;

/** The strongest ink for a ground, with a trace of its hue. */
export function inkOn(back: string, hue: number = oklchOf(back).h): string {
  const c = Math.min(oklchOf(back).c, 0.04);
  const ink =
    blackOrWhite([back]) === '#ffffff' ? oklchToHex({ l: 0.962, c: c / 4, h: hue }) : oklchToHex({ l: 0.2, c, h: hue });
  return contrast(ink, back) >= TEXT_CONTRAST ? ink : blackOrWhite([back]);
}

/** A color as bright as one on dark grounds has to be, and as deep as one on light grounds. */
export function legibleOn(color: string, back: string): string {
  const { l, c, h } = oklchOf(color);
  if (!isDarkGround({ ground: back })) return readable(color, [back]);
  return readable(oklchToHex({ l: Math.max(l, c < 0.03 ? 0.92 : 0.72), c, h }), [back]);
}

/** What stands on an action, and the action while it is pressed: further away from that. */
function pressed(action: string): Pick<Palette, 'action' | 'onAction' | 'actionStrong'> {
  const { l, c, h } = oklchOf(action);
  const onAction = contrast('#ffffff', action) >= TEXT_CONTRAST ? '#ffffff' : inkOn(action);
  const isWhite = onAction === '#ffffff';
  const further = oklchToHex({ l: isWhite ? l - 0.077 : l + 0.045, c, h });
  // Black cannot get darker, nor white lighter: it gives a little instead.
  const nearer = mix(action, onAction, 0.2);
  const noRoom = Math.abs(oklchOf(further).l - l) < 0.02;
  const actionStrong = (noRoom ? [nearer] : [further, nearer]).find(
    (each) => contrast(each, onAction) >= TEXT_CONTRAST,
  );
  return { action, onAction, actionStrong: actionStrong ?? action };
}

/** Everything that stands on a ground. By construction it can all be read there, if the inks can. */
export function paletteOn(back: string, { ink, action, data }: Wanted, tint = data): Palette {
  const isDark = isDarkGround({ ground: back });
  const { l, c, h } = oklchOf(back);
  const lifted = isDark ? oklchToHex({ l: l + 0.05, c: c * 1.3, h }) : mix(back, '#ffffff', 0.65);
  const texts = [ink, action, data];
  const surface = legibleGround(back, lifted, texts);
  const dataSoft = legibleGround(back, mix(back, tint, isDark ? 0.18 : 0.14), texts);
  const backs = [back, surface, dataSoft];
  const soft = [0.34, 0.26, 0.18, 0.1].map((share) => mix(ink, back, share));
  return {
    ground: back,
    surface,
    ink,
    inkSoft: soft.find((each) => lowest(each, backs) >= TEXT_CONTRAST) ?? ink,
    line: mix(back, tint === data ? ink : tint, isDark ? 0.16 : 0.13),
    ...pressed(action),
    data,
    dataSoft,
  };
}

/** The same on a derived ground: the colors of the scheme give way as far as they have to. */
export function adapted(back: string, { ink, action, data }: Wanted, tint?: string): Palette {
  const wanted = {
    ink: contrast(ink, back) >= TEXT_CONTRAST ? ink : inkOn(back),
    action: readable(action, [back]),
    data: readable(data, [back]),
  };
  return paletteOn(back, wanted, tint);
}

/** What a mistake is said in by components where nothing else is said. */
const ERRORS = {
  light: [ERROR_ON_LIGHT, ERROR_SOFT_ON_LIGHT],
  dark: [ERROR_ON_DARK, ERROR_SOFT_ON_DARK],
} as const;

/**
 * What a mistake is said in on the cards of a palette, where forms are; undefined where the components' own colors do.
 * @param expected what components take the ground for
 */
export function errorsOn(
  { ground: back, surface, ink }: Palette,
  expected: keyof typeof ERRORS,
): ErrorColors | undefined {
  const kind = isDarkGround({ ground: back }) ? 'dark' : 'light';
  const [wanted, soft] = ERRORS[kind];
  const error = readable(wanted, [surface]);
  const errorSoft = legibleGround(surface, soft, [error, ink]);
  const isDefault = error === wanted && errorSoft.toUpperCase() === soft && kind === expected;
  return isDefault ? undefined : { error, errorSoft };
}
