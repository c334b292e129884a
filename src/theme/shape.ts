import { DEFAULT_BACKDROP } from '../model/page/default-colors.ts';

/** The ground of drawings, and the light on it. */
export const drawing = {
  plate: `var(--plate,${DEFAULT_BACKDROP.plate})`,
  glow: `var(--glow,${DEFAULT_BACKDROP.glow})`,
} as const;

/**
 * Corners and spaces that a site's theme can change. Each use names what it has by itself; only a site that wants
 * another defines the variable (shape-css.ts).
 */
export const corner = {
  tick: 'var(--corner-tick,6px)',
  small: 'var(--corner-small,8px)',
  control: 'var(--corner-control,10px)',
  toast: 'var(--corner-toast,12px)',
  card: 'var(--corner-card,14px)',
  tag: 'var(--corner-tag,16px)',
  plate: 'var(--corner-plate,20px)',
  pill: 'var(--corner-pill,22px)',
} as const;

/** Spaces; the themes of sites can change them. */
export const space = {
  /** Above and below a section, a section of a line or two, and a hero. */
  band: 'var(--space-band,clamp(4rem,8.4vw,7.5rem))',
  slim: 'var(--space-slim,clamp(2.5rem,4vw,3.5rem))',
  hero: 'var(--space-hero,clamp(6.5rem,13vw,11.5rem) clamp(4rem,8vw,7rem))',
  /** Between two columns, and below the head of a section. */
  gap: 'var(--space-gap,clamp(2rem,5vw,4rem))',
  head: 'var(--space-head,clamp(2rem,4vw,3.5rem))',
  /** Within a card, and within a larger box. */
  card: 'var(--space-card,clamp(1.5rem,2.4vw,2rem))',
  box: 'var(--space-box,clamp(1.25rem,3vw,2.5rem))',
} as const;
