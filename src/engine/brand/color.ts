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
  type Color,
} from 'culori/fn';
import { luminance } from '../../model/page/look.ts';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
useMode(modeHsl);
const toOklch = converter('oklch');

/** Text of running size has this contrast to its ground (WCAG 1.4.3); what is no text, the lower one (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** A color as people see it: how light (0 to 1), how strong, and its hue in degrees. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** A color such as `#abc` or `#AABBCC` in the long form. */
export function longHex(color: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : color;
}

/** A color as people see it. Grays have no hue: it is 0. */
export function oklchOf(color: string): Oklch {
  const { l, c, h } = toOklch(color) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0 };
}

/** The color that a screen can show and that is nearest, keeping lightness and hue. */
export function oklchToHex({ l, c, h }: Oklch): string {
  const within = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: within, c: Math.max(0, c), h }, 'oklch')) ?? '#000000';
}

/** A color on the way from one to the other, as CSS mixes them in sRGB: 0 is the first. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'rgb')(share)) ?? from;

/** The contrast of WCAG between two colors: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast of a color to several grounds. */
export const lowest = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/**
 * The nearest color that has a contrast to all of some grounds: of the same hue, lighter or darker by as little as
 * will do. Where none has it, the better of black and white.
 */
export function readable(color: string, grounds: readonly string[], ratio = TEXT_CONTRAST): string {
  if (lowest(color, grounds) >= ratio) return color;
  const { l, c, h } = oklchOf(color);
  const found = [passing(0), passing(1)].filter((each) => each !== undefined);
  return found.toSorted((a, b) => Math.abs(a.l - l) - Math.abs(b.l - l))[0]?.color ?? blackOrWhite(grounds);

  /** The first lightness on the way to an end at which all is well. */
  function passing(end: number): { l: number; color: string } | undefined {
    const at = (share: number): string => oklchToHex({ l: l + (end - l) * share, c, h });
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
export const blackOrWhite = (grounds: readonly string[]): string =>
  lowest('#000000', grounds) > lowest('#ffffff', grounds) ? '#000000' : '#ffffff';

/** A color in any way that style sheets write it, such as `teal` or `rgb(0 128 128)`, with six digits; none that lets light through. */
export function hexFromCss(words: string): string | undefined {
  const color = parsed(words) ?? parsed(`#${words}`);
  return color && (color.alpha ?? 1) === 1 ? formatHex(color)?.toUpperCase() : undefined;
}

/** The parser fails on some texts that are no colors, such as "8.30–12 / 13.30–17 Uhr". */
function parsed(words: string): Color | undefined {
  try {
    return parse(words);
  } catch {
    return undefined;
  }
}
