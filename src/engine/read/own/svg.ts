import sax from 'sax';
import type { Range } from '../../../model/diagnostics/diagnostic.ts';
import type { IconDrawing } from '../../../model/page/parts.ts';
import { finalShape, inherit, type Style } from './svg-style.ts';

/** What a drawing is made of. Everything else either says nothing to a visitor's eye, or cannot be kept. */
const SHAPES: Record<IconDrawing[number][0], readonly string[]> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
};
type ShapeName = keyof typeof SHAPES;

/** Elements that only tell of the drawing, with all that is in them. A prefix is a drawing program's own. */
const SILENT = /^(?:title|desc|metadata|.+:.+)$/;
const GROUPS = new Set(['svg', 'g', 'defs']);
/** Attributes that would change what is seen in a way that a symbol of one color cannot. */
const LOST = /^(?:on.*|(?:xlink:)?href|clip-path|mask|filter|marker(?:-\w+)?)$/;

/** Why a drawing cannot be used. */
export type SvgFault =
  | { code: 'unreadable'; range: Range; reason: string }
  | { code: 'lost'; range: Range; names: string[] }
  | { code: 'no-size' | 'empty'; range: Range };

interface SvgReading {
  drawing: IconDrawing;
  /** The colors in it, as written. More than one become one. */
  colors: string[];
  fault?: SvgFault;
}

/** Reads an SVG file as an icon: its shapes alone, on the grid of all icons, in the color of the text around it. */
export function readSvg(text: string): SvgReading {
  const parser = sax.parser(true);
  const state: Reading = { drawing: [], colors: new Set(), lost: [], levels: [], silent: 0, grid: undefined };
  let unreadable: SvgFault | undefined;
  let hasElements = false;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser, not an element
  parser.onerror = ({ message }) => {
    unreadable ??= {
      code: 'unreadable',
      range: { offset: Math.max(parser.startTagPosition - 1, 0), length: 1 },
      reason: message.split('\n')[0] ?? '',
    };
    parser.error = null;
  };
  parser.onopentag = ({ name, attributes }) => {
    hasElements = true;
    if (state.levels.length === 0 && name !== 'svg')
      unreadable ??= { code: 'unreadable', range: START, reason: `it begins with <${name}>` };
    open(state, name, attributes, { offset: parser.startTagPosition - 1, length: name.length + 1 });
  };
  parser.onclosetag = () => {
    if (state.silent > 0) state.silent--;
    else state.levels.pop();
  };
  parser.write(text).close();
  if (!hasElements) unreadable ??= { code: 'unreadable', range: START, reason: 'there is nothing in it' };
  const fault = unreadable ?? faultOf(state);
  return { drawing: state.drawing, colors: [...state.colors], ...(fault && { fault }) };
}

const START: Range = { offset: 0, length: 1 };

/** Why a drawing that could be read cannot be used. */
function faultOf({ drawing, lost, grid }: Reading): SvgFault | undefined {
  const [first] = lost;
  if (first) return { code: 'lost', range: first.range, names: [...new Set(lost.map(({ name }) => name))] };
  if (grid === undefined) return { code: 'no-size', range: START };
  return drawing.length === 0 ? { code: 'empty', range: START } : undefined;
}

interface Reading {
  drawing: IconDrawing;
  colors: Set<string>;
  lost: { name: string; range: Range }[];
  /** What holds for the shapes inside, level by level. */
  levels: Style[];
  /** How deep we are in an element that says nothing. */
  silent: number;
  grid: string | undefined;
}

function open(state: Reading, name: string, attributes: Record<string, string>, range: Range): void {
  if (state.silent > 0 || SILENT.test(name)) return void state.silent++;
  const lose = (what: string): void => void state.lost.push({ name: what, range });
  for (const attribute of Object.keys(attributes)) if (LOST.test(attribute)) lose(attribute);
  const isShape = Object.hasOwn(SHAPES, name);
  if (!isShape && !GROUPS.has(name)) lose(`<${name}>`);
  if (state.levels.length === 0) state.grid = gridOf(attributes);
  const style = inherit(state.levels.at(-1), attributes, lose);
  state.levels.push(style);
  if (!isShape) return;
  const kept = finalShape(style, state.grid ?? '', state.colors);
  if (!kept) return;
  const geometry = SHAPES[name as ShapeName].flatMap((key) => {
    const value = attributes[key]?.replace(/\s+/g, ' ').trim();
    return value !== undefined && /^[\w\s.,+%-]*$/.test(value) ? [[key, value] as const] : [];
  });
  if (geometry.length > 0) state.drawing.push([name as ShapeName, { ...Object.fromEntries(geometry), ...kept }]);
}

const GRID = 24;

/** How a drawing gets onto the grid of all icons: a transformation, empty where it is on it already. */
function gridOf({ viewBox, width, height }: Record<string, string>): string | undefined {
  const box = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, parseFloat(width ?? ''), parseFloat(height ?? '')];
  const [x = 0, y = 0, wide = NaN, high = NaN] = box;
  if (![x, y].every(Number.isFinite) || !(wide > 0) || !(high > 0)) return undefined;
  const scale = GRID / Math.max(wide, high);
  const [left, top] = [(GRID - wide * scale) / 2 - x * scale, (GRID - high * scale) / 2 - y * scale];
  const move = left === 0 && top === 0 ? '' : `translate(${rounded(left)} ${rounded(top)})`;
  return `${move}${scale === 1 ? '' : `scale(${rounded(scale)})`}`;
}

const rounded = (number: number): number => Math.round(number * 10_000) / 10_000;
