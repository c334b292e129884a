import { getOrInsert } from '../../../model/memoize.ts';
import { blocksOf } from './mdast.ts';
import { blockElement } from './elements.ts';
import type { Found, RichTextFault } from './found.ts';
import { mayBeFormatted } from './may-be-formatted.ts';
import { isPlainWords, simpleMarkdown } from './simple-markdown.ts';
import type { Role } from '../../../model/content/roles.ts';
import type { RichText } from '../../../model/page/parts.ts';

/** What a text may have: an article also has code, quotations and tables. The names are roles of the schema. */
export type TextKind = Extract<Role, 'richText' | 'articleText'>;

const NOTHING: Found = { links: [], phrases: [], faults: [] };

/** Whether a value with this role is formatted text. */
export const isFormatted = (role: Role): role is TextKind => role === 'richText' || role === 'articleText';

interface ParsedRichText extends Found {
  tree: RichText;
}

/**
 * Several rules ask about the same text one after the other, and most texts of a page are the same when it is saved
 * again.
 */
const MAX_CACHED = 1000;
const known: Record<TextKind, Map<string, ParsedRichText>> = { richText: new Map(), articleText: new Map() };

const simpleOnes = new WeakSet<ParsedRichText>();

/** Whether a text is plain words, bold words and links alone. */
export const isSimple = (parsed: ParsedRichText): boolean => simpleOnes.has(parsed);

/**
 * Reads the Markdown subset of formatted texts: paragraphs, bold, emphasis, links, lists and line breaks, and in
 * articles code, quotations and tables. Never fails. What it returns is shared.
 */
export function parseRichText(markdown: string, kind: TextKind = 'richText'): ParsedRichText {
  return getOrInsert(known[kind], markdown, () => parse(markdown, kind), MAX_CACHED);
}

function parse(markdown: string, kind: TextKind): ParsedRichText {
  // Parsing takes twenty to fifty times as long, and few texts need it.
  if (isPlainWords(markdown)) return { tree: markdown, ...NOTHING };
  const simple = simpleMarkdown(markdown);
  if (!simple) return parseMarkdown(markdown, kind);
  const parsed = { ...NOTHING, ...simple };
  simpleOnes.add(parsed);
  return parsed;
}

/** The same by the parser alone, whatever the text. */
export function parseMarkdown(markdown: string, kind: TextKind): ParsedRichText {
  const found: Found = { links: [], phrases: [], faults: [] };
  const unread = deepIn(markdown) ?? crowdedIn(markdown) ?? underlinedIn(markdown);
  if (unread) {
    const { kind, offset, length = 1 } = unread;
    const source = markdown.slice(offset, offset + length);
    return { tree: markdown, ...NOTHING, faults: [{ kind, offset, source }] };
  }
  const reading = { ...found, text: markdown, base: 0, isArticle: kind === 'articleText' };
  const blocks = blocksOf(markdown).map((node) => blockElement(node, reading));
  const only = blocks.length === 1 && blocks[0]?.tag === 'p' ? blocks[0].children : undefined;
  const plain = only?.every((child) => typeof child === 'string') ? only.join('') : undefined;
  return { tree: plain ?? blocks, ...found };
}

/** A line so far inside of lists, or with so many signs of lists, that parsing it would take very long. */
const DEEP = /^(?: {200}|(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){40})/m;

/** Signs that may begin or end something, and so many of them that parsing a paragraph would take very long. */
const FORMATTING_SIGN = /[[\]!&*_`<\\]/g;
const MAX_SIGNS = 8_000;

/** A heading by the line below it, and so many of them that parsing a text would take very long. */
const UNDERLINED = /\S[ \t\r]*\n {0,3}(?:=+|-+)[ \t\r]*$/gm;
const MAX_UNDERLINED = 500;

type Unread = Pick<RichTextFault, 'kind' | 'offset'> & { length?: number };

function deepIn(markdown: string): Unread | undefined {
  const found = DEEP.exec(markdown);
  return found ? { kind: 'depth', offset: found.index } : undefined;
}

function crowdedIn(markdown: string): Unread | undefined {
  if (markdown.length <= MAX_SIGNS) return undefined;
  let offset = 0;
  for (const paragraph of markdown.split(/(?<=\n[ \t\r]*\n)/)) {
    const signs = paragraph.match(FORMATTING_SIGN) ?? [];
    if (signs.length > MAX_SIGNS) return { kind: 'crowded', offset: offset + paragraph.search(FORMATTING_SIGN) };
    offset += paragraph.length;
  }
  return undefined;
}

function underlinedIn(markdown: string): Unread | undefined {
  const found = [...markdown.matchAll(UNDERLINED)];
  const [first] = found;
  if (!first || found.length <= MAX_UNDERLINED) return undefined;
  const offset = markdown.lastIndexOf('\n', first.index) + 1;
  return { kind: 'heading', offset, length: first.index + first[0].length - offset };
}

/**
 * What is noted of a formatted text beside its elements. Most texts can have nothing and are not parsed: parsing is the
 * slowest thing the checker does.
 */
export function linksAndFaultsOf(text: string, kind: TextKind = 'richText'): Found {
  if (!mayBeFormatted(text)) return NOTHING;
  const { links, phrases, faults } = parseRichText(text, kind);
  return { links, phrases, faults };
}
