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

/** A page in which something goes wrong, and the dice. */
interface Page {
  text: string;
  entries: Entry[];
  random: Random;
  /** One of a list. */
  one: <T>(list: readonly T[]) => T;
}

/** Where a sign stands that means something in JSON. */
const signIn = ({ text, one }: Page, signs = /[{}[\],:"]/g): number =>
  one([...text.matchAll(signs)].map(({ index }) => index));

const ofType = ({ entries }: Page, type: Node['type']): Entry[] => entries.filter(({ node }) => node.type === type);

const fieldsIn = ({ entries }: Page): Entry[] => entries.filter(({ whole }) => whole.type === 'property');

const sourceOf = (text: string, { offset, length }: Node): string => text.slice(offset, offset + length);

/** Puts what stands somewhere there twice. */
const doubled = (text: string, node: Node): string =>
  put(text, { offset: node.offset, length: 0 }, `${sourceOf(text, node)}, `);

const QUOTES = [
  ['“', '”'],
  ['„', '“'],
  ["'", "'"],
  ['«', '»'],
  ['`', '`'],
] as const;
const TYPED = ['x', '"', '\\', '{', '}', ',', '\t', '\u00a0', '\n', '<'];
const VALUES = ['5', 'true', 'null', '"x"', '["x"]', '{ "x": 1 }'];

/** What goes wrong by hand: with signs, with names, with values, with entries. */
const KINDS: Record<string, (page: Page) => string | undefined> = {
  'a sign left out': (page) => put(page.text, { offset: signIn(page), length: 1 }, ''),
  'a sign doubled': (page) => {
    const offset = signIn(page);
    return put(page.text, { offset, length: 1 }, (page.text[offset] ?? '').repeat(2));
  },
  'another sign': (page) => {
    const offset = signIn(page, /[{}[\],:]/g);
    return put(page.text, { offset, length: 1 }, page.one([';', '.', ',', ':', '}', ']', '=']));
  },
  'other quotes': (page) => {
    const { node } = page.one(ofType(page, 'string'));
    const [open, close] = page.one(QUOTES);
    return put(page.text, node, `${open}${sourceOf(page.text, node).slice(1, -1)}${close}`);
  },
  'a character typed': ({ text, one, random }) =>
    put(text, { offset: Math.floor(random() * text.length), length: 0 }, one(TYPED)),
  'a name misspelt': (page) => {
    const key = page.one(fieldsIn(page)).whole.children?.[0] as Node;
    return put(page.text, key, JSON.stringify(misspelt(key.value as string, page.random)));
  },
  'a field left out': (page) => without(page.text, page.one(fieldsIn(page)).whole),
  'an unknown field': (page) => {
    const { node } = page.one(ofType(page, 'object'));
    const more = node.children?.length ? ',' : '';
    return put(page.text, { offset: node.offset + 1, length: 0 }, ` "zzzzzz": "x"${more}`);
  },
  'a value of another type': ({ text, entries, one }) => {
    const { node } = one(entries);
    return put(text, node, one(VALUES.filter((other) => typeof JSON.parse(other) !== typeof getNodeValue(node))));
  },
  'a text misspelt': (page) => {
    const names = ofType(page, 'string').filter(({ node }) => /^[\w/#.:-]+$/.test(node.value as string));
    const { node } = page.one(names);
    return put(page.text, node, JSON.stringify(misspelt(node.value as string, page.random)));
  },
  'an empty text': (page) => put(page.text, page.one(ofType(page, 'string')).node, '" "'),
  'an empty list': (page) => put(page.text, page.one(ofType(page, 'array')).node, '[]'),
  'an entry doubled': ({ text, entries, one }) => {
    const listed = entries.filter(({ whole }) => whole.type !== 'property');
    return listed.length === 0 ? undefined : doubled(text, one(listed).node);
  },
  'a field doubled': (page) => doubled(page.text, page.one(fieldsIn(page)).whole),
  'a hidden character': (page) => {
    const { node } = page.one(ofType(page, 'string').filter((entry) => entry.node.length > 3));
    return put(page.text, { offset: node.offset + 2, length: 0 }, page.one(['\u202e', '\u2066', '\u0085']));
  },
  'a number too large': (page) => {
    const numbers = ofType(page, 'number');
    return numbers.length === 0 ? undefined : put(page.text, page.one(numbers).node, '99999');
  },
  'two values swapped': ({ text, entries, one }) => {
    const first = one(entries);
    const siblings = entries.filter(({ whole }) => whole.parent === first.whole.parent && whole !== first.whole);
    if (siblings.length === 0) return undefined;
    const both = [first.node, one(siblings).node] as const;
    const [a, b] = both[0].offset < both[1].offset ? both : [both[1], both[0]];
    return put(put(text, b, sourceOf(text, a)), a, sourceOf(text, b));
  },
  'two characters swapped': ({ text, random }) => {
    const at = Math.floor(random() * (text.length - 1));
    return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  },
  'cut off': ({ text, random }) => text.slice(0, 1 + Math.floor(random() * (text.trimEnd().length - 2))),
};

/** One random slip on a page. Undefined where the page has no place for it, or is the same as before. */
export function mutated(text: string, random: Random): Mutated | undefined {
  const root = parseTree(text);
  const kind = pick(Object.keys(KINDS), random);
  const changed = root && KINDS[kind]?.({ text, entries: entriesOf(root), random, one: (list) => pick(list, random) });
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
