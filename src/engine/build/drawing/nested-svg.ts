/** A rectangle in a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The root tag of an SVG, with its size; empty where there is none. */
export const rootTagOf = (drawing: string): string => /<svg\b[^<>]*>/.exec(drawing)?.[0] ?? '';

/** An SVG as a nested part of another one, scaled into a box. */
export function nestSvg(drawing: string, box: Box): string {
  const root = rootTagOf(drawing) || '<svg>';
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

/** The SVG in a file, without what stands before its root, such as an XML declaration. */
export function svgIn(text: string): string {
  const start = text.search(/<svg\b/);
  return start < 0 ? text : text.slice(start, text.lastIndexOf('</svg>') + 6);
}
