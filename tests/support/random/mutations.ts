import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { createDocument } from '../../../src/engine/read/document.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import type { Diagnostic } from '../../../src/model/diagnostics/diagnostic.ts';
import type { ContentDocument } from '../../../src/model/content/content.ts';

/** Numbers between 0 and 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One slip of the pen on a page. */
interface Mutated {
  kind: string;
  text: string;
}

type Random = () => number;
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

interface Entry {
  node: Node;
  /** The property or list entry as a whole. */
  whole: Node;
}

function entriesOf(root: Node): Entry[] {
  const entries: Entry[] = [];
  const walk = (node: Node): void => {
    for (const child of node.children ?? []) {
      const value = child.type === 'property' ? child.children?.[1] : child;
      if (!value) continue;
      entries.push({ node: value, whole: child });
      walk(value);
    }
  };
  walk(root);
  return entries;
}

const put = (text: string, { offset, length }: { offset: number; length: number }, words: string): string =>
  text.slice(0, offset) + words + text.slice(offset + length);

/** A word with one letter left out, doubled, wrong or in the wrong place. */
function misspelt(word: string, random: Random): string {
  const at = Math.floor(random() * Math.max(1, word.length - 1));
  const letter = word[at] ?? 'x';
  const way = Math.floor(random() * 4);
  if (way === 0) return word.slice(0, at) + word.slice(at + 1);
  if (way === 1) return word.slice(0, at) + letter + word.slice(at);
  if (way === 2) return word.slice(0, at) + (letter === 'q' ? 'x' : 'q') + word.slice(at + 1);
  return word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2);
}

/** Removes an entry with the comma that goes with it. */
function without(text: string, { offset, length }: Node): string {
  const after = /^\s*,/.exec(text.slice(offset + length))?.[0].length;
  if (after !== undefined) return put(text, { offset, length: length + after }, '');
  const before = /,\s*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  return put(text, { offset: offset - before, length: length + before }, '');
}

/** What goes wrong by hand: with signs, with names, with values, with entries. */
const KINDS: Record<string, (text: string, entries: Entry[], random: Random) => string | undefined> = {
  'a sign left out': (text, _entries, random) => {
    const signs = [...text.matchAll(/[{}[\],:"]/g)].map(({ index }) => index);
    return put(text, { offset: pick(signs, random), length: 1 }, '');
  },
  'a sign doubled': (text, _entries, random) => {
    const offset = pick(
      [...text.matchAll(/[{}[\],:"]/g)].map(({ index }) => index),
      random,
    );
    return put(text, { offset, length: 1 }, (text[offset] ?? '').repeat(2));
  },
  'another sign': (text, _entries, random) => {
    const offset = pick(
      [...text.matchAll(/[{}[\],:]/g)].map(({ index }) => index),
      random,
    );
    return put(text, { offset, length: 1 }, pick([';', '.', ',', ':', '}', ']', '='], random));
  },
  'other quotes': (text, entries, random) => {
    const { node } = pick(
      entries.filter((entry) => entry.node.type === 'string'),
      random,
    );
    const [open, close] = pick(
      [
        ['“', '”'],
        ['„', '“'],
        ["'", "'"],
        ['«', '»'],
        ['`', '`'],
      ] as const,
      random,
    );
    return put(text, node, `${open}${text.slice(node.offset + 1, node.offset + node.length - 1)}${close}`);
  },
  'a character typed': (text, _entries, random) =>
    put(
      text,
      { offset: Math.floor(random() * text.length), length: 0 },
      pick(['x', '"', '\\', '{', '}', ',', '\t', '\u00a0', '\n', '<'], random),
    ),
  'a name misspelt': (text, entries, random) => {
    const { whole } = pick(
      entries.filter((entry) => entry.whole.type === 'property'),
      random,
    );
    const key = whole.children?.[0] as Node;
    return put(text, key, JSON.stringify(misspelt(key.value as string, random)));
  },
  'a field left out': (text, entries, random) =>
    without(
      text,
      pick(
        entries.filter(({ whole }) => whole.type === 'property'),
        random,
      ).whole,
    ),
  'an unknown field': (text, entries, random) => {
    const { node } = pick(
      entries.filter((entry) => entry.node.type === 'object'),
      random,
    );
    return put(
      text,
      { offset: node.offset + 1, length: 0 },
      node.children?.length ? ' "zzzzzz": "x",' : ' "zzzzzz": "x"',
    );
  },
  'a value of another type': (text, entries, random) => {
    const { node } = pick(entries, random);
    const others = ['5', 'true', 'null', '"x"', '["x"]', '{ "x": 1 }'];
    return put(
      text,
      node,
      pick(
        others.filter((other) => typeof JSON.parse(other) !== typeof getNodeValue(node)),
        random,
      ),
    );
  },
  'a text misspelt': (text, entries, random) => {
    const isName = ({ node: { type, value } }: Entry): boolean =>
      type === 'string' && /^[\w/#.:-]+$/.test(value as string);
    const { node } = pick(entries.filter(isName), random);
    return put(text, node, JSON.stringify(misspelt(node.value as string, random)));
  },
  'an empty text': (text, entries, random) =>
    put(
      text,
      pick(
        entries.filter(({ node }) => node.type === 'string'),
        random,
      ).node,
      '" "',
    ),
  'an empty list': (text, entries, random) => {
    const lists = entries.filter(({ node }) => node.type === 'array');
    return put(text, pick(lists, random).node, '[]');
  },
  'an entry doubled': (text, entries, random) => {
    const listed = entries.filter(({ whole }) => whole.type !== 'property');
    if (listed.length === 0) return undefined;
    const { node } = pick(listed, random);
    return put(text, { offset: node.offset, length: 0 }, `${text.slice(node.offset, node.offset + node.length)}, `);
  },
  'a field doubled': (text, entries, random) => {
    const { whole } = pick(
      entries.filter((entry) => entry.whole.type === 'property'),
      random,
    );
    return put(text, { offset: whole.offset, length: 0 }, `${text.slice(whole.offset, whole.offset + whole.length)}, `);
  },
  'a hidden character': (text, entries, random) => {
    const { node } = pick(
      entries.filter((entry) => entry.node.type === 'string' && entry.node.length > 3),
      random,
    );
    return put(text, { offset: node.offset + 2, length: 0 }, pick(['\u202e', '\u2066', '\u0085'], random));
  },
  'a number too large': (text, entries, random) => {
    const numbers = entries.filter(({ node }) => node.type === 'number');
    return numbers.length === 0 ? undefined : put(text, pick(numbers, random).node, '99999');
  },
  'two values swapped': (text, entries, random) => {
    const first = pick(entries, random);
    const siblings = entries.filter(({ whole }) => whole.parent === first.whole.parent && whole !== first.whole);
    if (siblings.length === 0) return undefined;
    const [a, b] = [first.node, pick(siblings, random).node].toSorted((one, other) => one.offset - other.offset) as [
      Node,
      Node,
    ];
    const words = ({ offset, length }: Node): string => text.slice(offset, offset + length);
    return put(put(text, b, words(a)), a, words(b));
  },
  'two characters swapped': (text, _entries, random) => {
    const at = Math.floor(random() * (text.length - 1));
    return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  },
  'cut off': (text, _entries, random) => text.slice(0, 1 + Math.floor(random() * (text.trimEnd().length - 2))),
};

/** One random slip on a page. Undefined where the page has no place for it, or is the same as before. */
export function mutated(text: string, random: Random): Mutated | undefined {
  const root = parseTree(text);
  const kind = pick(Object.keys(KINDS), random);
  const changed = root && KINDS[kind]?.(text, entriesOf(root), random);
  return changed === undefined || changed === text ? undefined : { kind, text: changed };
}

/** What is said of a site in which one file says something else. */
export function checkedWith(
  content: SiteContent,
  { file, kind, address }: ContentDocument,
  text: string,
): { content: SiteContent; found: Diagnostic[] } {
  const document = createDocument(content.schemas, { file, kind, address }, new TextEncoder().encode(text));
  const documents = new Map(content.documents);
  documents.set(file, document);
  const changed = { ...content, documents };
  return { content: changed, found: checkContent(changed) };
}
