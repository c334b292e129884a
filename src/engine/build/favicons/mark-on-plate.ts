import type { Look } from '../../../model/page/look.ts';
import { nestSvg } from '../drawing/nested-svg.ts';

/** The radius of the corners of the plate behind a mark whose side is 64. */
const CORNERS: Record<Look['corner'], number> = { square: 0, soft: 14, round: 22 };

/** How a mark is placed in its square. */
export interface MarkPlacement {
  /** The color of the plate behind the mark; without one there is no plate. */
  ground?: string;
  /** How much of the side the mark takes: 0 to 1. */
  share: number;
  corner?: Look['corner'];
}

/**
 * A mark as a square SVG. It stands on a plate, since a mark is made for the ground of the header, and the tab of a
 * browser may have any color.
 */
export function markOnPlate(mark: string, { ground, share, corner = 'square' }: MarkPlacement): string {
  const side = 64 * share;
  const at = (64 - side) / 2;
  const plate = ground ? `<rect width="64" height="64" rx="${CORNERS[corner]}" fill="${ground}"/>` : '';
  const drawing = nestSvg(mark, { x: at, y: at, width: side, height: side });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${plate}${drawing}</svg>`;
}
