import type { Tone } from '../model/types.ts';

/** The colours a section is drawn with. Every component uses these and nothing else. */
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

/** The navy of heroes, header and footer, and for the browser's own frame; the ink on it. */
export const navy = '#0A1628';
export const inkOnNavy = '#EEF3FA';

export const onNavy = {
  ink: inkOnNavy,
  inkSoft: '#AAB9D0',
  action: '#FF7A45',
  onAction: navy,
  actionStrong: '#FF9468',
  data: '#5FD4E0',
};
export const onPaper = {
  ink: '#0B1B33',
  inkSoft: '#4A5870',
  action: '#B93C0B',
  onAction: '#FFFFFF',
  actionStrong: '#962E05',
  data: '#0B6B85',
};

/** Colours by tone in the light scheme. */
export const light: Record<Tone, Palette> = {
  default: { ...onPaper, ground: '#FBFAF7', surface: '#FFFFFF', line: '#E3DFD5', dataSoft: '#E0F0F3' },
  muted: { ...onPaper, ground: '#F2EFE7', surface: '#FBFAF7', line: '#DAD5C7', dataSoft: '#DCECEF' },
  accent: { ...onPaper, ground: '#FCEDE3', surface: '#FFF8F3', line: '#EFD5C4', dataSoft: '#FADFCE', data: '#8F2D06' },
  dark: { ...onNavy, ground: navy, surface: '#10233F', line: '#24405F', dataSoft: '#12304A' },
};

/** Colours by tone in the dark scheme. */
export const dark: Record<Tone, Palette> = {
  default: { ...onNavy, ground: '#0E1521', surface: '#151F2F', line: '#2A374B', dataSoft: '#14303C' },
  muted: { ...onNavy, ground: '#121B2A', surface: '#19253A', line: '#2D3C53', dataSoft: '#173442' },
  accent: { ...onNavy, ground: '#241813', surface: '#2E2019', line: '#4A342A', dataSoft: '#42291D', data: '#FFB08C' },
  dark: { ...onNavy, ground: '#070F1C', surface: '#0D1D35', line: '#1E3654', dataSoft: '#0F2A41' },
};

/** Paper: black on white, whatever tone or scheme. */
export const paper: Partial<Palette> = {
  ground: '#fff',
  surface: '#fff',
  ink: '#000',
  inkSoft: '#333',
  action: '#000',
  onAction: '#fff',
  data: '#000',
  dataSoft: '#fff',
  line: '#999',
};

/** The light behind drawings, which are made for navy. */
export const glow = '#16345c';

/** The shadow of what lies above the page. */
export const shade = (opacity: string): string => `rgb(0 0 0/${opacity})`;

/** Mistakes: legible on every ground, and quieter behind words. */
export const error = { light: '#B3261E', dark: '#FFB4A9' };
export const errorSoft = { light: '#FCEEEC', dark: '#3A1D1D' };

/** The same for MUI, which works out others from it. */
export const muiError = '#C62828';

/** What the tools of development say about severity, on the dark tone. */
export const severities = { error: '#ff9d94', warning: '#ffd08a' };
