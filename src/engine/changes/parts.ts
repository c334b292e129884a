import { asText } from '../../model/words/as-text.ts';
import { blockName } from '../../model/content/block-name.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import { blocksIn } from '../site/blocks-in.ts';

/** A part of a document as a reader would name it, and what it says: each value a line. */
export interface Part {
  /** The type of a block; undefined for what is said about the page as a whole. */
  type?: string;
  name: string;
  lines: string[];
}

/** Fields that are for editors and programs. */
const LEFT_OUT = new Set(['$schema', 'version', 'note', 'type', 'blocks', 'block']);

/** What a document says, part by part: first what it says about itself, then its blocks. */
export function partsOf(document: ContentDocument): Part[] {
  const blocks = blocksIn(document).map(({ block }) => {
    const type = asText(block.type);
    const name = blockName(block);
    return { type, name: name === undefined ? type : `${type} “${name}”`, lines: linesOf(block) };
  });
  const about = linesOf(document.data);
  return about.length === 0 ? blocks : [{ name: 'about the page', lines: about }, ...blocks];
}

/** Every value below a group as a line: a text as it is, where its field says nothing more, else with its field. */
function linesOf(data: unknown, field = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item: unknown) => linesOf(item, field));
  if (data !== null && typeof data === 'object')
    return Object.entries(data).flatMap(([key, value]) => (LEFT_OUT.has(key) ? [] : linesOf(value, key)));
  if (typeof data !== 'string') return [`${field}: ${String(data)}`];
  return data.split('\n').flatMap((line) => (line.trim() === '' ? [] : [isText(line) ? line : `${field}: ${line}`]));
}

/** Whether a value speaks for itself: several words, or a sentence. */
const isText = (line: string): boolean => /\s|[.!?]$/.test(line);
