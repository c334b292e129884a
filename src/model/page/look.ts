import type { SiteDocument, Tone } from './blocks.generated.ts';

/** The colors a section is drawn with. Every component uses these and nothing else. */
export interface Palette {
  /** The section's background, and cards upon it. */
  ground: string;
  surface: string;
  /** Text, quieter text, and hair lines. */
  ink: string;
  inkSoft: string;
  line: string;
  /** What can be pressed, what stands on it, and its pressed state. */
  action: string;
  onAction: string;
  actionStrong: string;
  /** Figures, ticks, icons: never action. */
  data: string;
  dataSoft: string;
}

/** What a mistake is said in, where that of the components would not be legible. */
export interface ErrorColors {
  error: string;
  errorSoft: string;
}

/** A color scheme: the colors of each tone, and of what lies behind drawings. */
export interface Scheme {
  tones: Record<Tone, Palette>;
  errors?: Partial<Record<Tone, ErrorColors>>;
  /** The ground of drawings, and the light on it. */
  plate: string;
  glow: string;
}

/** What an owner says of the look of a site. */
export type Theme = NonNullable<SiteDocument['theme']>;
type HeroGround = NonNullable<Theme['hero']>;

/** How a site looks, worked out: all that style sheets are made of. */
export interface Look {
  light: Scheme;
  dark: Scheme;
  corner: NonNullable<Theme['corner']>;
  density: NonNullable<Theme['density']>;
  hero: HeroGround;
  letters: NonNullable<Theme['letters']>;
  /** How much of the ink the edge of a field takes, in percent, so that it can be seen on every ground. */
  edge?: number;
}

/** The tone that header and hero stand on. */
export const HERO_TONES: Record<HeroGround, Tone> = { deep: 'dark', paper: 'default', tinted: 'accent' };

/** Whether browsers have to be told that a scheme's pages are dark. */
export const isDarkGround = ({ ground }: Pick<Palette, 'ground'>): boolean => luminance(ground) < 0.18;

/** The relative luminance of WCAG of a color with six digits. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
