import type { Palette } from '../model/page/look.ts';
import { DEFAULT_EDGE_SHARE } from '../model/page/default-colors.ts';

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

/** The shadow of what lies above the page. */
export const shade = (opacity: string): string => `rgb(0 0 0/${opacity})`;

/** The edge of a field, seen on every ground: a look says how much of the ink that takes, where it takes more. */
export const fieldEdge = `color-mix(in srgb,var(--ink) var(--edge-share,${DEFAULT_EDGE_SHARE}%),transparent)`;

/** What a field shows as an example. Browsers have one gray for all grounds, which can hardly be read on most. */
export const placeholder = { color: 'var(--ink-soft)', opacity: 1 };

/** What MUI says a mistake in; it works out other colors from it. */
export const muiError = '#C62828';

/** What MUI mixes colors with. */
export const muiMixed = { white: '#fff', black: '#000' };

/** How much of a color lies on what is pointed at, as MUI has it. */
export const muiHoverOpacity = 0.04;

/** As MUI writes a color that lets something through. */
export const muiShareOf = (color: string, share: number): string => `oklch(from ${color} l c h / ${share})`;
