import type { ResolvedPage, RichNode } from '../page/types.ts';
import { SENTENCE_ENDS } from '../words/sentence-ends.ts';

/** Where a kind of block has words: in itself, in each entry of a list, or in fields. */
export type TextFields = 'text' | { items: TextFields } | { fields: [name: string, within: TextFields][] };

/** Where blocks have words that visitors read, by type; types without words are left out. */
export type TextFieldsByType = Readonly<Record<string, TextFields>>;

/** What the search shows of a page, and looks for words in. */
export interface SearchedPage {
  title: string;
  /** What search engines and tabs call the page, where that is another title. */
  tabTitle?: string;
  description: string;
  parts: SearchedPart[];
}

/** A heading and what stands below it. */
export interface SearchedPart {
  heading?: string;
  /** The section's name, where it can be linked to. */
  id?: string;
  text: string;
}

type Loose = Record<string, unknown>;

/** What stands in a line with the words around it. */
const INLINE = new Set(['strong', 'em', 'a', 'code', 'span']);

/** The words of formatted text. */
function plainText(node: RichNode): string {
  if (typeof node === 'string') return node;
  const text = (node.children ?? []).map(plainText).join('');
  return INLINE.has(node.tag) ? text : ` ${text} `;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map((node) => plainText(node as RichNode)).join('') : '';
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What can be found on a page, as its data has it: its words by section, in the order in which they are read. */
export function searchedPage(
  page: Pick<ResolvedPage, 'title' | 'head' | 'blocks'>,
  fieldsOf: TextFieldsByType,
): SearchedPage {
  const parts: SearchedPart[] = [];
  for (const block of page.blocks) {
    const fields = Object.hasOwn(fieldsOf, block.type) ? fieldsOf[block.type] : undefined;
    if (fields) collect(block as unknown as Loose, fields, parts, true);
  }
  const said = parts.map((part) => ({ ...part, text: tidy(part.text) }));
  return {
    title: page.title,
    // Otherwise it is the title and the name of the site.
    ...(!page.head.title.startsWith(`${page.title} | `) && { tabTitle: page.head.title }),
    description: page.head.description,
    parts: said.filter(({ heading, text }) => heading || text),
  };
}

const ENDS = `${SENTENCE_ENDS}:`;

/** What stands between two texts where they are read in one line: labels do not end as sentences do. */
function separator(before: string): string {
  const last = before.trimEnd().at(-1);
  return last === undefined || ENDS.includes(last) ? ' ' : ' · ';
}

/** Adds words to the last part; a block, and whatever within one has a heading, begins another. */
function collect(value: unknown, fields: TextFields, parts: SearchedPart[], isBlock = false): void {
  if (value === undefined || value === null) return;
  if (fields === 'text') {
    const last = parts.at(-1);
    if (last) last.text += `${separator(last.text)}${textOf(value)}`;
  } else if ('items' in fields) {
    for (const entry of value as unknown[]) collect(entry, fields.items, parts);
  } else {
    const { heading, id } = value as Loose;
    const begins = isBlock || typeof heading === 'string';
    if (begins)
      parts.push({
        ...(typeof heading === 'string' && { heading }),
        ...(typeof id === 'string' && { id }),
        text: '',
      });
    for (const [name, within] of fields.fields)
      if (name !== 'heading' || !begins) collect((value as Loose)[name], within, parts);
  }
}
