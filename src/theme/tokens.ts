import type { Tone } from '../model/types.ts';

/** The colours a section is drawn with. Every component uses these and nothing else. */
interface Palette {
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

const onNavy = { ink: '#EEF3FA', inkSoft: '#AAB9D0', action: '#FF7A45', onAction: '#0A1628', actionStrong: '#FF9468', data: '#5FD4E0' };
const onPaper = { ink: '#0B1B33', inkSoft: '#4A5870', action: '#B93C0B', onAction: '#FFFFFF', actionStrong: '#962E05', data: '#0B6B85' };

/** Colours by tone in the light scheme. */
const light: Record<Tone, Palette> = {
  default: { ...onPaper, ground: '#FBFAF7', surface: '#FFFFFF', line: '#E3DFD5', dataSoft: '#E0F0F3' },
  muted: { ...onPaper, ground: '#F2EFE7', surface: '#FBFAF7', line: '#DAD5C7', dataSoft: '#DCECEF' },
  accent: { ...onPaper, ground: '#FCEDE3', surface: '#FFF8F3', line: '#EFD5C4', dataSoft: '#FADFCE', data: '#8F2D06' },
  dark: { ...onNavy, ground: '#0A1628', surface: '#10233F', line: '#24405F', dataSoft: '#12304A' },
};

/** Colours by tone in the dark scheme. */
const dark: Record<Tone, Palette> = {
  default: { ...onNavy, ground: '#0E1521', surface: '#151F2F', line: '#2A374B', dataSoft: '#14303C' },
  muted: { ...onNavy, ground: '#121B2A', surface: '#19253A', line: '#2D3C53', dataSoft: '#173442' },
  accent: { ...onNavy, ground: '#241813', surface: '#2E2019', line: '#4A342A', dataSoft: '#42291D', data: '#FFB08C' },
  dark: { ...onNavy, ground: '#070F1C', surface: '#0D1D35', line: '#1E3654', dataSoft: '#0F2A41' },
};

/** The navy of heroes, header and footer, for the browser's own frame. */
export const navy = light.dark.ground;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (palette: Partial<Palette>): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');

const selector = (tone: string): string => `${tone === 'default' ? ':root,' : ''}.tone-${tone}`;

/** A rule for each colour set that tones share, then one for what each has of its own. */
function rules(scheme: Record<Tone, Palette>): string {
  const entries = Object.entries(scheme) as [Tone, Palette][];
  const shared = [onPaper, onNavy].map((common) => {
    const tones = entries.filter(([, palette]) => palette.ink === common.ink).map(([tone]) => selector(tone));
    return tones.length > 0 ? `${tones.join(',')}{${declarations(common)}}` : '';
  });
  const own = entries.map(([tone, palette]) => {
    const common: Partial<Palette> = palette.ink === onPaper.ink ? onPaper : onNavy;
    const different = Object.fromEntries(Object.entries(palette).filter(([name, value]) => common[name as keyof Palette] !== value));
    return `${selector(tone)}{${declarations(different)}}`;
  });
  return [...shared, ...own].join('');
}

/** CSS that defines every colour for both colour schemes; a tone redefines them for its subtree. */
export const colorCss = `:root{color-scheme:light}${rules(light)}@media(prefers-color-scheme:dark){:root{color-scheme:dark}${rules(dark)}}`;
