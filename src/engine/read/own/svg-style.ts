/** How shapes look, as far as an icon keeps it: what is said of a group holds for all that is in it. */
export type Style = Readonly<Record<string, string>>;

/** Properties that an icon keeps besides its paints. */
const KEPT = [
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'fill-rule',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
] as const;
const READ: ReadonlySet<string> = new Set([...KEPT, 'fill', 'stroke', 'transform', 'display', 'visibility']);
/** What no property that is kept needs: addresses, text, braces. */
const PLAIN = /^[\w\s.,()#%+-]*$/;

/** In letters. Each shape gets what moves all groups around it: of thousands of these, there would be no end to it. */
const MAX_TRANSFORM_LENGTH = 1_000;

/**
 * What holds for an element: what holds around it, and what its attributes say, or its style, which wins.
 * @param lose is told what cannot be kept
 */
export function inherit(around: Style = {}, attributes: Style, lose: (what: string) => void): Style {
  const own = { ...attributes, ...declarations(attributes['style'] ?? '') };
  const style: Record<string, string> = { ...around };
  for (const [name, written] of Object.entries(own)) {
    const value = written.trim();
    if (value.includes('url(')) lose(name === 'fill' || name === 'stroke' ? 'a color gradient or pattern' : name);
    if (!READ.has(name) || value === 'inherit' || !PLAIN.test(value)) continue;
    if (name === 'transform' && (style[name] ?? '').length + value.length > MAX_TRANSFORM_LENGTH)
      lose('a very long transformation');
    // Opacity of a group holds for the group as a whole; of shapes that do not overlap it is the same.
    else if (name === 'transform' || name === 'opacity') style[name] = joined(name, style[name], value);
    else style[name] = value;
  }
  return style;
}

function joined(name: string, outer: string | undefined, inner: string): string {
  if (outer === undefined) return inner;
  return name === 'transform' ? `${outer} ${inner}` : String(Number(outer) * Number(inner));
}

/** `fill:none;stroke:#000` as properties. */
function declarations(style: string): Record<string, string> {
  const pairs = style.split(';').map((each) => each.split(':'));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name.trim(), value.trim()]] : [])));
}

/**
 * The attributes of a shape besides its geometry. Icons are lines in the color of the text unless they say otherwise,
 * and SVG's shapes are filled unless they do. Undefined for a shape that nobody sees.
 */
export function finalShape(style: Style, grid: string, colors: Set<string>): Record<string, string> | undefined {
  const { fill = 'black', stroke = 'none', display, visibility, transform } = style;
  const isHidden = display === 'none' || visibility === 'hidden';
  const [isFilled, isDrawn] = [isPaint(fill), isPaint(stroke)];
  if (isHidden || (!isFilled && !isDrawn)) return undefined;
  for (const paint of [...(isFilled ? [fill] : []), ...(isDrawn ? [stroke] : [])])
    if (!/^currentcolor$/i.test(paint)) colors.add(paint.toLowerCase());
  const moved = `${grid}${grid && transform ? ' ' : ''}${transform ?? ''}`;
  const kept = KEPT.flatMap((name) => (style[name] === undefined ? [] : [[name, style[name]] as const]));
  return {
    ...(isFilled && { fill: 'currentColor' }),
    ...(isDrawn ? { 'stroke-width': '1' } : { stroke: 'none' }),
    ...Object.fromEntries(isDrawn ? kept : kept.filter(([name]) => !name.startsWith('stroke'))),
    ...(moved !== '' && { transform: moved }),
  };
}

const isPaint = (value: string): boolean => !/^(?:none|transparent)$/i.test(value);
