import type { Look } from '../../../model/page/look.ts';

/** How round the plate behind a mark is, of a side of 64. */
const CORNERS: Record<Look['corner'], number> = { square: 0, soft: 14, round: 22 };

/** How a mark stands in its square. */
export interface Setting {
  /** The plate behind the mark; without one it stands free. */
  ground?: string;
  /** How much of the side the mark takes: 0 to 1. */
  share: number;
  corner?: Look['corner'];
}

/**
 * A mark as a square drawing of its own, on a plate: a mark is made for the ground of the header, and the tab of a
 * browser may have any.
 */
export function setMark(mark: string, { ground, share, corner = 'square' }: Setting): string {
  const side = 64 * share;
  const at = (64 - side) / 2;
  const plate = ground ? `<rect width="64" height="64" rx="${CORNERS[corner]}" fill="${ground}"/>` : '';
  const drawing = placed(mark, { x: at, y: at, width: side, height: side });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${plate}${drawing}</svg>`;
}

/** Where a drawing stands in another one. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a drawing begins, with its size; empty where nothing does so. */
export const rootOf = (drawing: string): string => /<svg\b[^<>]*>/.exec(drawing)?.[0] ?? '';

/** A drawing as a part of another one. */
export function placed(drawing: string, box: Box): string {
  const root = rootOf(drawing) || '<svg>';
  return openingOf(root, box) + drawing.slice(drawing.indexOf(root) + root.length).trim();
}

function openingOf(root: string, { x, y, ...box }: Box): string {
  const sizeOf = (name: string): string | undefined =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1];
  const [width, height] = [sizeOf('width'), sizeOf('height')];
  const viewBox = /\sviewBox\s*=/.test(root) || !width || !height ? '' : ` viewBox="0 0 ${width} ${height}"`;
  const bare = root.replace(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return bare.replace(/^<svg/, `<svg x="${x}" y="${y}" width="${box.width}" height="${box.height}"${viewBox}`);
}

/** The mark without what stands before it in its file. */
export function drawingIn(text: string): string {
  const start = text.search(/<svg\b/);
  return start < 0 ? text : text.slice(start, text.lastIndexOf('</svg>') + 6);
}
