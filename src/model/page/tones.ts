import type { Tone } from './blocks.generated.ts';

const ALL: Record<Tone, true> = { default: true, muted: true, accent: true, dark: true };

/** All tones, in the order in which style sheets name them. */
export const TONES = Object.keys(ALL) as readonly Tone[];
