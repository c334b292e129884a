import { getOrInsert } from '../../model/memoize.ts';
import { parseTree, type Node } from 'jsonc-parser';
import type { DataPath, Location, Range } from '../../model/diagnostics/diagnostic.ts';

export interface Position {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Finds places in one file, as offsets. The file is parsed with positions only when the first one is asked for. */
export function createRanges(text: string): (location: Location) => Range {
  let root: Node | undefined;
  // Thousands of faults may stand in one text.
  const units = new Map<number, number[]>();
  const unitsAt = (offset: number): number[] => getOrInsert(units, offset, () => unitsOfString(text, offset));

  return ({ path, at, within, range }) => {
    if (range) return range;
    root ??= parseTree(text);
    if (!path || !root) return { offset: 0, length: 0 };
    const node = nodeAt(root, path);
    const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    if (at === 'key' && name) return { offset: name.offset, length: name.length };
    if (within && node.type === 'string') return partBetween(unitsAt(node.offset), within);
    // A caret under a whole group would run over many lines: its bracket says enough.
    const isGroup = node.type === 'object' || node.type === 'array';
    return { offset: node.offset, length: isGroup || at === 'open' ? 1 : node.length };
  };
}

/** Finds what stands in one file at a path. */
export function createSources(text: string): (path: DataPath) => string {
  const rangeOf = createRanges(text);
  return (path) => {
    const { offset, length } = rangeOf({ path });
    return text.slice(offset, offset + length);
  };
}

/** Finds places in one file, as lines and columns. */
export function createLocator(text: string): (location: Location) => Position {
  const rangeOf = createRanges(text);
  let lines: number[] | undefined;

  return (location) => {
    const { offset, length } = rangeOf(location);
    lines ??= lineStarts(text);
    const [line, column] = positionAt(lines, offset);
    const [endLine, endColumn] = positionAt(lines, offset + length);
    return { line, column, endLine, endColumn };
  };
}

/** Offsets at which lines begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Line and column of an offset, counting from 1. */
export function positionAt(starts: number[], offset: number): [line: number, column: number] {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return [low + 1, offset - (starts[low] as number) + 1];
}

/** The node at a path; of what does not exist, the closest that holds it. A key written twice counts as its last. */
function nodeAt(root: Node, path: DataPath): Node {
  let node = root;
  for (const key of path) {
    const next =
      node.type === 'array'
        ? node.children?.[Number(key)]
        : node.children?.findLast((property) => property.children?.[0]?.value === String(key))?.children?.[1];
    if (!next) return node;
    node = next;
  }
  return node;
}

/** From a place in a text as data to its place in the file. */
export const partOfString = (text: string, start: number, within: Range): Range =>
  partBetween(unitsOfString(text, start), within);

/** Where each unit of a text as data stands in the file, where `\n` takes two characters and `\u0041` six; and its end. */
function unitsOfString(text: string, start: number): number[] {
  const units = [];
  let at = start + 1;
  for (; at < text.length && text[at] !== '"'; at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2)
    units.push(at);
  return [...units, at];
}

function partBetween(units: number[], { offset, length }: Range): Range {
  const [from, to] = [offset, offset + length].map((unit) => units[unit] ?? (units.at(-1) as number)) as [
    number,
    number,
  ];
  return { offset: from, length: to - from };
}
