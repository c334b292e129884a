import { parseTree, type Node } from 'jsonc-parser';
import { getOrInsert, memoize } from '../../model/memoize.ts';
import type { DataPath, Location, Range } from '../../model/diagnostics/diagnostic.ts';
import { lineStarts, positionAt } from './lines.ts';

/** A JSON text of which places are asked for: it is parsed with positions once, when the first one is. */
export interface ParsedText {
  text: string;
  /** The value at a path; undefined where there is none. A key written twice counts as its last. */
  nodeAt: (path: DataPath) => Node | undefined;
  /** Where something stands; of what does not exist, the closest that holds it. */
  rangeOf: (location: Location) => Range;
  /** Where a part of a text as data stands. */
  partOf: (string: Node, within: Range) => Range;
  /** Where the line begins on which an offset stands. */
  lineStart: (offset: number) => number;
}

/** Takes a text to have its places found. */
export function parsedText(text: string): ParsedText {
  let root: Node | undefined;
  let lines: number[] | undefined;
  // Thousands of faults may stand in one text.
  const units = new Map<number, number[]>();
  const partOf = ({ offset }: Node, within: Range): Range =>
    partBetween(
      getOrInsert(units, offset, () => unitsOfString(text, offset)),
      within,
    );
  const walk = (path: DataPath): ReturnType<typeof closest> => closest((root ??= parseTree(text)), path);

  return {
    text,
    partOf,
    lineStart: (offset) => {
      lines ??= lineStarts(text);
      return lines[positionAt(lines, offset)[0] - 1] as number;
    },
    nodeAt: (path) => {
      const { node, isWhole } = walk(path);
      return isWhole ? node : undefined;
    },
    rangeOf: ({ path, at, within, range }) => {
      if (range) return range;
      const { node } = walk(path ?? []);
      if (!path || !node) return { offset: 0, length: 0 };
      const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      if (at === 'key' && name) return { offset: name.offset, length: name.length };
      if (within && node.type === 'string') return partOf(node, within);
      // A caret under a whole group would run over many lines: its bracket says enough.
      const isGroup = node.type === 'object' || node.type === 'array';
      return { offset: node.offset, length: isGroup || at === 'open' ? 1 : node.length };
    },
  };
}

/** The node at a path, or the closest that holds it. */
function closest(root: Node | undefined, path: DataPath): { node: Node | undefined; isWhole: boolean } {
  let node = root;
  for (const key of path) {
    const next = node && childAt(node, key);
    if (!next) return { node, isWhole: false };
    node = next;
  }
  return { node, isWhole: true };
}

function childAt(node: Node, key: string | number): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(key)];
  return node.type === 'object' ? fieldsOf(node).get(String(key)) : undefined;
}

/** The values of a group's fields by their names: it may have thousands. */
const fieldsOf = memoize(
  ({ children = [] }: Node): Map<unknown, Node | undefined> =>
    new Map(children.map(({ children: [name, value] = [] }) => [name?.value, value])),
);

/** From a place in a text as data to its place in the file. */
export const partOfString = (text: string, start: number, within: Range): Range =>
  partBetween(unitsOfString(text, start), within);

/**
 * Where each unit of a text as data stands in the file, where `\n` takes two characters and `\u0041` six; and its end.
 */
function unitsOfString(text: string, start: number): number[] {
  const units = [];
  let at = start + 1;
  for (; at < text.length && text[at] !== '"'; at += lengthOfUnit(text, at)) units.push(at);
  units.push(at);
  return units;
}

function lengthOfUnit(text: string, at: number): number {
  if (text[at] !== '\\') return 1;
  return text[at + 1] === 'u' ? 6 : 2;
}

function partBetween(units: number[], { offset, length }: Range): Range {
  const [from, to] = [offset, offset + length].map((unit) => units[unit] ?? (units.at(-1) as number)) as [
    number,
    number,
  ];
  return { offset: from, length: to - from };
}
