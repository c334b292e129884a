import { HERO_TONES, type Look } from '../../model/page/look.ts';
import { type corner, space } from '../shape.ts';
import { UP_MD } from '../breakpoints.ts';

type Corners = Record<keyof typeof corner | 'focus', string>;
type Spaces = Record<keyof typeof space, string>;

/** Corners other than those that components have by themselves. */
const CORNERS: Partial<Record<Look['corner'], Corners>> = {
  square: {
    focus: '0',
    tick: '0',
    small: '0',
    control: '0',
    toast: '0',
    card: '0',
    tag: '0',
    plate: '0',
    pill: '0',
  },
  round: {
    focus: '8px',
    tick: '8px',
    small: '14px',
    control: '24px',
    toast: '24px',
    card: '26px',
    tag: '22px',
    plate: '36px',
    pill: '22px',
  },
};

const SPACES: Partial<Record<Look['density'], Spaces>> = {
  compact: {
    band: 'clamp(2.75rem,5.5vw,4.75rem)',
    slim: 'clamp(1.75rem,3vw,2.5rem)',
    hero: 'clamp(7rem,9vw,8.5rem) clamp(2.75rem,5vw,4.25rem)',
    gap: 'clamp(1.5rem,3.5vw,3rem)',
    head: 'clamp(1.25rem,2.5vw,2rem)',
    card: 'clamp(1rem,1.6vw,1.375rem)',
    box: 'clamp(1rem,2vw,1.75rem)',
  },
  airy: {
    band: 'clamp(5rem,11vw,10rem)',
    slim: 'clamp(3.25rem,5vw,4.75rem)',
    hero: 'clamp(9rem,16vw,15rem) clamp(5rem,11vw,10rem)',
    gap: 'clamp(2.5rem,6vw,6.5rem)',
    head: 'clamp(2.5rem,5vw,4.75rem)',
    card: 'clamp(1.75rem,3vw,2.75rem)',
    box: 'clamp(1.5rem,3.6vw,3.25rem)',
  },
};

/** The variables that a look defines for corners and spaces, by name. */
export function shapeVariables({ corner, density }: Pick<Look, 'corner' | 'density'>): Record<string, string> {
  const corners = CORNERS[corner];
  const named = (kind: string, values: object = {}): [string, string][] =>
    Object.entries(values).map(([name, value]) => [`--${kind}-${name}`, String(value)]);
  return {
    ...Object.fromEntries([...named('corner', corners), ...named('space', SPACES[density])]),
    // MUI's own components ask for this one.
    ...(corners && { '--shape-borderRadius': corners.control }),
  };
}

/**
 * CSS for the section after a hero that stands on another ground than its tone says: two neighbors share one space if
 * they are on the same ground, and else each has its own (see ui/section/Section.tsx). A hero whose drawing stands on its lower
 * edge has none to share: on phones nearly all, in wide windows some (see ENDS in blocks/hero.tsx).
 */
export function afterOpeningCss({ hero }: Pick<Look, 'hero'>): string {
  if (hero === 'deep') return '';
  const after = (tone: string, which = ''): string =>
    `main [data-block=hero]${which}+.tone-${tone}.tone-${tone}.tone-${tone}`;
  const apart = `${after('dark')}{padding-top:${space.band}}${after('dark')}.compact{padding-top:${space.slim}}`;
  const shared = (which: string): string => `${after(HERO_TONES[hero], which)}{padding-top:0}`;
  // At night a line and the light of the hero end between the two, so each keeps its own.
  const day = '(prefers-color-scheme:light)';
  return `${apart}@media${day}{${shared('.ends')}}${UP_MD} and ${day}{${shared(':not(.stands)')}}`;
}
