import type { Tone } from './blocks.generated.ts';

/** All tones, in the order in which style sheets name them. */
export const TONES = ['default', 'muted', 'accent', 'dark'] as const satisfies readonly Tone[];
