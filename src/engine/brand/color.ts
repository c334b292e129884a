import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeHsl,
  modeLrgb,
  modeOklch,
  modeRgb,
  parse,
  useMode,
} from 'culori/fn';
import { luminance } from '../../model/page/look.ts';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
useMode(modeHsl);
const toOklch = converter('oklch');

/** Text of running size has this contrast to its ground (WCAG 1.4.3); what is no text, the lower one (1.4.11). */
export const TEXT = 4.5;
export const SHAPE = 3;

/** A colour as people see it: how light (0 to 1), how strong, and its hue in degrees. */
export interface Seen {
  l: number;
  c: number;
  h: number;
}

/** A colour such as `#abc` or `#AABBCC` in the long form. */
export function sixDigits(color: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : color;
}

/** A colour as people see it. Greys have no hue: it is 0. */
export function seen(color: string): Seen {
  const { l, c, h } = toOklch(color) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0 };
}

/** The colour that a screen can show and that is nearest, keeping lightness and hue. */
export function hex({ l, c, h }: Seen): string {
  const within = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: within, c: Math.max(0, c), h }, 'oklch')) ?? '#000000';
}

/** A colour on the way from one to the other, as CSS mixes them in sRGB: 0 is the first. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'rgb')(share)) ?? from;

/** The contrast of WCAG between two colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast of a colour to several grounds. */
export const lowest = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/**
 * The nearest colour that has a contrast to all of some grounds: of the same hue, lighter or darker by as little as
 * will do. Where none has it, the better of black and white.
 */
export function readable(color: string, grounds: readonly string[], ratio = TEXT): string {
  if (lowest(color, grounds) >= ratio) return color;
  const { l, c, h } = seen(color);
  const found = [passing(0), passing(1)].filter((each) => each !== undefined);
  return found.toSorted((a, b) => Math.abs(a.l - l) - Math.abs(b.l - l))[0]?.color ?? extreme(grounds);

  /** The first lightness on the way to an end at which all is well. */
  function passing(end: number): { l: number; color: string } | undefined {
    const at = (share: number): string => hex({ l: l + (end - l) * share, c, h });
    if (lowest(at(1), grounds) < ratio) return undefined;
    let [bad, good] = [0, 1];
    while (good - bad > 0.001) {
      const middle = (bad + good) / 2;
      if (lowest(at(middle), grounds) >= ratio) good = middle;
      else bad = middle;
    }
    return { l: l + (end - l) * good, color: at(good) };
  }
}

/** Black or white, whichever stands out more. */
export const extreme = (grounds: readonly string[]): string =>
  lowest('#000000', grounds) > lowest('#ffffff', grounds) ? '#000000' : '#ffffff';

/** A color in any way that style sheets write it, such as `teal` or `rgb(0 128 128)`, with six digits. */
export function hexOf(words: string): string | undefined {
  const color = parse(words) ?? parse(`#${words}`);
  return color && formatHex(color)?.toUpperCase();
}
