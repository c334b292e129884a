import type { Tone } from './blocks.generated.ts';

/** All tones, in the order in which style sheets name them. */
export const TONES = ['default', 'muted', 'accent', 'dark'] as const satisfies readonly Tone[];

type NothingMissing<Forgotten extends never> = Forgotten;

/** Every tone is in the list; if not, the type check quotes those that are missing. */
export type TonesAreComplete = NothingMissing<Exclude<Tone, (typeof TONES)[number]>>;
